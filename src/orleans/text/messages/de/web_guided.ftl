# Der Browser-Client: die Begleitung der ersten Partie.

web-guide = Begleitung
web-guide-next = Weiter
web-guide-back = Den letzten Schritt noch einmal lesen
web-guide-skip = Überspringen
web-guide-show = Zeig es mir
web-guide-away = Begleitung weglegen
web-guide-call = Begleitung rufen
web-guide-play-on = Weiterspielen
web-guide-new = Neuer Tisch
web-guide-again = Noch einmal von vorn

web-guide-title =
    { $step ->
        [welcome] Willkommen in Orléans
        [resources] Was du hast
        [hour-glass] Das Stundenglas
        [market] Dein Markt
        [plan-castle] Wirb einen Ritter an
        [knight] Ein Schritt auf der Leiste
        [event] Ereignis und Volkszählung
        [draw] Gefolgsleute ziehen
        [plan-wagon] Bereite eine Reise vor
        [plan-farm] Eine zweite Aktion
        [travel] Unterwegs
        [good] Waren am Weg
        [bag] Was im Beutel ist
        [draw-again] Noch einmal ziehen
        [plan-station] Ein Kontor
        [plan-scholar] Ein Gelehrter
        [development] Entwicklung
        [plan-free] Plane frei
        [plan-done] Der Plan steht
        [use] Nutze den Ort
        [use-next] Zug um Zug
        [confirm] Bestätigen
        [event-now] Das Ereignis
        [asked] Eine Frage
        [wait] Die anderen sind dran
        [deeds] Segensreiche Werke
        [tiles] Ortsplättchen
        [monks] Mönche
        [scores] Wie gezählt wird
        [help] Wenn du nicht weiterweißt
        [end] Das war die Einführung
        [joan-welcome] Joan of Arc
        [joan-sheet] Dein Blatt
        [joan-product] Was am meisten zählt
        [joan-her] Johanna spielt mit
        [joan-monks] Deine Mönche
        [joan-deeds] Segensreiche Werke
        [joan-take] Nimm ein Plättchen
        [joan-confirm] Bestätigen
        [joan-act] Was das Plättchen tut
        [joan-fill] Eine Strecke
        [joan-build] Ein Kontor
        [joan-buy] Erwirb einen Ort
        [joan-pay] Bezahlen
        [joan-any] Eine Ware deiner Wahl
        [joan-good] Waren
        [joan-coin] Münzen
        [joan-develop] Entwicklung
        [joan-answers] Eine Frage
        [joan-points] Wie es steht
        [joan-help] Wenn du nicht weiterweißt
       *[joan-end] Jetzt kennst du den Weg
    }

web-guide-text =
    { $step ->
        [welcome] Du führst eine Kaufmannsfamilie im mittelalterlichen Orléans, gegen einen leichten Computergegner. Ich erkläre dir drei Runden einer echten Partie. Du darfst jederzeit auch anders ziehen.
        [resources] Diese Leiste zeigt deine Münzen, deine Entwicklung, Bürger, Kontore und wie viele Gefolgsleute im Beutel sind. Sie bleibt immer in Sicht.
        [hour-glass] Die Partie dauert 18 Runden. Am Anfang jeder Runde zeigt ein Plättchen das Ereignis, das an ihrem Ende wartet. Darunter steht, was es dir bringen wird.
        [market] Auf dem Markt stehen die Gefolgsleute, die du gezogen hast: jetzt dein eigener Bauer, Schiffer, Handwerker und Händler. Du schickst sie in Gruppen zu Orten.
        [plan-castle] Die Burg verlangt einen Bauern, einen Schiffer und einen Händler. Drück bei der Burg auf „Füllen“; oder tipp einen Gefolgsmann an und dann ein Feld, das aufleuchtet.
        [knight] Mit jedem Angeworbenen rückst du auf einer Leiste vor und bekommst, was sie zeigt. Der Ritter lässt dich ab jetzt einen Gefolgsmann mehr ziehen. Er ist in deinem Beutel.
        [event] Ein neues Plättchen wird aufgedeckt. Dann kommt die Volkszählung: Wer auf der Bauernleiste allein vorn steht, bekommt eine Münze. Schau, was das Ereignis dir bringt; du hast diese Runde Zeit dafür.
        [draw] Die genutzten Gefolgsleute sind zurück in deinem Beutel. Zieh so viele wie möglich: Dein Ritter ist dabei, und wer auf dem Markt blieb, steht noch dort.
        [plan-wagon] Der Wagen bringt deinen Kaufmann über einen Landweg. Er verlangt einen Bauern, einen Händler und den Ritter. Fülle ihn.
        [plan-farm] Schiffer und Handwerker bleiben übrig: Auf dem Bauernhof werben sie zusammen einen Bauern an. Er bringt Nahrung und zählt bei der Volkszählung. Fülle auch ihn.
        [travel] Auf der Karte leuchten die Landwege, die dir offenstehen. Ein Plättchen darauf ist eine Ware: Nimm einen Weg mit einer wertvollen. Brokat zählt 5, Getreide 1.
        [good] Du darfst die Ware nehmen, die auf diesem Weg liegt. Sie zählt am Ende Punkte, und manche Ereignisse verlangen Waren.
        [bag] Jeder Angeworbene macht den Beutel voller und das Ziehen unsicherer. Klapp das hier jederzeit auf: Es sagt genau, wen der nächste Zug bringen kann.
        [draw-again] Im Beutel können mehr Gefolgsleute sein, als du ziehen darfst. Zieh so viele wie möglich und schau, wer kommt.
        [plan-station] Mit einem Bauern, einem Handwerker und dem Ritter baut das Zunfthaus ein Kontor in der Stadt, in der dein Kaufmann steht, eines in jeder Stadt. Fülle es.
        [plan-scholar] Mit einem Bauern, einem Handwerker und einem Händler bringt die Universität einen Gelehrten, und er bringt dich auf der Entwicklungsleiste weit voran. Fülle sie.
        [development] Hier liegen Münzen und Bürger. Jeder Stern hebt deinen Entwicklungsstand: Am Ende zählt jedes Kontor und jeder Bürger so viel wie dein Stand, 1 bis 6.
        [plan-free] Such einen Ort, den du ganz besetzen kannst, und drück auf „Füllen“. Was nur teilweise besetzt ist, bleibt so für später. Passt dir nichts, heb deine Gefolgsleute für die nächste Runde auf.
        [plan-done] Ein Ort wirkt, sobald alle seine Felder besetzt sind. Drück auf „Fertig“: Haben alle geplant, beginnen die Aktionen.
        [use] Drück auf „Nutzen“: Der Ort tut, was er zeigt, und seine Gefolgsleute gehen zurück in deinen Beutel.
        [use-next] Reihum nutzt jeder einen Ort, bis alle gepasst haben. Du bestimmst die Reihenfolge. Wer passt, ist für diese Runde draußen.
        [confirm] Bis du bestätigst, kannst du mit den Pfeilen links alles zurücknehmen. Danach geht es bei den anderen weiter.
        [event-now] Jetzt tritt das Ereignis der Runde ein. Du wirst gefragt, was du gibst; die Antworten stehen in der Liste.
        [asked] Es ist etwas zu entscheiden. Alle möglichen Antworten stehen in der Liste: Wähle eine, du kannst sie zurücknehmen.
        [wait] Einen Moment: Die anderen entscheiden. Was sie tun, steht im Protokoll.
        [deeds] Im Rathaus schickst du Gefolgsleute für immer fort: Das bringt Münzen oder Entwicklung und hält den Beutel schlank. Wer ein Werk vollendet, bekommt seinen Bürger.
        [tiles] Jeder Händler, den du anwirbst, bringt ein neues Ortsplättchen deiner Wahl. Es gehört dir allein und ist oft stärker als die üblichen Orte.
        [monks] Ein Gelehrter und ein Händler werben hier einen Mönch an. Er vertritt jeden anderen Gefolgsmann.
        [scores] Münzen zählen je 1, Waren 1 bis 5, Kontore und Bürger je so viel wie dein Entwicklungsstand. Also: bauen und sich zugleich entwickeln.
        [help] Rückgängig nimmt einen Schritt zurück, die Glühbirne fragt einen starken Computerspieler um einen Tipp. Ein verbotener Zug nennt seine Regel, und das Protokoll erzählt alles noch einmal.
        [end] Du kennst jetzt eine ganze Runde. Spiel diese Partie zu Ende, beginn die Einführung von vorn oder eröffne einen eigenen Tisch.
        [joan-welcome] Du spielst zehn Runden gegen Johanna. Jede Runde liegen fünf Plättchen aus, die ihr abwechselnd nehmt. Jedes bringt etwas auf dein Blatt. Ich erkläre dir zwei Runden; du darfst jederzeit auch anders ziehen.
        [joan-sheet] Auf diesem Blatt trägst du ein, was du bekommst: Strecken und Städte, Waren, Münzen, Entwicklung und Werke. Was du jetzt eintragen kannst, leuchtet: Tipp es an. Bei allem anderen erfährst du, warum es nicht geht.
        [joan-product] Am Ende werden Kontore plus Bürger mit deinem Entwicklungsstand malgenommen, dem höchsten Stern, den du erreicht hast. Baue also, und entwickle dich zugleich.
        [joan-her] Du und Johanna wechselt euch ab: Sie deckt jedes Mal eine Karte auf und nimmt damit ein Plättchen. Hier siehst du, was sie eingetragen hat; auch das zählt Punkte. Was sie zuerst nimmt, bekommst du nicht mehr.
        [joan-monks] Dreimal im Spiel kannst du statt eines Plättchens einen Mönch anwerben: Er handelt als jeder Gefolgsmann, den du willst. Doch jeder von ihnen kostet am Ende Punkte.
        [joan-deeds] Statt seiner Aktion kann ein Plättchen seinen Gefolgsmann auf einem Werk ankreuzen: Du bekommst, was darunter steht. Wer zuerst alle drei ankreuzt, erhält auch den gelben Bonus.
        [joan-take] Wähle ein Plättchen: Bei jedem steht, was es bringen kann. Schiffer und Ritter führen über die Karte, Handwerker bauen, Händler erwerben Orte, Bauern bringen Waren, Gelehrte Entwicklung.
        [joan-confirm] Bis du bestätigst, kannst du alles zurücknehmen. Danach macht Johanna weiter.
        [joan-act] Ein Plättchen tut eines: seine Aktion oder eine Münze, hier in der Liste, oder ein Kreuz auf einem Werk, das auf deinem Blatt leuchtet.
        [joan-fill] Eine Strecke beginnt in Orléans oder dort, wo du schon warst. Tipp eine an, die leuchtet: Was sie zeigt, Waren oder Entwicklung, trägst du gleich ein.
        [joan-build] Du baust dort, wohin deine Strecken führen, in jeder Stadt einmal, und in Orléans von Anfang an. Beeil dich: Johannas Kontore verschließen dir Städte. Tipp eine Stadt an, die leuchtet.
        [joan-buy] Von nun an kann ein Plättchen des Gefolgsmanns, der dort steht, diesen Ort statt seiner eigenen Aktion nutzen. Erst kommt Kategorie I; die anderen öffnen sich nacheinander.
        [joan-pay] Münzen bezahlst du, indem du sie ausstreichst, in jeder Reihe von links. Eine ausgestrichene Spalte gibt den Bonus darunter.
        [joan-any] Tipp die Ware an, die du willst. Eine volle Reihe zählt die Punkte daneben, eine volle Spalte gibt sofort den Bonus darunter.
        [joan-good] Kreuz die Waren an, die du bekommen hast. Eine volle Reihe zählt die Punkte daneben, eine volle Spalte gibt sofort den Bonus darunter.
        [joan-coin] Wähle die Reihe der Bank, in der du die Münze einkreist. Eine ganz eingekreiste Reihe gibt den Bonus daneben.
        [joan-develop] Tipp das nächste Feld an. Sterne heben deinen Entwicklungsstand; was unter einem Feld steht, gehört dir, sobald du dort bist.
        [joan-answers] Es ist noch etwas zu entscheiden: Tipp an, was leuchtet, oder wähle in der Liste. Ein Kreuz bringt oft einen Bonus, und der Bonus das nächste Kreuz.
        [joan-points] Hier stehen die Punkte bisher nach Herkunft, deine und Johannas: Sieh, was viel bringt und was noch leer ist.
        [joan-help] Die Pfeile nehmen einen Schritt zurück, die Glühbirne fragt einen starken Computerspieler um Rat. Ein verbotener Zug nennt seine Regel, und das Protokoll erzählt alles noch einmal.
       *[joan-end] So geht jede Runde. Spiel bis zum Ende der zehnten, beginne die Begleitung von vorn oder eröffne einen Tisch mit anderen.
    }

# ---------------------------------------------------------- einen Tisch vorbereiten

web-setup-game-about =
    { $game ->
        [classic] Das Brettspiel, in achtzehn Runden: Personen aus deinem Beutel führen aus, was du planst, auf der Karte, auf den Leisten und für die Stadt.
       *[joan] Ziehen und Ankreuzen: Alle nehmen Plättchen und kreuzen auf ihrem eigenen Blatt an; allein geht es gegen Johanna.
    }
web-setup-least = Mindestens { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] Zwei bis vier Spieler, 20 Ortsplättchen. Jedes Ereignis ist gleich stark und kann jederzeit kommen; die Münzen sind begrenzt.
        [in-2021] Zwei bis fünf Spieler, 20 Ortsplättchen. Die Ereignisse kommen in drei Gruppen: Einkommen und Handelstag zahlen immer weniger, die Ernte verlangt immer mehr. Münzen gehen nie aus.
       *[other] Wie die Ausgabe von 2021, mit viel mehr Ortsplättchen, von denen dreizehn jeder Kategorie im Spiel sind, mit Bürgern auf der Karte und Zahnrädern, die der Handwerkerleiste folgen.
    }
web-clock-about = Ein Zeitvorrat für die ganze Partie, und nach jeder Entscheidung etwas dazu. Ist er verbraucht, entscheidet ein Computerspieler, bis du wieder da bist.
web-clock-kind =
    { $choice ->
        [none] Keine Uhr
        [quick] Schnell: 15 Minuten, je Entscheidung 20 Sekunden dazu
        [calm] Ruhig: 45 Minuten, je Entscheidung 60 Sekunden dazu
        [days] Über Tage: 3 Tage, je Entscheidung 12 Stunden dazu
       *[own] Wie ich es sage
    }
web-clock-bank = Zeitvorrat in Minuten
web-clock-increment = Je Entscheidung dazu, in Sekunden
web-clock-hours = Die Zeit läuft nur in bestimmten Stunden des Tages
web-clock-from = Von
web-clock-to = Bis
web-clock-zone = Zeitzone
web-setup-rules = Alle Regeln dieser Erweiterung
web-setup-share = Link zu diesem Aufbau
web-setup-share-about = Wer ihn öffnet, findet diese Auswahl vor und kann damit einen Tisch eröffnen.
