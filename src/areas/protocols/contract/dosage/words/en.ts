import type { Words } from './words.ts'

export const en: Words = {
  units: {
    capsule:
      'capsule|capsules|cap|caps|cps|vcap|vcaps|veg cap|veg caps|vegcap|vegcaps|veg capsule|veg capsules|veggie capsule|veggie capsules|vegetarian capsule|vegetarian capsules|vegetable capsule|vegetable capsules|vegan capsule|vegan capsules|veggie cap|veggie caps|v cap|v caps|liquid capsule|liquid capsules',
    tablet:
      'tablet|tablets|tab|tabs|tabl|tbl|caplet|caplets|chewable tablet|chewable tablets|chewable|chewables|effervescent tablet|effervescent tablets|vegetarian tablet|vegetarian tablets|sublingual tablet|sublingual tablets',
    softgel:
      'softgel|softgels|soft gel|soft gels|softgel capsule|softgel capsules|soft gel capsule|soft gel capsules|soft capsule|soft capsules|gelcap|gelcaps|gel cap|gel caps|sg|vegetarian softgel|vegetarian softgels|liquid softgel|liquid softgels',
    lozenge: 'lozenge|lozenges|loz|pastille|pastilles|troche|troches|lozenge tablet|lozenge tablets',
    gummy: 'gummy|gummies|gummie|gummy vitamin|gummy vitamins|gummy bear|gummy bears',
    drop: 'drop|drops|gtt|gtts|dps',
    spray: 'spray|sprays|puff|puffs|pump|pumps|squirt|squirts',
    ml: 'ml|mls|millilitre|millilitres|milliliter|milliliters|cc',
    teaspoon: 'teaspoon|teaspoons|teaspoonful|teaspoonfuls|tsp|tsps|level teaspoon|level teaspoons',
    tablespoon: 'tablespoon|tablespoons|tablespoonful|tablespoonfuls|tbsp|tbsps|tbs|level tablespoon|level tablespoons',
    g: 'g|gr|gm|gms|gram|grams|gramme|grammes',
    scoop: 'scoop|scoops|scp|measuring spoon|measuring spoons|measure|measures|level scoop|level scoops',
    sachet: 'sachet|sachets|packet|packets|stick pack|stick packs|stick|sticks|pouch|pouches|pkt|pkts',
    teaBag: 'tea bag|tea bags|teabag|teabags|infusion bag|infusion bags',
    bar: 'bar|bars',
    piece: 'piece|pieces|pc|pcs|pill|pills|unit|units',
  },
  times: {
    rising:
      'rising|in the morning on rising|in the morning on waking|morning on waking|on rising|upon rising|when rising|on waking|upon waking|waking|wake up|when you get up|on getting up|first thing|first thing in the morning',
    breakfast:
      'breakfast|at breakfast|breakfast time|at breakfast time|brkf|bf|morning|mornings|in the morning|in the mornings|this morning|mane|a m',
    lunch: 'lunch|at lunch|lunchtime|at lunchtime|lunch time|midday|at midday|noon|at noon|mid day',
    dinner:
      'dinner|at dinner|dinner time|dinnertime|supper|at supper|evening|evenings|in the evening|in the evenings|evening meal|at the evening meal|teatime|p m',
    bed: 'bed|in the evening before bed|evening before bed|at night before bed|in the evening at bedtime|bedtime|at bedtime|before bed|before bedtime|before going to bed|going to bed|before sleep|before sleeping|night|nights|at night|at nights|in the night|nightly|nocte|qhs|hs',
  },
  anyTime: 'any time|anytime|at any time|at any time of day|any time of day|whenever',
  meals: {
    breakfast: 'with breakfast|with your breakfast|after breakfast|with morning meal',
    lunch: 'with lunch|with your lunch|after lunch',
    dinner: 'with dinner|with your dinner|after dinner|with supper|with evening meal|with the evening meal',
  },
  eachMeal: 'with each meal|with every meal|at each meal|at every meal|each meal|every meal|with three meals',
  am: 'am',
  pm: 'pm',
  food: {
    with: 'with food|with meal|with meals|with a meal|with or after food|after food|after meals|after a meal|after eating|w food|wf|with some food',
    without:
      'without food|without meals|without a meal|empty stomach|on an empty stomach|on empty stomach|away from food|away from meals|apart from food|fasted|fasting|between meals',
  },
  weekdays: [
    'monday|mondays|mon|mo',
    'tuesday|tuesdays|tues|tue|tu',
    'wednesday|wednesdays|weds|wed|we',
    'thursday|thursdays|thurs|thur|thu|th',
    'friday|fridays|fri|fr',
    'saturday|saturdays|sat|sa',
    'sunday|sundays|sun|su',
  ],
  months: [
    'january|jan',
    'february|feb',
    'march|mar',
    'april|apr',
    'may',
    'june|jun',
    'july|jul',
    'august|aug',
    'september|sept|sep',
    'october|oct',
    'november|nov',
    'december|dec',
  ],
  numbers: ['one|a|an', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  half: 'half|half a|a half|half an|one half',
  daily: 'daily|a day|per day|each day|every day|everyday|qd|od',
  often: ['once|1 time|one time', 'twice|bd|bid|b i d', 'thrice|tds|tid|t i d'],
  timesWord: 'x|times|time',
  every: 'every|each',
  everySecondDay:
    'every other day|every second day|alternate days|on alternate days|every alternate day|each other day|eod|qod',
  everyThirdDay: 'every third day',
  weekly: 'weekly|once weekly|once a week|once per week|every week|1x weekly',
  days: 'days|day|d',
  weeks: 'weeks|week|wk|wks',
  for: 'for|over|during',
  first: 'first|for the first|in the first|the first|for first|for the next|next',
  thenWord: 'then|and then|followed by|afterwards|after that|thereafter|and afterwards|and after that',
  from: 'from|starting|starting on|start|starts|beginning|beginning on|since|as of|from the',
  until: 'until|till|til|up to and including|to|through|thru|ending|ends|end',
  and: 'and|plus',
  hour: 'o clock|oclock',
  fill: 'take|at|on|the|of|st|nd|rd|th|only|dosage|dose|please',
}
