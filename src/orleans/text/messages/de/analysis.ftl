# Warum eine Entscheidung besser ist als eine andere, und was über ein gespieltes Spiel gesagt wird.

# Von der besseren Entscheidung: wie viele Punkte mehr oder weniger sie bringt, und woraus.

reason-points =
    { $way ->
        [more] { $points } mehr insgesamt.
       *[less] { $points } weniger insgesamt.
    }
reason-coins =
    { $way ->
        [more] { $points } mehr durch Münzen.
       *[less] { $points } weniger durch Münzen.
    }
reason-goods =
    { $way ->
        [more] { $points } mehr durch Waren.
       *[less] { $points } weniger durch Waren.
    }
reason-pieces =
    { $way ->
        [more] { $points } mehr durch Kontore und Bürger.
       *[less] { $points } weniger durch Kontore und Bürger.
    }
reason-development =
    { $way ->
        [more] { $points } mehr durch Entwicklung.
       *[less] { $points } weniger durch Entwicklung.
    }
reason-followers =
    { $way ->
        [more] { $points } mehr durch die Gefolgsleute im Spiel.
       *[less] { $points } weniger durch die Gefolgsleute im Spiel.
    }
reason-tracks =
    { $way ->
        [more] { $points } mehr durch die Schritte auf den Leisten.
       *[less] { $points } weniger durch die Schritte auf den Leisten.
    }
reason-tiles =
    { $way ->
        [more] { $points } mehr durch Ortsplättchen und Zahnräder.
       *[less] { $points } weniger durch Ortsplättchen und Zahnräder.
    }
reason-merchant =
    { $way ->
        [more] { $points } mehr durch den Standort des Kaufmanns.
       *[less] { $points } weniger durch den Standort des Kaufmanns.
    }
reason-ready =
    { $way ->
        [more] { $points } mehr durch das, was an Orten bereitsteht.
       *[less] { $points } weniger durch das, was an Orten bereitsteht.
    }
reason-round =
    { $way ->
        [more] { $points } mehr aus den Runden, die noch kommen.
       *[less] { $points } weniger aus den Runden, die noch kommen.
    }
reason-orders =
    { $way ->
        [more] { $points } mehr durch Aufträge.
       *[less] { $points } weniger durch Aufträge.
    }
reason-ti-events =
    { $way ->
        [more] { $points } mehr mit Blick auf die Ereignisse.
       *[less] { $points } weniger mit Blick auf die Ereignisse.
    }
reason-trade =
    { $way ->
        [more] { $points } mehr durch die Tafel Handel.
       *[less] { $points } weniger durch die Tafel Handel.
    }
reason-intrigue =
    { $way ->
        [more] { $points } mehr durch die Tafel Intrige.
       *[less] { $points } weniger durch die Tafel Intrige.
    }

# Johanna von Orléans.

reason-stations =
    { $way ->
        [more] { $points } mehr durch Kontore.
       *[less] { $points } weniger durch Kontore.
    }
reason-citizens =
    { $way ->
        [more] { $points } mehr durch Bürger.
       *[less] { $points } weniger durch Bürger.
    }
reason-routes =
    { $way ->
        [more] { $points } mehr durch Strecken.
       *[less] { $points } weniger durch Strecken.
    }
reason-warehouse =
    { $way ->
        [more] { $points } mehr durch das Lager.
       *[less] { $points } weniger durch das Lager.
    }
reason-bank =
    { $way ->
        [more] { $points } mehr durch die Bank.
       *[less] { $points } weniger durch die Bank.
    }
reason-monks =
    { $way ->
        [more] { $points } mehr durch Mönche.
       *[less] { $points } weniger durch Mönche.
    }
reason-depot =
    { $way ->
        [more] { $points } mehr durch das Depot.
       *[less] { $points } weniger durch das Depot.
    }
reason-deeds =
    { $way ->
        [more] { $points } mehr durch Segensreiche Werke.
       *[less] { $points } weniger durch Segensreiche Werke.
    }
reason-cards =
    { $way ->
        [more] { $points } mehr durch Ortskarten.
       *[less] { $points } weniger durch Ortskarten.
    }
reason-waiting =
    { $way ->
        [more] { $points } mehr durch das, was noch ausgeführt werden kann.
       *[less] { $points } weniger durch das, was noch ausgeführt werden kann.
    }
reason-picks =
    { $way ->
        [more] { $points } mehr durch die Plättchen, die noch genommen werden.
       *[less] { $points } weniger durch die Plättchen, die noch genommen werden.
    }
reason-joan =
    { $way ->
        [more] { $points } mehr, weil Johanna weniger bekommt.
       *[less] { $points } weniger, weil Johanna mehr bekommt.
    }

plan-place = { $place }: { $followers }
plan-nobody = niemanden einsetzen

points-figure =
    { $count ->
       *[other] { $figure } Punkte
    }

advice-why = Warum
advice-others = Stattdessen
advice-less = { $text } ({ $points } weniger)

help-command-hint = Sagen, was in einem gespeicherten Spiel zu tun ist, warum, und was sonst ginge.
help-hint-seat = für diesen Platz: red, blue, … oder 1, 2, … (sonst für den ersten, der gefragt ist)
hint-for = { $who }: { $asked }
hint-over = das Spiel ist zu Ende, es gibt nichts mehr zu entscheiden
hint-not-asked = der Platz „{ $seat }“ ist gerade nichts gefragt

help-command-analyse = Ein beendetes Spiel untersuchen: Gewinnaussichten, die größten Fehler, Glück und Können.
help-analyse-seat = die Fehler dieses Platzes: red, blue, … oder 1, 2, … (auch mehrmals)
analyse-not-over = { $path }: Das Spiel ist noch nicht zu Ende, und nur ein beendetes wird untersucht
analyse-course = Gewinnaussichten
analyse-all-rounds = Alle Runden
analyse-round = Runde { $round }
analyse-mistakes = Die größten Fehler
analyse-mistakes-of = Die größten Fehler von { $who }
analyse-no-mistakes = Keine einzelne Entscheidung hat Nennenswertes gekostet.
analyse-mistake = { $who }, Runde { $round }, Zug { $moment }: { $points } verloren, Gewinnaussicht −{ $chance }
analyse-done = Getan
analyse-better = Besser
analyse-draws = Die wichtigsten Ziehungen
analyse-draws-of = Die wichtigsten Ziehungen für { $who }
analyse-no-draws = Keine einzelne Ziehung hat Nennenswertes gebracht oder gekostet.
analyse-draw =
    { $way ->
        [more] { $who }, Runde { $round }, Zug { $moment }: { $points } Glück, Gewinnaussicht { $change }
       *[less] { $who }, Runde { $round }, Zug { $moment }: { $points } Pech, Gewinnaussicht { $change }
    }
analyse-luck-and-skill = Glück und Können
analyse-luck = Glück
analyse-skill = Können
analyse-choices = Entscheidungen
analyse-best = Beste gefunden
analyse-legend = Glück: Punkte, die Ziehungen über ihren Durchschnitt hinaus brachten. Können: minus die Punkte, die Entscheidungen kosteten. Beste gefunden: Entscheidungen, zu denen sich nichts Besseres fand.
