# An einem Tisch eines Servers, vom Terminal aus: orleans join.

join-link = „{ $link }“ ist kein Link zu einem Tisch; er sieht so aus: http://RECHNER:PORT/t/TISCH#SCHLÜSSEL.
join-said = { $text }
join-unreachable = { $server } ist nicht erreichbar ({ $reason }).
join-no-server = { $server } antwortet, ist aber kein Server für Tische.
join-flag = { $flag } geht an einem Tisch auf einem Server nicht.
join-too-many-bots = Bei { $players } Spielern gibt es nicht so viele Plätze für Computerspieler.
join-ask-name = Dein Name am Tisch?
join-own-link = Dein eigener Link zum Wiederkommen (behalte ihn für dich): { $link }
join-invitation = Die Einladung für deine Freunde: { $link }
join-come-back = Dein Platz bleibt dir. Komm zurück mit: orleans join { $link }
join-no-tables = An keinem Tisch auf { $server } ist ein Platz frei. Mit --new richtest du einen ein.
join-table =
    { $title }; am Tisch: { $who }; { $free ->
        [one] { $free } freier Platz
       *[other] { $free } freie Plätze
    }
join-seat-open = { $seat }: frei
join-seat =
    { $who } ({ $player }){ $state ->
        [away] , nicht da
        [stood_in] , es entscheidet der Computerspieler „{ $level }“
        [resigned] , aufgegeben
       *[here] { "" }
    }
join-watching = Du siehst zu. ? zeigt die Hilfe.
join-only-watch = „{ $text }“ ist kein Befehl. Du siehst zu: ? zeigt die Hilfe.
join-lost = Die Verbindung ist unterbrochen; neuer Versuch in { $seconds ->
        [one] einer Sekunde
       *[other] { $seconds } Sekunden
    }.
join-again = Wieder verbunden.
join-rule = Nicht möglich: Regel { $rule }
join-paused = Die Partie ist unterbrochen; mit resume geht es weiter.
join-open = Es { $count ->
        [one] fehlt noch ein Spieler
       *[other] fehlen noch { $count } Spieler
    }. So besetzen Computerspieler die freien Plätze: fill normal
join-open-watched = Es { $count ->
        [one] fehlt noch ein Spieler
       *[other] fehlen noch { $count } Spieler
    }.
join-waiting = Am Zug: { $who }.
join-drafted = Deine Züge: { $moves }. Mit confirm gelten sie; undo nimmt sie zurück.
join-clock = Uhr
join-clock-of =
    { $who } { $time }{ $state ->
        [runs] { " " }(läuft)
       *[stands] { "" }
    }
join-no-clock = An diesem Tisch gibt es keine Uhr.
join-hint = Ein Computerspieler würde so ziehen:
join-ask-what = Worum bittest du die anderen? ask undo, ask pause, ask resume, ask end, ask bot Ben
join-link-whose = Wer soll einen neuen Link bekommen? Tippe: link Ben
join-link-new = Der neue Link für { $who }; der alte gilt nicht mehr: { $link }
join-resign = Ein Computerspieler übernimmt dann deinen Platz endgültig. Gib resign noch einmal ein, um aufzugeben.
join-rematch = Noch eine Partie; dein Platz dort: orleans join { $link }
join-help =
    Gib eine Nummer der Liste ein oder einen Zug:
      3              Möglichkeit 3 der Liste; mehrere auf einmal: 3; 5; done
      ship           beim Planen: das Schiff füllen, soweit es geht (Joker zuletzt)
      undo, undo all den letzten Zug zurücknehmen, oder alle eigenen
      redo  confirm  ihn noch einmal machen; zurückgehaltene Züge gelten lassen
      hint  follow   was ein Computerspieler täte; so ziehen
      why Zug        ob das möglich ist, und wenn nicht, warum
    Umsehen:
      board  who  clock  log  log all
      rules wörter   die Regeln durchsuchen; rules plan.match liest eine
      tile name      was ein Ort, Werk oder Ereignis tut, und die Quelle
      language fr    auf Französisch weiterspielen; auch de, en
    Mit den anderen:
      say text       reden
      ask undo       um Zustimmung bitten; auch ask pause, resume, end, bot Ben
      agree  decline  withdraw
      pause  resume  solange es keine Uhr gibt
      bot  bot stufe ein Computerspieler entscheidet; back übernimmt wieder
      fill stufe     Computerspieler nehmen die freien Plätze
      leave  resign  vor dem Beginn gehen; den Platz endgültig aufgeben
      link Ben       als Tischleitung: ein neuer Link; der alte gilt nicht mehr
      rematch        noch eine Partie mit denselben Spielern
      quit           gehen; dein Platz bleibt dir
join-looks = Außerdem: { $looks }
