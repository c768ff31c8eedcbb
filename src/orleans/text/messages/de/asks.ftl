# Was ein Platz gefragt wird, eine Meldung für jeden Schritt, der auf eine Entscheidung wartet.

ask-strike = Nimm eine Ortskarte aus dem Spiel oder verzichte.
ask-draw =
    { $bag ->
        [one] Wie viele Gefolgsleute ziehst du? In deinem Beutel ist { $bag }, du darfst bis zu { $number } ziehen.
       *[other] Wie viele Gefolgsleute ziehst du? In deinem Beutel sind { $bag }, du darfst bis zu { $number } ziehen.
    }
ask-stow =
    { $new ->
        [0] Welche deiner Gefolgsleute warten auf den zusätzlichen Marktfeldern?
       *[other] Welche deiner Gefolgsleute warten auf den zusätzlichen Marktfeldern? Neu: { $drawn }.
    }
ask-plan = Planung: Welcher Gefolgsmann kommt wohin?
ask-act = Du bist am Zug: Führe eine Aktion aus oder passe.
ask-recruit = Welchen Gefolgsmann wirbst du an?
ask-expand =
    { $category ->
        [1] Wähle eine Ortskarte der Kategorie I oder verzichte.
       *[other] Wähle eine Ortskarte der Kategorie I oder II oder verzichte.
    }
ask-travel = Wohin reist deine Händlerfigur?
ask-take_good = Nimm eine Ware von diesem Weg oder lass sie liegen.
ask-send =
    { $left ->
        [one] Zu welchem segensreichen Werk entsendest du einen Gefolgsmann?
       *[other] Zu welchem segensreichen Werk entsendest du einen Gefolgsmann? Bis zu { $left } sind möglich.
    }
ask-choose = Wähle, was dir { $source } bringt.
ask-pay = Wie viele Münzen zahlst du für ebenso viele Entwicklungspunkte?
ask-place_drawn =
    { $left ->
        [one] Setze einen der gezogenen Gefolgsleute ein: { $drawn }.
       *[other] Setze { $left } der gezogenen Gefolgsleute ein: { $drawn }.
    }
ask-choose_good = Welche Ware nimmst du vom Warenmarkt?
ask-wheel = Du darfst ein Technikplättchen einsetzen oder es behalten.
ask-torture =
    { $missing ->
        [one] Folter ({ $source }): Was gibst du ab?
       *[other] Folter ({ $source }): Du musst { $missing } Dinge abgeben. Was gibst du zuerst ab?
    }
ask-harvest =
    { $first ->
        [food] { $owed ->
            [one] Ernte: Du schuldest { $owed } Nahrung und musst sie abgeben, wenn du kannst.
           *[other] Ernte: Du schuldest { $owed } Nahrung. Gib ab, was du hast; jede fehlende kostet { $coins } Münzen.
        }
       *[either] { $owed ->
            [one] Ernte: Du schuldest { $owed } Nahrung. Gib Nahrung ab oder zahle dafür { $coins } Münzen.
           *[other] Ernte: Du schuldest { $owed } Nahrung. Gib Nahrung ab oder zahle für jede { $coins } Münzen.
        }
    }
ask-ward = Dieses Ereignis abwehren? Möglich mit: { $places }.
ask-discard = Welche Ware gibst du ab ({ $source })?
ask-spend = Welche Ware gibst du ab ({ $source })?
ask-other_track = Auf welcher Leiste rückst du vor? Es muss nicht die { $track } sein.
ask-buy_tile = Kaufe eine Ortskarte: Kategorie I kostet { $one } Münzen, Kategorie II { $two }.
ask-newcomer = Wohin kommt der neue Gefolgsmann ({ $follower })?
ask-choose_giver = Wessen Kontor bringt dir eine Ware?
ask-give_good = Die Händlerfigur von { $to } ist zu deinem Kontor gekommen. Welche Ware gibst du ab?
ask-purchase =
    { $coins ->
        [one] { $good } für { $coins } Münze kaufen?
       *[other] { $good } für { $coins } Münzen kaufen?
    }
ask-choose_action =
    { $coins ->
        [0] Welche Aktion führst du aus ({ $source })?
       *[other] Welche Aktion führst du aus ({ $source })? Der Besitzer bekommt { $coins } Münzen.
    }
ask-jump = In welche Stadt geht deine Händlerfigur ({ $source })?
ask-wander =
    { $left ->
        [one] Wohin reist deine Händlerfigur ({ $source })? Du darfst noch { $left } Stadt weiter.
       *[other] Wohin reist deine Händlerfigur ({ $source })? Du darfst noch bis zu { $left } Städte weiter.
    }
ask-choose_rival = Wessen Händlerfigur bewegst du ({ $source })?
ask-move_other = Wohin bewegst du die Händlerfigur von { $other }?
ask-buy_from_route =
    { $coins ->
        [one] Eine Ware von diesem Weg nehmen? { $other } bekommt dafür { $coins } Münze.
       *[other] Eine Ware von diesem Weg nehmen? { $other } bekommt dafür { $coins } Münzen.
    }
ask-trade =
    { $left ->
        [one] Kaufe oder verkaufe eine Ware ({ $source }).
       *[other] Kaufe oder verkaufe Waren ({ $source }), bis zu { $left }.
    }
ask-give_same = Welche { $amount } gleichen Waren gibst du ab ({ $source })?
ask-take_other = Welche andere Ware nimmst du vom Warenmarkt?
ask-bake = Aus wie viel Getreide backst du Brot?
ask-choose_site = In welcher Stadt baust du ein Kontor ({ $source })?
ask-choose_bonus = Von welcher Leiste nimmst du den Bonus ({ $source })?
ask-shift_wheel = Welches Technikplättchen versetzt du ({ $source })?
ask-reset_wheel = Wohin legst du das Technikplättchen von { $wheel }?
ask-fill_room = Du darfst vor dem Ereignis noch Waren in dein Spielzimmer legen.
ask-other = Was tust du?
