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
        [more] { $points } mehr durch Ortskarten und Technikplättchen.
       *[less] { $points } weniger durch Ortskarten und Technikplättchen.
    }
reason-merchant =
    { $way ->
        [more] { $points } mehr durch den Standort der Händlerfigur.
       *[less] { $points } weniger durch den Standort der Händlerfigur.
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
        [more] { $points } mehr durch den Plan Handel.
       *[less] { $points } weniger durch den Plan Handel.
    }
reason-intrigue =
    { $way ->
        [more] { $points } mehr durch den Plan Intrige.
       *[less] { $points } weniger durch den Plan Intrige.
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
        [more] { $points } mehr durch segensreiche Werke.
       *[less] { $points } weniger durch segensreiche Werke.
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
advice-others = Alternativen
advice-less = { $text } ({ $points } weniger)

help-command-hint = Einen Zug für eine gespeicherte Partie vorschlagen, mit Gründen und Alternativen.
help-hint-seat = für diesen Platz: red, blue, … oder 1, 2, … (sonst der erste, der am Zug ist)
hint-for = { $who }: { $asked }
hint-over = die Partie ist zu Ende, es gibt nichts mehr zu entscheiden
hint-not-asked = Platz „{ $seat }“ ist nicht am Zug

help-command-analyse = Eine beendete Partie analysieren: Gewinnchancen, die größten Fehler, Glück und Können.
help-analyse-seat = die Fehler dieses Platzes: red, blue, … oder 1, 2, … (auch mehrmals)
analyse-not-over = { $path }: Die Partie ist noch nicht zu Ende; nur eine beendete lässt sich analysieren
analyse-course = Gewinnchancen
analyse-all-rounds = Alle Runden
analyse-round = Runde { $round }
analyse-mistakes = Die größten Fehler
analyse-mistakes-of = Die größten Fehler von { $who }
analyse-no-mistakes = Keine einzelne Entscheidung hat Nennenswertes gekostet.
analyse-mistake = { $who }, Runde { $round }, Zug { $moment }: { $points } verloren, Gewinnchance −{ $chance }
analyse-done = Gespielt
analyse-better = Besser
analyse-draws = Die wichtigsten Ziehungen
analyse-draws-of = Die wichtigsten Ziehungen für { $who }
analyse-no-draws = Keine einzelne Ziehung hat Nennenswertes gebracht oder gekostet.
analyse-draw =
    { $way ->
        [more] { $who }, Runde { $round }, Zug { $moment }: { $points } Glück, Gewinnchance { $change }
       *[less] { $who }, Runde { $round }, Zug { $moment }: { $points } Pech, Gewinnchance { $change }
    }
analyse-luck-and-skill = Glück und Können
analyse-luck = Glück
analyse-skill = Können
analyse-choices = Entscheidungen
analyse-best = Beste Wahl getroffen
analyse-legend = Glück: Punkte, die Ziehungen über ihren Durchschnitt hinaus brachten. Können: minus die Punkte, die Entscheidungen kosteten. Beste Wahl getroffen: Entscheidungen, zu denen sich nichts Besseres fand.
