/**
 * The sentences of the demo's texts, each under a key, with `{places}` to fill: the whole vocabulary that another
 * language has to bring. Nothing here or in what fills the places speaks of illness or relief.
 */
export const SENTENCES = {
  'open.single.1': '{name} by {brand} provides {amount} of {ingredient} a day, in {serving}.',
  'open.single.2': 'A daily dose of {serving} provides {amount} of {ingredient}.',
  'open.formula.1': '{name} by {brand} brings {ingredients} together in {serving} a day.',
  'open.formula.2': 'A daily dose of {serving} combines {ingredients}.',
  'open.cream': '{name} by {brand} is made with {ingredient} and absorbs without leaving a film.',
  'claim': '{nutrient} contributes to {functions}.',
  'origin.plant': 'The raw material is of plant origin and is checked in every batch for purity and identity.',
  'origin.mineral': 'The mineral compound is chosen for its good solubility and is checked in every batch for heavy metals.',
  'origin.culture': 'It is made by fermentation under controlled conditions.',
  'origin.yeast': 'It is grown on yeast and dried gently.',
  'origin.fish': 'The oil comes from small wild fish, is purified in several steps and protected from oxygen until it is filled.',
  'origin.milk': 'The milk comes from pasture-fed cows and is filtered at low temperature.',
  'origin.bovine': 'The raw material comes from pasture-fed cattle and is checked in every batch.',
  'origin.bee': 'It is collected by beekeepers who leave enough to their colonies.',
  'origin.shellfish': 'The raw material comes from crustaceans; please mind this in case of an allergy.',
  'form.Capsule': 'The capsules are filled without flow agents or flavourings and can be opened and stirred into food.',
  'form.Tablet': 'The tablets are uncoated and can be halved.',
  'form.Softgel': 'The soft capsules are easy to swallow and keep their contents away from light and air.',
  'form.Chewable tablet': 'The chewable tablets taste mildly fruity and need no water.',
  'form.Effervescent tablet': 'The tablets dissolve in a glass of water within a minute.',
  'form.Gummy': 'The gummies are made with pectin and coloured with fruit and vegetable concentrates only.',
  'form.Liquid': 'The liquid can be taken pure or in water or juice.',
  'form.Drops': 'The pipette makes it easy to measure the dose drop by drop.',
  'form.Oil': 'The oil suits cold dishes and should not be heated.',
  'form.Powder': 'The powder dissolves well in water, juice or yoghurt; a measuring spoon is enclosed.',
  'form.Sachet': 'Each sachet holds one portion, at hand at home, at work or on a journey.',
  'form.Spray': 'The fine spray is applied directly in the mouth and needs no water.',
  'form.Lozenge': 'The lozenges melt slowly in the mouth.',
  'form.Tea': 'The tea bags are sewn without metal and without glue.',
  'form.Bar': 'The bars are cold-pressed and sweetened with dried fruit.',
  'form.Cream': 'The tube is emptied to the last bit by rolling it up.',
  'brand.1': '{brand} keeps its recipes short and prints every ingredient on the front of the label.',
  'brand.2': '{brand} is a family firm that fills in small batches and dates each by hand.',
  'brand.3': '{brand} works with independent laboratories and publishes their findings for every batch.',
  'brand.4': '{brand} makes everything within a day’s journey of its fields and partners.',
  'brand.5': '{brand} was founded by two pharmacists who wanted doses that can be understood at a glance.',
  'brand.6': '{brand} buys from growers it has visited and names them on its website.',
  'brand.7': '{brand} prints a date of filling beside the date of expiry on every pack.',
  'brand.8': '{brand} began as a small dispensary by the sea and still blends in small vessels.',
  'brand.9': '{brand} leaves out whatever a recipe does not need.',
  'brand.10': '{brand} dries, grinds and fills under one roof.',
  'brand.11': '{brand} has its raw materials tested before they are bought and again before they are filled.',
  'brand.12': '{brand} designs its doses together with nutritional therapists.',
  'brand.13': '{brand} runs its workshop on sun and water power.',
  'brand.14': '{brand} takes back empty jars and fills them again.',
  'pack.zeroWaste': 'The pack is made of glass, metal or paper and does without plastic.',
  'use.swallow': 'Take {serving} a day with a meal and a glass of water.',
  'use.chew': 'Chew {serving} a day after a meal.',
  'use.dissolve': 'Dissolve {serving} a day in a glass of water and drink at once.',
  'use.melt': 'Let {serving} a day melt in the mouth.',
  'use.measure': 'Take {serving} a day, pure or stirred into a drink, with a meal.',
  'use.oil': 'Take {serving} a day with a meal or in cold dishes. Keep in a cool place once opened.',
  'use.stir': 'Stir {serving} a day into 250 ml of water, juice or yoghurt.',
  'use.spray': 'Use {serving} a day directly in the mouth.',
  'use.tea': 'Pour 200 ml of boiling water on each tea bag and leave it for eight minutes. Up to {serving} a day.',
  'use.bar': 'Enjoy {serving} a day as a snack.',
  'use.cream': 'Apply a small amount to clean skin and rub in gently, once or twice a day. For external use only.',
  'notice.supplement': 'Food supplements do not replace a varied, balanced diet and a healthy way of life. Do not exceed the stated daily dose. Keep out of the reach of young children.',
  'notice.pregnancy': 'Ask your practitioner before use during pregnancy or while breastfeeding.',
} as const

export type SentenceKey = keyof typeof SENTENCES

/** Names of what is counted, for one and for several. */
export const SERVING_WORDS = {
  capsule: ['capsule', 'capsules'], tablet: ['tablet', 'tablets'], softgel: ['softgel', 'softgels'], 'chewable tablet': ['chewable tablet', 'chewable tablets'],
  'effervescent tablet': ['effervescent tablet', 'effervescent tablets'], gummy: ['gummy', 'gummies'], lozenge: ['lozenge', 'lozenges'], drop: ['drop', 'drops'],
  spray: ['spray', 'sprays'], sachet: ['sachet', 'sachets'], 'tea bag': ['tea bag', 'tea bags'], bar: ['bar', 'bars'], ml: ['ml', 'ml'], g: ['g', 'g'],
} as const

/** What is put behind a product's name by its form, unless the name says so already. */
export const FORM_SUFFIXES = {
  Capsule: '', Tablet: 'tablets', Softgel: '', 'Chewable tablet': 'chewables', 'Effervescent tablet': 'effervescent', Gummy: 'gummies', Liquid: 'liquid', Drops: 'drops', Oil: '',
  Powder: 'powder', Sachet: 'sachets', Spray: 'spray', Lozenge: 'lozenges', Tea: 'tea', Bar: 'bars', Cream: '',
} as const

/** What a form is made of besides. */
export const OTHER_INGREDIENTS = {
  Capsule: ['Hydroxypropyl methylcellulose (capsule shell)', 'Rice flour'],
  Tablet: ['Microcrystalline cellulose', 'Magnesium salts of fatty acids', 'Silicon dioxide'],
  Softgel: ['Modified starch (capsule shell)', 'Glycerol', 'Carrageenan', 'Mixed tocopherols'],
  'Chewable tablet': ['Xylitol', 'Cherry powder', 'Magnesium salts of fatty acids'],
  'Effervescent tablet': ['Citric acid', 'Sodium hydrogen carbonate', 'Sorbitol', 'Orange flavouring', 'Steviol glycosides'],
  Gummy: ['Glucose syrup', 'Cane sugar', 'Water', 'Pectin', 'Citric acid', 'Black carrot concentrate', 'Natural flavouring'],
  Liquid: ['Water', 'Apple juice concentrate', 'Citric acid', 'Potassium sorbate'],
  Drops: ['Water', 'Glycerol'],
  Oil: ['Mixed tocopherols', 'Rosemary extract'],
  Powder: [],
  Sachet: ['Citric acid', 'Natural lemon flavouring', 'Steviol glycosides'],
  Spray: ['Water', 'Glycerol', 'Peppermint oil'],
  Lozenge: ['Xylitol', 'Acacia gum', 'Natural flavouring'],
  Tea: [],
  Bar: ['Dates', 'Almonds', 'Rolled oats', 'Cocoa butter', 'Sea salt'],
  Cream: ['Water', 'Shea butter', 'Jojoba oil', 'Glycerol', 'Beeswax substitute of plant origin', 'Potassium sorbate'],
} as const
