# The browser client: the guide of the first game.

web-guide = Guide
web-guide-next = Next
web-guide-back = Previous step
web-guide-skip = Skip this step
web-guide-show = Show me
web-guide-away = Hide the guide
web-guide-call = Show the guide
web-guide-play-on = Keep playing
web-guide-new = New table
web-guide-again = Restart the lesson

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
        [bag] What’s in the bag
        [draw-again] Draw again
        [plan-station] A Trading Station
        [plan-scholar] A Scholar
        [development] Development
        [plan-free] Plan freely
        [plan-done] The plan is ready
        [use] Use the Place
        [use-next] Taking turns
        [confirm] Confirm
        [event-now] The event
        [asked] A question
        [wait] The others are playing
        [deeds] Beneficial Deeds
        [tiles] Place tiles
        [monks] Monks
        [scores] How you score
        [help] If you get stuck
        [end] That’s the lesson
        [joan-welcome] Joan of Arc
        [joan-sheet] Your sheet
        [joan-product] What scores most
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
        [joan-points] The score so far
        [joan-help] If you get stuck
       *[joan-end] Now you know how to play
    }

web-guide-text =
    { $step ->
        [welcome] You lead a merchant family in medieval Orléans, against one easy computer player. I’ll walk you through three rounds of a real game. You can make other moves at any time.
        [resources] This bar shows your coins, your development, Citizens, Trading Stations and how many Followers are in your bag. It’s always in view.
        [hour-glass] The game lasts 18 rounds. Each round begins with a tile that shows the event at its end. Below it you see how it will affect you.
        [market] The Followers you have drawn are on the Market. Right now they are your own Farmer, Boatman, Craftsman and Trader. You send them to Places in groups.
        [plan-castle] The Castle needs a Farmer, a Boatman and a Trader. Press Fill at the Castle, or tap a Follower and then a space that lights up.
        [knight] Each recruit moves you along a track, and you get what it shows. From now on, the Knight lets you draw one more Follower each round. He’s in your bag.
        [event] A new tile is turned over. Then comes the Census: if you alone lead the Farmers track, you get a coin. Check what the event will do to you; you have this round to prepare.
        [draw] The Followers you used are back in your bag. Draw as many as you can: your Knight is among them, and those left on the Market stay there.
        [plan-wagon] The Wagon takes your Merchant along a road. It needs a Farmer, a Trader and the Knight. Fill it.
        [plan-farm] The Boatman and the Craftsman are left: together they recruit a Farmer at the Farm House. He brings food and counts in the Census. Fill it too.
        [travel] The roads you can take light up on the map. A tile on a road is a good, so choose a road with a valuable one: brocade is worth 5 points, grain 1.
        [good] You may take the good on this road. It scores at the end, and some events demand goods.
        [bag] Every recruit makes the bag fuller and the draw less certain. Open this at any time to see exactly who might come in the next draw.
        [draw-again] There may be more Followers in the bag than you can draw. Draw as many as you can and see who comes out.
        [plan-station] With a Farmer, a Craftsman and the Knight, the Guildhall builds a Trading Station in your Merchant’s town, one per town. Fill it.
        [plan-scholar] With a Farmer, a Craftsman and a Trader, the University gets you a Scholar, who takes you far along the Development track. Fill it.
        [development] Coins and Citizens are waiting here. Each star raises your Status: at the end, every Trading Station and every Citizen scores as much as your Status, 1 to 6.
        [plan-free] Choose a Place you can complete and press Fill. A partly filled Place stays that way for later. If nothing suits you, keep your Followers for the next round.
        [plan-done] A Place works once all its spaces are taken. Press Done: once everyone has planned, the actions begin.
        [use] Press Use: the Place does what it says, and its Followers go back to your bag.
        [use-next] Players take turns using one Place each until all have passed. You choose the order of yours. If you pass, you’re out for this round.
        [confirm] Until you confirm, you can undo everything with the arrows on the left. After that, the others continue.
        [event-now] This round’s event happens now. Choose what to give from the list.
        [asked] There’s something to decide. Choose an answer from the list; you can still undo it.
        [wait] One moment: the others are deciding. The log shows what they do.
        [deeds] At the Town Hall you send Followers away for good. That earns coins or development and keeps your bag slim. Whoever fills the last space of a deed gets its Citizen.
        [tiles] Each Trader you recruit brings a new Place tile of your choice. It’s yours alone and often stronger than the usual Places.
        [monks] A Scholar and a Trader recruit a Monk here. He can stand in for any other Follower.
        [scores] Coins score 1 each, goods 1 to 5, and each Trading Station and Citizen as much as your Status. So build and develop at the same time.
        [help] Undo takes back a step, and the bulb asks a strong computer player for a hint. If a move isn’t allowed, you’re shown the rule, and the log lists everything that has happened.
        [end] Now you know a whole round. Finish this game, restart the lesson, or set up a table of your own.
        [joan-welcome] You play ten rounds against Joan. Each round, five tiles are on display, and the two of you take turns choosing one. Each tile lets you mark something on your sheet. I’ll walk you through two rounds; you can make other moves at any time.
        [joan-sheet] On this sheet you mark what you get: routes and towns on the map, goods, coins, development and deeds. Whatever you can mark now lights up: tap it. Tap anything else to see why you can’t.
        [joan-product] At the end, your Trading Stations plus Citizens are multiplied by your Development Status, the highest star you have passed. So build and develop at the same time.
        [joan-her] You and Joan take turns: on hers, she turns over a card and takes a tile. Here you see what she has marked; it scores for her. Whatever she takes first is gone for you.
        [joan-monks] Three times in the game you can recruit a Monk instead of taking a tile: he acts as any Follower you like. But each of them costs points at the end.
        [joan-deeds] Instead of using its action, you can mark a tile’s Follower on a deed: you get what’s shown below it. The first player to mark all three also gets the yellow bonus.
        [joan-take] Choose a tile: each one says what it can do. Boatmen and Knights take you across the map, Craftsmen build, Traders acquire Places, Farmers bring goods, and Scholars bring development.
        [joan-confirm] Until you confirm, you can undo everything. After that, it’s Joan’s turn.
        [joan-act] A tile does one thing: its action or a coin, chosen in this list, or a mark on a deed that lights up on your sheet.
        [joan-fill] A route starts in Orléans or in a town you have already reached. Tap one that lights up: you mark what it shows right away, goods or development.
        [joan-build] You build where your routes lead, once in each town, and in Orléans from the start. Be quick: Joan’s Trading Stations close towns to you. Tap a town that lights up.
        [joan-buy] From now on, a tile of the Follower shown there can use this Place instead of its own action. Category I comes first; the others open one by one.
        [joan-pay] Coins are paid by crossing them off, row by row from the left. A fully crossed-off column gives the bonus below it.
        [joan-any] Tap the kind of good you want. A full row scores the points beside it; a full column gives the bonus below it right away.
        [joan-good] Mark the goods you’ve received. A full row scores the points beside it; a full column gives the bonus below it right away.
        [joan-coin] Choose the row of the bank in which to circle the coin. A fully circled row gives the bonus beside it.
        [joan-develop] Tap the next space. Stars raise your Status; whatever is shown below a space is yours as soon as you reach it.
        [joan-answers] There’s still something to decide: tap what lights up, or choose from the list. A mark often gives a bonus, and the bonus another mark.
        [joan-points] Here are the points so far by source, yours and Joan’s: what scores well, and what’s still empty.
        [joan-help] The arrows undo a step, and the bulb asks a strong computer player for a hint. If a move isn’t allowed, you’re shown the rule, and the log lists everything that has happened.
       *[joan-end] That’s how every round works. Play on to the end of the tenth, restart the lesson, or set up a table with others.
    }

# ------------------------------------------------------------- setting up a table

web-setup-game-about =
    { $game ->
        [classic] The board game, in eighteen rounds: Followers drawn from your bag carry out what you plan, on the map, on the tracks and for the town.
       *[joan] Draw and write: everyone takes tiles and marks their own sheet; alone, you play against Joan.
    }
web-setup-least = At least { $least }
web-setup-edition-about =
    { $edition ->
        [in-2014] Two to four players, 20 Place tiles. Every event is equally strong and can come at any time; coins are limited.
        [in-2021] Two to five players, 20 Place tiles. The events come in three groups: Income and Trading Day pay less and less, Harvest asks for more and more. Coins never run out.
       *[other] Like the 2021 edition, with many more Place tiles (thirteen of each category are in play), Citizens on the map, and Gear wheels that follow the Craftsmen track.
    }
web-clock-about = Time for the whole game, plus a little more per decision. When it runs out, a computer player decides until you’re back.
web-clock-kind =
    { $choice ->
        [none] No clock
        [quick] Quick: 15 minutes, plus 20 seconds per decision
        [calm] Calm: 45 minutes, plus 60 seconds per decision
        [days] Correspondence: 3 days, plus 12 hours per decision
       *[own] Custom
    }
web-clock-bank = Starting time (minutes)
web-clock-increment = Added per decision (seconds)
web-clock-hours = The clock runs only at certain hours of the day
web-clock-from = From
web-clock-to = To
web-clock-zone = Time zone
web-setup-rules = All rules of this expansion
web-setup-share = Link to this set-up
web-setup-share-about = Anyone who opens it sees these settings and can open a table with them.
