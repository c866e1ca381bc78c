import type { Words } from './words.ts'

export const nl: Words = {
  units: {
    capsule: 'capsule|capsules|caps|cap|cps|vegacaps|vcaps',
    tablet:
      'tablet|tabletten|tabl|tab|tabs|tbl|kauwtablet|kauwtabletten|bruistablet|bruistabletten|dragee|dragees|smelttablet|smelttabletten',
    softgel: 'softgel|softgels|zachte capsule|zachte capsules|gelcapsule|gelcapsules|parel|parels',
    lozenge: 'zuigtablet|zuigtabletten|zuigtabl|pastille|pastilles',
    gummy: 'gummy|gummies|gummie|gummetje|gummetjes',
    drop: 'druppel|druppels|dr|drup|drpl|gtt',
    spray: 'verstuiving|verstuivingen|spray|sprays|pufje|pufjes|puf|pufs|pomp|pompjes',
    ml: 'ml|milliliter|milliliters',
    teaspoon: 'theelepel|theelepels|theel|tl|theelepeltje|theelepeltjes|afgestreken theelepel|afgestreken theelepels',
    tablespoon: 'eetlepel|eetlepels|eetl|el|afgestreken eetlepel|afgestreken eetlepels',
    g: 'g|gr|gram',
    scoop:
      'maatschep|maatscheppen|schep|scheppen|schepje|schepjes|scoop|scoops|maatlepel|maatlepels|doseerschepje|doseerschepjes|maatschepje|maatschepjes',
    sachet: 'sachet|sachets|zakje|zakjes|stick|sticks',
    teaBag: 'theezakje|theezakjes|theebuiltje|theebuiltjes|theebuil',
    bar: 'reep|repen|reepje|reepjes|bar|bars',
    piece: 'stuk|stuks|st|stk|pil|pillen',
  },
  times: {
    rising:
      'bij het opstaan|opstaan|na het opstaan|bij opstaan|bij het ontwaken|bij het wakker worden|direct na het opstaan',
    breakfast:
      'ontbijt|bij het ontbijt|bij ontbijt|ochtend|’s ochtends|s ochtends|ochtends|’s morgens|s morgens|morgens|in de ochtend|in de morgen|morgen|ocht',
    lunch:
      'lunch|bij de lunch|bij lunch|middag|’s middags|s middags|middags|tussen de middag|in de middag|middageten|bij het middageten|midd',
    dinner:
      'avondeten|bij het avondeten|bij avondeten|avond|’s avonds|s avonds|avonds|in de avond|diner|bij het diner|avondmaaltijd|bij de avondmaaltijd',
    bed: 'voor het slapengaan|’s avonds voor het slapengaan|s avonds voor het slapen|’s avonds voor het slapen|voor het slapen gaan|voor het slapen|slapengaan|voor slapengaan|voor slapen|voor de nacht|nacht|’s nachts|s nachts|an|v d n|vdn|naar bed|voor het naar bed gaan|bed|bij het slapengaan|slapen',
  },
  anyTime: 'op elk moment|op een willekeurig moment|wanneer je wilt|op ieder moment|op elk tijdstip',
  meals: {
    breakfast: 'na het ontbijt|met het ontbijt|tijdens het ontbijt',
    lunch: 'na de lunch|met de lunch|tijdens de lunch',
    dinner: 'na het avondeten|met het avondeten|tijdens het avondeten',
  },
  eachMeal:
    'bij elke maaltijd|bij iedere maaltijd|elke maaltijd|bij alle maaltijden|bij de drie maaltijden|bij de 3 maaltijden',
  food: {
    with: 'met eten|bij het eten|met voedsel|met voeding|bij de maaltijd|bij een maaltijd|bij maaltijd|tijdens de maaltijd|tijdens het eten|met een maaltijd|tijdens een maaltijd|na het eten|na de maaltijd|bij de maaltijden|bij maaltijden|tijdens maaltijden|met wat eten',
    without:
      'op een lege maag|op nuchtere maag|nuchter|lege maag|op lege maag|zonder eten|zonder voedsel|tussen de maaltijden|tussen maaltijden|buiten de maaltijden',
  },
  weekdays: [
    'maandag|maandags|ma|maa|op maandag',
    'dinsdag|dinsdags|di|din|op dinsdag',
    'woensdag|woensdags|wo|woe|op woensdag',
    'donderdag|donderdags|do|don|op donderdag',
    'vrijdag|vrijdags|vr|vrij|op vrijdag',
    'zaterdag|zaterdags|za|zat|op zaterdag',
    'zondag|zondags|zo|zon|op zondag',
  ],
  months: [
    'januari|jan',
    'februari|feb',
    'maart|mrt',
    'april|apr',
    'mei',
    'juni|jun',
    'juli|jul',
    'augustus|aug',
    'september|sept|sep',
    'oktober|okt',
    'november|nov',
    'december|dec',
  ],
  numbers: ['een|één|’n', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  half: 'halve|half|een halve|een half',
  daily: 'per dag|dagelijks|elke dag|iedere dag|daags|p d|pd',
  often: ['eenmaal|één keer|een keer', 'tweemaal|twee keer', 'driemaal|drie keer'],
  timesWord: 'x|keer|maal|dd|d d',
  every: 'elke|iedere|om de|ieder|elk',
  everySecondDay:
    'om de dag|om de andere dag|om de twee dagen|elke tweede dag|de ene dag wel de andere niet|elke andere dag',
  everyThirdDay: 'elke derde dag|om de drie dagen',
  weekly: 'wekelijks|eenmaal per week|een keer per week|elke week|iedere week|1x per week|1 keer per week|1 x per week',
  days: 'dagen|dag|dgn|d',
  weeks: 'weken|week|wk',
  for: 'gedurende|voor|tijdens',
  forAfter: 'lang',
  first: 'eerste|de eerste|in de eerste|gedurende de eerste|eerst',
  thenWord: 'daarna|dan|vervolgens|en daarna|en dan|hierna|nadien|en vervolgens',
  from: 'vanaf|van|met ingang van|start|start op|beginnend op|sinds|begin',
  until: 'tot en met|t/m|tm|tot|einde|t m|eind',
  and: 'en|plus',
  hour: 'uur|u|h',
  hourBefore: 'om|kl',
  fill: 'neem|nemen|innemen|inname|op|de|het|dosering|alleen|graag|telkens|steeds|ste|e',
  isTimesFirst: true,
}
