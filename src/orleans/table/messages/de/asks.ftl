# Was ein Platz gefragt wird, eine Meldung für jeden Schritt, der auf eine Entscheidung wartet.

ask-strike = Nimm ein Ortsplättchen aus dem Spiel, oder keines.
ask-draw =
    { $bag ->
        [one] Wie viele Gefolgsleute ziehst du? In deinem Beutel ist { $bag }, du darfst bis zu { $number } ziehen.
       *[other] Wie viele Gefolgsleute ziehst du? In deinem Beutel sind { $bag }, du darfst bis zu { $number } ziehen.
    }
ask-stow = Welche der neuen Gefolgsleute warten auf den zusätzlichen Marktfeldern? Neu: { $drawn }.
ask-plan = Planung: Welcher Gefolgsmann kommt wohin?
ask-act = Du bist am Zug: Führe eine Aktion aus oder passe.
ask-recruit = Welchen Gefolgsmann wirbst du an?
ask-expand =
    { $category ->
        [1] Wähle ein Ortsplättchen der Kategorie I, oder keines.
       *[other] Wähle ein Ortsplättchen der Kategorie I oder II, oder keines.
    }
ask-travel = Wohin reist dein Kaufmann?
ask-take_good = Nimm eine Ware dieser Verbindung, oder lass sie liegen.
ask-send =
    { $left ->
        [one] Zu welchem Segensreichen Werk schickst du einen Gefolgsmann?
       *[other] Zu welchem Segensreichen Werk schickst du einen Gefolgsmann? Bis zu { $left } sind möglich.
    }
ask-choose = Wähle, was dir { $source } bringt.
ask-pay = Wie viele Münzen zahlst du für ebenso viele Entwicklungspunkte?
ask-place_drawn =
    { $left ->
        [one] Setze einen der gezogenen Gefolgsleute ein: { $drawn }.
       *[other] Setze { $left } der gezogenen Gefolgsleute ein: { $drawn }.
    }
ask-choose_good = Welche Ware nimmst du aus dem Warenmarkt?
ask-wheel = Du darfst ein Zahnrad einsetzen oder es behalten.
ask-torture =
    { $missing ->
        [one] Du kannst { $missing } Münze nicht zahlen ({ $source }). Was gibst du stattdessen?
       *[other] Du kannst { $missing } Münzen nicht zahlen ({ $source }). Was gibst du für die erste?
    }
ask-harvest =
    { $owed ->
        [one] Ernte: Du schuldest { $owed } Nahrung. Gib Nahrung ab oder zahle dafür { $coins } Münzen.
       *[other] Ernte: Du schuldest { $owed } Nahrung. Gib Nahrung ab oder zahle für jede { $coins } Münzen.
    }
ask-ward = Dieses Ereignis mit { $place } abwehren?
ask-other = Was tust du?
