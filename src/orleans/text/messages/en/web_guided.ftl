# The browser client: the guide of the first game.

web-guide = Guide
web-guide-next = Next
web-guide-back = Read the last step again
web-guide-skip = Skip this
web-guide-show = Show me
web-guide-away = Put the guide away
web-guide-call = Call the guide
web-guide-play-on = Play on
web-guide-new = New table
web-guide-again = Start the lesson again

web-guide-title =
    { $step ->
        [welcome] Welcome to Orléans
        [resources] What you have
        [hour-glass] The Hour Glass
        [market] Your Market
        [plan-castle] Recruit a Knight
        [knight] One step on the track
        [event] Event and Census
        [draw] Draw Followers
        [plan-wagon] Get ready to travel
        [plan-farm] A second action
        [travel] On the road
        [good] Goods on the way
        [bag] What is in the bag
        [draw-again] Draw again
        [plan-station] A Trading Station
        [plan-scholar] A Scholar
        [development] Development
        [plan-free] Plan freely
        [plan-done] The plan is ready
        [use] Use the Place
        [use-next] Turn by turn
        [confirm] Confirm
        [event-now] The event
        [asked] A question
        [wait] The others are playing
        [deeds] Beneficial Deeds
        [tiles] Place tiles
        [monks] Monks
        [scores] How points are counted
        [help] When you are stuck
        [end] That was the lesson
        [joan-welcome] Joan of Arc
        [joan-sheet] Your sheet
        [joan-product] What counts most
        [joan-her] Joan plays too
        [joan-monks] Your Monks
        [joan-deeds] Beneficial Deeds
        [joan-take] Take a tile
        [joan-confirm] Confirm
        [joan-act] What the tile does
        [joan-fill] A route
        [joan-build] A Trading Station
        [joan-buy] Acquire a Place
        [joan-pay] Pay
        [joan-any] A good of your choice
        [joan-good] Goods
        [joan-coin] Coins
        [joan-develop] Development
        [joan-answers] A question
        [joan-points] How things stand
        [joan-help] When you are stuck
       *[joan-end] Now you know the way
    }

web-guide-text =
    { $step ->
        [welcome] You lead a merchant family in medieval Orléans, against one easy computer player. I explain three rounds of a real game. You may make any other move at any time.
        [resources] This bar shows your coins, your development, Citizens, Trading Stations and how many Followers are in your bag. It stays in sight.
        [hour-glass] The game lasts 18 rounds. At the start of each, a tile shows the event that waits at its end. Below it stands what it will do to you.
        [market] The Followers you have drawn stand on the Market: now your own Farmer, Boatman, Craftsman and Trader. You send them in groups to Places.
        [plan-castle] The Castle asks for a Farmer, a Boatman and a Trader. Press Fill at the Castle; or tap a Follower, then a space that lights up.
        [knight] For each recruit you advance on a track and get what it shows. The Knight lets you draw one Follower more from now on. He is in your bag.
        [event] A new tile is turned. Then comes the Census: who is alone in front on the Farmers’ track gets a coin. Look what the event will bring you, you have this round to prepare.
        [draw] The Followers that you used went back to your bag. Draw as many as you can: your Knight is among them, and those left on the Market stay there.
        [plan-wagon] The Wagon takes your Merchant along a road. It asks for a Farmer, a Trader and the Knight. Fill it.
        [plan-farm] Boatman and Craftsman are left: together they recruit a Farmer at the Farm House. He brings food and counts in the Census. Fill it too.
        [travel] Roads that you can take are lit on the map. A tile that lies on one is a good: choose a road with a good that is worth much. Brocade counts 5, grain 1.
        [good] You may take the good that lies on this way. It counts points at the end, and some events ask for goods.
        [bag] Every recruit makes the bag fuller and the draw less certain. Unfold this at any time: it tells exactly whom the next draw may bring.
        [draw-again] There may be more Followers in the bag than you can draw. Draw as many as you can and see who comes.
        [plan-station] With a Farmer, a Craftsman and the Knight the Guildhall builds a Trading Station in the town where your Merchant stands, one in each town. Fill it.
        [plan-scholar] With a Farmer, a Craftsman and a Trader the University brings a Scholar, and he takes you far on the Development track. Fill it.
        [development] Here lie coins and Citizens. Each star raises your Status: at the end every Trading Station and every Citizen counts as much as your Status, 1 to 6.
        [plan-free] Choose a Place that you can complete and press Fill. One that is filled only partly stays so until later. If nothing suits you, keep your Followers for the next round.
        [plan-done] A Place acts once all its spaces are taken. Press Done: then everybody has planned, and the actions begin.
        [use] Press Use: the Place does what it shows, and its Followers go back to your bag.
        [use-next] One after another, each player uses one Place, until all have passed. You choose the order. Whoever passes is out for this round.
        [confirm] Until you confirm you can take everything back with the arrows on the left. After that the others go on.
        [event-now] The event of this round happens now. You are asked what you give; the answers stand in the list.
        [asked] Something has to be decided. All possible answers stand in the list: choose one, you can take it back.
        [wait] One moment: the others have to decide. What they do is told in the log.
        [deeds] At the Town Hall you send Followers away for good: that brings coins or development and keeps the bag slim. Whoever fills a deed gets its Citizen.
        [tiles] Each Trader that you recruit brings a new Place tile of your choice. It is yours alone and often stronger than the usual Places.
        [monks] A Scholar and a Trader recruit a Monk here. He stands in for any other Follower.
        [scores] Coins count 1 each, goods 1 to 5, and Trading Stations and Citizens each as much as your Status. So build, and develop at the same time.
        [help] Undo takes back a step, the bulb asks a strong computer player for a hint. A move that is not allowed names its rule, and the log tells everything again.
        [end] You know a whole round now. Play this game to its end, begin the lesson anew, or set up a table of your own.
        [joan-welcome] You play ten rounds against Joan. Five tiles lie on display each round; you and she take them in turn. Each tile lets you mark something on your sheet. I explain two rounds; you may make any other move at any time.
        [joan-sheet] On this sheet you mark what you get: routes and towns on the map, goods, coins, development and deeds. What you can mark now is lit: tap it. A tap on something else tells you why not.
        [joan-product] At the end, Trading Stations plus Citizens are multiplied by your Development Status, the highest star you have passed. So build, and develop at the same time.
        [joan-her] You and Joan alternate: on her turn she turns over a card and takes a tile with it. Here you see what she has marked; she scores too. What she takes first, you no longer get.
        [joan-monks] Three times in the game you can recruit a Monk instead of taking a tile: he acts as any Follower you like. But each of them costs points at the end.
        [joan-deeds] Instead of its action, a tile can mark its Follower on a deed: you get what stands below. Whoever is first to mark all three also gets the yellow bonus.
        [joan-take] Choose a tile: each says what it can bring. Boatmen and Knights lead across the map, Craftsmen build, Traders acquire Places, Farmers bring goods, Scholars development.
        [joan-confirm] Until you confirm you can take everything back. After that Joan goes on.
        [joan-act] A tile does one thing: its action or a coin, chosen in this list, or a mark on a deed that is lit on your sheet.
        [joan-fill] A route begins in Orléans or where you have been already. Tap one that is lit: you mark at once what it shows, goods or development.
        [joan-build] You build where your routes lead, once in each town, and in Orléans from the start. Be quick: Joan’s Trading Stations close towns to you. Tap a town that is lit.
        [joan-buy] From now on, a tile of the Follower shown there can use this Place instead of its own action. Category I comes first; the others open one after the other.
        [joan-pay] Coins are paid by crossing them off, row by row from the left. A column that is crossed off gives the bonus below it.
        [joan-any] Tap the kind of good you want. A full row counts the points beside it, a full column gives the bonus below it at once.
        [joan-good] Mark the goods that you have got. A full row counts the points beside it, a full column gives the bonus below it at once.
        [joan-coin] Choose the row of the bank in which you circle the coin. A row that is all circled gives the bonus beside it.
        [joan-develop] Tap the next space. Stars raise your Status; what stands below a space is yours as soon as you reach it.
        [joan-answers] Something is left to decide: tap what is lit, or choose in the list. A mark often gives a bonus, and the bonus the next mark.
        [joan-points] Here you see the points so far by source, yours and Joan’s: what brings much, and what is still empty.
        [joan-help] The arrows take back a step, the bulb asks a strong computer player for a hint. A move that is not allowed names its rule, and the log tells everything again.
       *[joan-end] That is how every round goes. Play on to the end of the tenth, begin the lesson anew, or set up a table with others.
    }

# ------------------------------------------------------------- setting up a table

web-setup-game-about =
    { $game ->
        [classic] The board game, in eighteen rounds: Followers drawn from your bag carry out what you plan, on the map, on the tracks and for the town.
       *[joan] Draw and write: everybody takes tiles and marks a sheet of their own; alone it goes against Joan.
    }
web-setup-least = At least { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] Two to four players, 20 Place tiles. Every event is equally strong and may come at any time; coins are limited.
        [in-2021] Two to five players, 20 Place tiles. The events come in three groups: Income and Trading Day pay less and less, Harvest asks for more and more. Coins never run out.
       *[other] As the edition of 2021, with many more Place tiles, of which thirteen of each category are in play, Citizens on the map, and Gear wheels that follow the Craftsmen’s track.
    }
web-clock-about = A bank of time for the whole game, and some more after each decision. When it has run out, a computer player decides until you are back.
web-clock-kind =
    { $choice ->
        [none] No clock
        [quick] Quick: 15 minutes, 20 seconds more each decision
        [calm] Calm: 45 minutes, 60 seconds more each decision
        [days] Over days: 3 days, 12 hours more each decision
       *[own] As I say
    }
web-clock-bank = Bank, in minutes
web-clock-increment = More each decision, in seconds
web-clock-hours = Time runs only in certain hours of the day
web-clock-from = From
web-clock-to = To
web-clock-zone = Time zone
web-setup-rules = All rules of this expansion
web-setup-share = Link to this set-up
web-setup-share-about = Whoever opens it finds these choices and can open a table with them.
