# Key Largo's lesson (games/keylargo/lesson.toml): at each step what to know, what is tried (-task), and the answer to
# another move that is allowed (-wrong).

## A first day

keylargo-lesson-chapter-day = A first day
keylargo-lesson-plan = Welcome to Key Largo. In ten days you are to make a fortune from what sleeps on the sea bed. You have a boat, a diver without equipment and $100. Each day everybody secretly chooses two cards, one for the morning and one for the afternoon, and keeps to them for the day.
keylargo-lesson-plan-task = Choose the shop in the morning, the dive in the afternoon.
keylargo-lesson-plan-wrong = You may, and soon that will be up to you. Today, equip your diver first: shop in the morning, dive in the afternoon.
keylargo-lesson-hose = One boat at the shop, yours: prices are at their lowest. Every further boat raises them, and so it is at the bar. You may buy two pieces. Without a hose a diver reaches only the shallow wrecks; with one the medium ones, too; with two, all of them.
keylargo-lesson-hose-task = Buy a hose.
keylargo-lesson-hose-wrong = You may, but going deeper comes before all else: a hose first.
keylargo-lesson-trident = Near the surface there is nothing to fear. Deeper down live monsters. A diver without a trident flees from them, and is lost to you with all they carry.
keylargo-lesson-trident-task = Buy a trident.
keylargo-lesson-trident-wrong = You may, but it is reckless: you have only one diver. Buy a trident.
keylargo-lesson-wreck = Meanwhile the dolphins brought Basile $40, without any risk, and Colette hired a second diver at the bar. Now for the dive. A wreck takes one boat in a half-day, and whoever plays earlier chooses earlier. Today that is you.
keylargo-lesson-wreck-task = Send your boat to wreck C, a medium one.
keylargo-lesson-wreck-wrong = You may, but you can go deeper, and there is more to be found there. Try wreck C.
keylargo-lesson-dive = Every diver who reaches the wreck may take one card, the first of the pile, without knowing which.
keylargo-lesson-dive-task = Have your diver draw.
keylargo-lesson-dive-wrong = It would be a pity to come up with nothing: dive.
keylargo-lesson-chapter-day-done = First surprise, a monster. The trident killed it, and is used up. Your diver took the next card: four units of goods, which nobody else has seen. Colette, with two divers, brought up two cards at once.

## Selling, looking, stealing

keylargo-lesson-chapter-market = Selling, looking, stealing
keylargo-lesson-crowd = It is Monday, and you hold three treasures. At the market the price depends on the number of boats. Goods bring $40 a unit when you are alone, then 30, then 20. Antiques are the other way round: 20, 30, then 40. Gold stays at 30. All you need is to guess who will come.
keylargo-lesson-crowd-task = Choose the market in the morning, the bar in the afternoon.
keylargo-lesson-crowd-wrong = You may, but your treasures lie idle. Market in the morning, bar in the afternoon.
keylargo-lesson-sell = Basile had the same idea. With two boats everything brings $30 a unit. In a visit you sell one type of treasure, but as many cards of it as you like. You have six units of goods, and three of antiques.
keylargo-lesson-sell-task = Sell the card of four goods.
keylargo-lesson-sell-wrong = You may, but begin with your finest card: four units of goods.
keylargo-lesson-sell-more = $120. Your other card is of the same type: it can be sold in the same visit.
keylargo-lesson-sell-more-task = Sell the card of two as well.
keylargo-lesson-sell-more-wrong = You may, but you can still sell two units of goods at the same price.
keylargo-lesson-leave = $180 in all. The antiques will wait for a crowded day. And should you bring up a diamond, keep it: it cannot be sold at the market, it counts at the end.
keylargo-lesson-leave-task = Leave the market.
keylargo-lesson-leave-wrong = There is nothing more to sell today: leave the market.
keylargo-lesson-round = The bar has three services, each once in a visit. For $20, a round: tongues are loosened, and you look at all the cards of two wrecks, in secret. Then they are shuffled.
keylargo-lesson-round-task = Pay a round, beginning with wreck D.
keylargo-lesson-round-wrong = We will get to that. First a round, beginning with wreck D.
keylargo-lesson-look = A monster, but also a $120 diamond. No need for notes: the table remembers for you what you have seen. On the bottom the stakes are higher.
keylargo-lesson-look-task = Look at wreck G, a deep one.
keylargo-lesson-look-wrong = You may, but let us see the bottom: wreck G.
keylargo-lesson-rob = A $250 diamond, and a monster to guard it. Second service, second surprise: for $40 a pickpocket takes a treasure from another hand. You see only its back, and so its depth. Colette has just brought up a medium card.
keylargo-lesson-rob-task = Steal Colette’s medium card.
keylargo-lesson-rob-wrong = We will get to that. The pickpocket first: Colette’s medium card is worth the price.
keylargo-lesson-hire = Two units of gold. Third service: hiring. A team has up to three divers, and each of them takes a card in a dive.
keylargo-lesson-hire-task = Hire a diver.
keylargo-lesson-hire-wrong = You may, but hire before you leave: that is one more card in every dive.
keylargo-lesson-chapter-market-done = Alone at the bar, you paid the lowest prices. That is Key Largo: the better you guess where the others go, the better you sell, buy and hire.

## The last day

keylargo-lesson-chapter-end = The last day
keylargo-lesson-last-day = Day ten, Sunday. Tonight your money is counted, and the end value of every treasure still in hand, diamonds included. A round has shown you what wreck G still hides: five goods, six antiques, and no monster. But today you are last in the order.
keylargo-lesson-last-day-task = Choose the dive in the morning, the market in the afternoon.
keylargo-lesson-last-day-wrong = You may, but keep the afternoon to sell what you bring up: the dive first, then the market.
keylargo-lesson-deep = Basile went before you: wreck D is taken this morning. Wreck G is deep, and that takes two hoses. Only one of your divers has them; the other one will wait on board.
keylargo-lesson-deep-task = Send your boat to wreck G.
keylargo-lesson-deep-wrong = You may, but you know what is waiting in wreck G.
keylargo-lesson-last-dive = One diver goes down, so there is one card. Unless… this diver carries a weight, and you are about to see what it is for.
keylargo-lesson-last-dive-task = Have the diver draw.
keylargo-lesson-last-dive-wrong = Having come so far down, take a card.
keylargo-lesson-weight = Five goods. Right after a treasure, a weight brings one more card from the same wreck. It works only once.
keylargo-lesson-weight-task = Use the weight.
keylargo-lesson-weight-wrong = You may, but there will be no other dive: use the weight.
keylargo-lesson-last-sale = There are two boats at the market: $30 a unit. Kept, goods and antiques are worth $20 a unit at the end. So sell the type of which you have most, and keep the other: ten antiques, eight goods.
keylargo-lesson-last-sale-task = Sell the card of six antiques.
keylargo-lesson-last-sale-wrong = You may, but ten antiques gain more by being sold than eight goods. Begin with the card of six.
keylargo-lesson-last-sale-too = $180. The other antiques bring $120 here, and 80 if you keep them.
keylargo-lesson-last-sale-too-task = Sell them as well.
keylargo-lesson-last-sale-too-wrong = You may, but kept they would be worth only $80. Sell them.
keylargo-lesson-last-boat = Your goods will count $160, and your diamond 120. There is nothing left to do.
keylargo-lesson-last-boat-task = Leave the market, and let us count.
keylargo-lesson-last-boat-wrong = All that is left is to leave the market.
keylargo-lesson-chapter-end-done = $590 in money and $280 in treasures make $870, the biggest fortune. Without the weight it would have been $180 less, and Basile the winner.

## From here on

keylargo-lesson-ideas =
    Hire early: a second diver is one more card in every dive to come.
    A trident costs less than a diver lost with their hoses.
    Sell goods when you are alone, antiques when everybody comes, gold when you like.
    Go where the others do not. At weekends the dolphins bring $60 and ask for nothing.
    Look into a wreck before you send down a team that matters to you, and keep the last half-day for selling.
