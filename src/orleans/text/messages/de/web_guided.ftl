# Der Browser-Client: die Einführung in der ersten Partie.

web-guide = Einführung
web-guide-next = Weiter
web-guide-back = Vorheriger Schritt
web-guide-skip = Überspringen
web-guide-show = Zeig es mir
web-guide-away = Einführung ausblenden
web-guide-call = Einführung zeigen
web-guide-play-on = Weiterspielen
web-guide-new = Neuer Tisch
web-guide-again = Einführung neu beginnen

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
        [tiles] Ortskarten
        [monks] Mönche
        [scores] Wofür es Punkte gibt
        [help] Wenn du nicht weiterweißt
        [end] Das war die Einführung
        [joan-welcome] Johanna
        [joan-sheet] Dein Blatt
        [joan-product] Was die meisten Punkte bringt
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
        [joan-points] Der Punktestand
        [joan-help] Wenn du nicht weiterweißt
       *[joan-end] Jetzt weißt du, wie es geht
    }

web-guide-text =
    { $step ->
        [welcome] Du führst eine Kaufmannsfamilie im mittelalterlichen Orléans, gegen einen leichten Computergegner. Ich führe dich durch drei Runden einer echten Partie. Du darfst jederzeit auch anders ziehen.
        [resources] Diese Leiste zeigt deine Münzen, deine Entwicklung, Bürger, Kontore und wie viele Gefolgsleute im Beutel sind. Sie ist immer zu sehen.
        [hour-glass] Die Partie dauert 18 Runden. Am Anfang jeder Runde zeigt eine Karte das Ereignis, das am Ende der Runde eintritt. Darunter steht, was es für dich bedeutet.
        [market] Auf dem Markt liegen die Gefolgsleute, die du gezogen hast: im Moment deine eigenen, Bauer, Schiffer, Handwerker und Händler. Du schickst sie in Gruppen zu Orten.
        [plan-castle] Die Burg verlangt einen Bauern, einen Schiffer und einen Händler. Drück bei der Burg auf „Füllen“ oder tipp erst einen Gefolgsmann und dann ein leuchtendes Feld an.
        [knight] Mit jedem Angeworbenen rückst du auf einer Leiste vor und bekommst, was sie zeigt. Der Ritter lässt dich ab jetzt einen Gefolgsmann mehr ziehen. Er ist in deinem Beutel.
        [event] Eine neue Karte wird aufgedeckt. Dann kommt die Volkszählung: Wer auf der Bauernleiste allein vorn steht, bekommt eine Münze. Schau, was das Ereignis für dich bedeutet; du hast diese Runde Zeit, dich vorzubereiten.
        [draw] Die genutzten Gefolgsleute sind zurück in deinem Beutel. Zieh so viele wie möglich: Dein Ritter ist dabei, und wer auf dem Markt blieb, steht noch dort.
        [plan-wagon] Der Wagen bringt deine Händlerfigur auf einem Landweg in die nächste Stadt. Er verlangt einen Bauern, einen Händler und den Ritter. Besetze ihn.
        [plan-farm] Schiffer und Handwerker bleiben übrig: Im Bauernhaus werben sie zusammen einen Bauern an. Er bringt Nahrung und zählt bei der Volkszählung. Besetze auch diesen Ort.
        [travel] Auf der Karte leuchten die Landwege, die dir offenstehen. Die Plättchen darauf sind Waren: Wähle einen Weg mit einer wertvollen. Brokat zählt 5 Punkte, Getreide 1.
        [good] Du darfst die Ware nehmen, die auf diesem Weg liegt. Sie bringt am Ende Punkte, und manche Ereignisse verlangen Waren.
        [bag] Mit jedem Angeworbenen wird der Beutel voller und das Ziehen unsicherer. Klapp das hier jederzeit auf: Es zeigt genau, wen du als Nächstes ziehen kannst.
        [draw-again] Im Beutel können mehr Gefolgsleute sein, als du ziehen darfst. Zieh so viele wie möglich und schau, wer kommt.
        [plan-station] Mit einem Bauern, einem Handwerker und dem Ritter baut das Gildenhaus ein Kontor in der Stadt deiner Händlerfigur, höchstens eines je Stadt. Besetze es.
        [plan-scholar] Mit einem Bauern, einem Handwerker und einem Händler bringt die Universität einen Gelehrten, der dich auf der Entwicklungsleiste weit voranbringt. Besetze sie.
        [development] Hier warten Münzen und Bürger. Jeder Stern hebt deinen Entwicklungsstand: Am Ende zählen jedes Kontor und jeder Bürger so viel wie dein Stand, 1 bis 6.
        [plan-free] Such einen Ort, den du ganz besetzen kannst, und drück auf „Füllen“. Was nur teilweise besetzt ist, bleibt so für später. Passt dir nichts, heb dir deine Gefolgsleute für die nächste Runde auf.
        [plan-done] Ein Ort wirkt, sobald alle seine Felder besetzt sind. Drück auf „Fertig“: Sobald alle geplant haben, beginnen die Aktionen.
        [use] Drück auf „Nutzen“: Der Ort tut, was er zeigt, und seine Gefolgsleute gehen zurück in deinen Beutel.
        [use-next] Reihum nutzt jeder einen Ort, bis alle gepasst haben. Du bestimmst die Reihenfolge. Wer passt, ist für diese Runde draußen.
        [confirm] Bis du bestätigst, kannst du mit den Pfeilen links alles zurücknehmen. Danach geht es bei den anderen weiter.
        [event-now] Jetzt tritt das Ereignis der Runde ein. Wähle in der Liste, was du abgibst.
        [asked] Es ist etwas zu entscheiden. Alle möglichen Antworten stehen in der Liste: Wähle eine; du kannst sie wieder zurücknehmen.
        [wait] Einen Moment: Die anderen entscheiden. Was sie tun, steht im Protokoll.
        [deeds] Im Rathaus entsendest du Gefolgsleute für immer: Das bringt Münzen oder Entwicklung und hält den Beutel schlank. Wer ein Werk vollendet, bekommt seinen Bürger.
        [tiles] Jeder Händler, den du anwirbst, bringt eine neue Ortskarte deiner Wahl. Sie gehört dir allein und ist oft stärker als die üblichen Orte.
        [monks] Ein Gelehrter und ein Händler werben hier einen Mönch an. Er ersetzt jeden anderen Gefolgsmann.
        [scores] Münzen zählen je 1, Waren 1 bis 5, Kontore und Bürger je so viel wie dein Entwicklungsstand. Also: bauen und sich zugleich entwickeln.
        [help] „Zurücknehmen“ macht einen Schritt rückgängig; die Glühbirne fragt einen starken Computerspieler um einen Tipp. Ist ein Zug verboten, siehst du die Regel dazu, und im Protokoll steht alles, was geschehen ist.
        [end] Du kennst jetzt eine ganze Runde. Spiel diese Partie zu Ende, beginn die Einführung von vorn oder eröffne einen eigenen Tisch.
        [joan-welcome] Du spielst zehn Runden gegen Johanna. Jede Runde liegen fünf Plättchen aus, die ihr abwechselnd nehmt. Mit jedem trägst du etwas auf deinem Blatt ein. Ich führe dich durch zwei Runden; du darfst jederzeit auch anders ziehen.
        [joan-sheet] Auf diesem Blatt trägst du ein, was du bekommst: Strecken und Städte, Waren, Münzen, Entwicklung und Werke. Was du jetzt eintragen kannst, leuchtet: Tipp es an. Bei allem anderen erfährst du, warum es nicht geht.
        [joan-product] Am Ende wird die Summe aus Kontoren und Bürgern mit deinem Entwicklungsstand multipliziert, dem höchsten Stern, den du erreicht hast. Baue also und entwickle dich zugleich.
        [joan-her] Du und Johanna wechselt euch ab: Sie deckt jedes Mal eine Karte auf und nimmt damit ein Plättchen. Hier siehst du, was sie eingetragen hat; auch das zählt Punkte. Was sie zuerst nimmt, bekommst du nicht mehr.
        [joan-monks] Dreimal im Spiel kannst du statt eines Plättchens einen Mönch anwerben: Er handelt als beliebiger Gefolgsmann. Doch jeder Mönch kostet dich am Ende Punkte.
        [joan-deeds] Statt die Aktion zu nutzen, kannst du den Gefolgsmann des Plättchens bei einem Werk ankreuzen: Du bekommst, was darunter steht. Wer zuerst alle drei ankreuzt, erhält auch den gelben Bonus.
        [joan-take] Wähle ein Plättchen: Bei jedem steht, was es bringen kann. Schiffer und Ritter bringen dich über die Karte, Handwerker bauen, Händler erwerben Orte, Bauern bringen Waren, Gelehrte Entwicklung.
        [joan-confirm] Bis du bestätigst, kannst du alles zurücknehmen. Danach macht Johanna weiter.
        [joan-act] Ein Plättchen kann nur eines: seine Aktion oder eine Münze (hier in der Liste) oder ein Kreuz bei einem Werk, das auf deinem Blatt leuchtet.
        [joan-fill] Eine Strecke beginnt in Orléans oder dort, wo du schon warst. Tipp eine an, die leuchtet: Was sie zeigt, Waren oder Entwicklung, trägst du gleich ein.
        [joan-build] Du baust dort, wohin deine Strecken führen, in jeder Stadt einmal, und in Orléans von Anfang an. Beeil dich: Johannas Kontore verschließen dir Städte. Tipp eine Stadt an, die leuchtet.
        [joan-buy] Von nun an kann ein Plättchen des Gefolgsmanns, der dort steht, diesen Ort statt seiner eigenen Aktion nutzen. Erst kommt Kategorie I; die anderen werden nacheinander verfügbar.
        [joan-pay] Münzen bezahlst du, indem du sie durchstreichst, in jeder Reihe von links. Eine ganz durchgestrichene Spalte gibt den Bonus darunter.
        [joan-any] Tipp die Ware an, die du willst. Eine volle Reihe bringt die Punkte daneben, eine volle Spalte gibt sofort den Bonus darunter.
        [joan-good] Kreuz die Waren an, die du bekommen hast. Eine volle Reihe bringt die Punkte daneben, eine volle Spalte gibt sofort den Bonus darunter.
        [joan-coin] Wähle die Reihe der Bank, in der du die Münze einkreist. Eine ganz eingekreiste Reihe gibt den Bonus daneben.
        [joan-develop] Tipp das nächste Feld an. Sterne heben deinen Entwicklungsstand; was unter einem Feld steht, gehört dir, sobald du dort bist.
        [joan-answers] Es ist noch etwas zu entscheiden: Tipp an, was leuchtet, oder wähle in der Liste. Ein Kreuz bringt oft einen Bonus, und der Bonus das nächste Kreuz.
        [joan-points] Hier siehst du die bisherigen Punkte nach Herkunft, deine und Johannas: was viel bringt und was noch leer ist.
        [joan-help] Die Pfeile nehmen einen Schritt zurück, die Glühbirne fragt einen starken Computerspieler um einen Tipp. Ist ein Zug verboten, siehst du die Regel dazu, und im Protokoll steht alles, was geschehen ist.
       *[joan-end] So läuft jede Runde. Spiel bis zum Ende der zehnten, beginne die Einführung von vorn oder eröffne einen Tisch mit anderen.
    }

# ---------------------------------------------------------- einen Tisch vorbereiten

web-setup-game-about =
    { $game ->
        [classic] Das Brettspiel in achtzehn Runden: Gefolgsleute aus deinem Beutel setzen um, was du planst: auf der Karte, auf den Leisten und für die Stadt.
       *[joan] Ziehen und Ankreuzen: Alle nehmen Plättchen und kreuzen auf ihrem eigenen Blatt an; allein geht es gegen Johanna.
    }
web-setup-least = Mindestens { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] Zwei bis vier Spieler, 20 Ortskarten. Jedes Ereignis ist gleich stark und kann jederzeit kommen; die Münzen sind begrenzt.
        [in-2021] Zwei bis fünf Spieler, 20 Ortskarten. Die Ereignisse kommen in drei Gruppen: Einkommen und Handelstag zahlen immer weniger, die Ernte verlangt immer mehr. Münzen gehen nie aus.
       *[other] Wie die Ausgabe von 2021, mit viel mehr Ortskarten (je Kategorie sind dreizehn im Spiel), mit Bürgern auf der Landkarte und Technikplättchen, die der Handwerkerleiste folgen.
    }
web-clock-about = Ein Zeitvorrat für die ganze Partie, und nach jeder Entscheidung etwas dazu. Ist er verbraucht, entscheidet ein Computerspieler, bis du wieder da bist.
web-clock-kind =
    { $choice ->
        [none] Keine Uhr
        [quick] Schnell: 15 Minuten, je Entscheidung 20 Sekunden dazu
        [calm] Ruhig: 45 Minuten, je Entscheidung 60 Sekunden dazu
        [days] Fernpartie: 3 Tage, je Entscheidung 12 Stunden dazu
       *[own] Eigene Bedenkzeit
    }
web-clock-bank = Zeitvorrat (Minuten)
web-clock-increment = Je Entscheidung dazu (Sekunden)
web-clock-hours = Die Uhr läuft nur zu bestimmten Tageszeiten
web-clock-from = Von
web-clock-to = Bis
web-clock-zone = Zeitzone
web-setup-rules = Alle Regeln dieser Erweiterung
web-setup-share = Link zu diesem Aufbau
web-setup-share-about = Wer ihn öffnet, findet diese Auswahl vor und kann damit einen Tisch eröffnen.
