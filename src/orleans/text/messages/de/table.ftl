# Ein Tisch und die Leute daran: was der Tisch nicht erlaubt, und was von ihm erzählt wird.

table-clock-range = Die Uhr braucht 1 bis { $most } Sekunden Bedenkzeit und höchstens { $increment } je Entscheidung dazu.
table-clock-zone = Es gibt keine Zeitzone „{ $zone }“.
table-clock-hours = „{ $hours }“ ist keine gültige Zeitspanne; schreib sie wie 08:00-22:30, mindestens eine Stunde lang.
table-no-player = Es gibt keinen Computerspieler „{ $name }“; es gibt { $known }.
table-seat-taken = Dieser Platz ist besetzt.
table-nobody-there = Auf diesem Platz sitzt keine Person.
table-name-empty = Bitte gib einen Namen an.
table-name-taken = { $name } sitzt schon an diesem Tisch; wähle einen anderen Namen.
table-name-unreadable = Bitte wähle einen Namen, den alle lesen können, ohne unsichtbare Zeichen und ohne gehäufte Akzente.
table-name-alike = „{ $name }“ ist { $other } zu ähnlich; dieser Name ist schon am Tisch, wähle einen anderen.
table-not-host = Nur wer den Tisch leitet, kann einem Platz einen neuen Link geben.
table-has-begun = Die Partie hat schon begonnen.
table-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch frei.
table-is-over = Die Partie ist zu Ende.
table-is-paused = Die Partie ist unterbrochen.
table-not-paused = Die Partie ist nicht unterbrochen.
table-stood-in = Für diesen Platz entscheidet jetzt der Computerspieler „{ $level }“; komm erst zurück.
table-stale = Die Frage hat sich inzwischen geändert. Bitte sieh noch einmal hin.
table-moves-number = Ein Befehl enthält 1 bis { $most } Züge.
table-draft-long = Ein Entwurf hat höchstens { $most } Züge; nimm erst einige davon zurück.
table-moves-blind = Mit „{ $move }“ wird etwas gezogen oder aufgedeckt; was folgt, muss darauf warten.
table-nothing-to-confirm = Es gibt nichts zu bestätigen.
table-undo-nothing = Es gibt nichts zurückzunehmen.
table-undo-other = Das kannst du nicht allein zurücknehmen: Seitdem hat jemand anders entschieden.
table-undo-revealed = Das kannst du nicht allein zurücknehmen: Seitdem wurde etwas gezogen oder aufgedeckt.
table-undo-over = Das lässt sich nicht zurücknehmen: Die Partie ist zu Ende und ihr Startwert bekannt.
table-redo-nothing = Es gibt nichts zu wiederholen.
table-no-proposal = Es liegt kein Vorschlag vor.
table-one-proposal = Es gibt schon einen Vorschlag; er muss erst beantwortet werden.
table-needs-consent = Solange Uhren laufen, braucht es dafür die Zustimmung der anderen.
table-not-away = Kein Computerspieler entscheidet für dich.
table-only-person = Du spielst hier als einziger Mensch: Der Tisch wartet auf dich, und niemand entscheidet an deiner Stelle.
table-not-there = Ein Computerspieler kann nur für eine andere Person an diesem Tisch entscheiden.
table-resigned = Diese Person hat aufgegeben.
table-talk-length = Eine Nachricht hat 1 bis { $most } Zeichen.

ask-confirm = Bestätige deine Züge, oder nimm sie zurück.
ask-confirm-unmade = Bestätige „{ $move }“ oder nimm es jetzt zurück.

told-sat =
    { $player ->
        [human] { $who } nimmt Platz.
       *[other] { $who } nimmt Platz: der Computerspieler „{ $level }“.
    }
told-left = { $who } verlässt den Tisch.
told-linked = { $who } erstellt für den Platz von { $about } einen neuen Link; der alte gilt nicht mehr.
told-started = Alle sind da; die Partie beginnt.
told-undone = { $who } nimmt Züge zurück.
told-proposed =
    { $what ->
        [undo] { $who } möchte Züge zurücknehmen.
        [pause] { $who } möchte unterbrechen.
        [resume] { $who } möchte weiterspielen.
        [stand_in] { $who } möchte, dass ein Computerspieler für { $about } entscheidet.
       *[end] { $who } möchte die Partie ohne Ergebnis beenden.
    }
told-agreed = { $who } stimmt zu.
told-declined = { $who } lehnt ab.
told-withdrawn = { $who } zieht den Vorschlag zurück.
told-paused = Die Partie ist unterbrochen.
told-resumed = Die Partie geht weiter.
told-stood_in = Der Computerspieler „{ $level }“ entscheidet jetzt für { $about }.
told-flagged = Die Zeit von { $who } ist abgelaufen; vorerst entscheidet der Computerspieler „{ $level }“.
told-came_back = { $who } ist zurück.
told-resigned = { $who } gibt auf; der Computerspieler „{ $level }“ übernimmt den Platz.
told-ended = Die Partie endet ohne Ergebnis.
told-said = { $who }: { $text }
told-rematch = { $who } schlägt eine weitere Partie vor.
told-moves = { $who }: { $moves }.
told-moves-unseen =
    { $count ->
        [one] { $who } macht einen Zug.
       *[other] { $who } macht { $count } Züge.
    }
