import type { DeliveryForm } from './options.ts'
import type { TermName } from './terms.ts'

/**
 * The sentences of the demo's texts, each under a key, with `{places}` to fill: the whole vocabulary that another
 * language has to bring. Nothing here or in what fills the places speaks of illness or relief.
 */
export const SENTENCES = {
  'open.single.1': '{brand} makes {name} with {amount} of {ingredient} in a daily dose of {serving}.',
  'open.single.2': 'A daily dose of {serving} provides {amount} of {ingredient}.',
  'open.formula.1': 'In {name}, {brand} combines {ingredients}. The daily dose is {serving}.',
  'open.formula.2': 'A daily dose of {serving} combines {ingredients}.',
  'open.many': 'In {name}, {brand} combines {count} ingredients, including {ingredients}. The daily dose is {serving}.',
  'open.cream': '{name} by {brand} is made with {ingredient} and absorbs without leaving a film.',
  claim: '{nutrient} contributes to {functions}.',
  'claim.calcium': 'Calcium is needed for the maintenance of normal bones and normal teeth.',
  'claim.ironUptake': 'Vitamin C increases iron absorption.',
  'claim.epaAndDha':
    'EPA and DHA contribute to the normal function of the heart. The beneficial effect is obtained with a daily intake of 250 mg of EPA and DHA.',
  'claim.creatine':
    'Creatine increases physical performance in successive bursts of short-term, high-intensity exercise. The beneficial effect is obtained with a daily intake of 3 g of creatine.',
  'claim.lactase': 'Lactase improves lactose digestion in individuals who have difficulty digesting lactose.',
  'claim.protein': 'Protein contributes to the maintenance of muscle mass.',
  // Fungi, lichens and algae aren't plants (product.origin-is-what-it-is).
  'origin.plant': 'The raw material is of plant origin and is checked in every batch for purity and identity.',
  'origin.fungus': 'The raw material is a fungus and is checked in every batch for purity and identity.',
  'origin.algae': 'The raw material comes from algae and is checked in every batch for purity and identity.',
  'origin.lichen': 'The raw material is extracted from lichen and is checked in every batch for purity and identity.',
  'origin.mineral':
    'The mineral compound is chosen for its good solubility and is checked in every batch for heavy metals.',
  'origin.synthetic': 'The raw material is made synthetically and is checked in every batch for purity and identity.',
  'origin.culture': 'The raw material is made by fermentation under controlled conditions.',
  'origin.yeast': 'The raw material is grown on yeast and dried gently.',
  'origin.fish':
    'The oil comes from small wild fish, is purified in several steps and protected from oxygen until it is filled.',
  'origin.milk': 'The milk comes from pasture-fed cows and is filtered at low temperature.',
  'origin.bovine': 'The raw material comes from pasture-fed cattle and is checked in every batch.',
  'origin.bee': 'It is collected by beekeepers who leave enough to their colonies.',
  'origin.shellfish': 'The raw material comes from crustaceans.',
  'form.Capsule': 'The capsules are filled without flow agents or flavourings and can be opened and stirred into food.',
  'form.Tablet': 'The tablets are uncoated and can be halved.',
  'form.Softgel': 'The soft capsules are easy to swallow and keep their contents away from light and air.',
  'form.Chewable tablet': 'The chewable tablets taste mildly fruity and need no water.',
  'form.Effervescent tablet': 'The tablets dissolve in a glass of water within a minute.',
  'form.Gummy': 'The gummies are made with pectin and coloured with fruit and vegetable concentrates only.',
  'form.Liquid': 'The liquid can be taken neat, or in water or juice.',
  'form.Drops': 'The pipette makes it easy to measure the dose drop by drop.',
  'form.Oil': 'The oil suits cold dishes and should not be heated.',
  'form.Powder': 'The powder dissolves well in water, juice or yoghurt and comes with a measuring spoon.',
  'form.Sachet': 'Each sachet holds one portion, handy at home, at work or when travelling.',
  'form.Spray': 'The fine spray is applied directly in the mouth and needs no water.',
  'form.Lozenge': 'The lozenges melt slowly in the mouth.',
  'form.Tea': 'The tea bags are sewn without metal and without glue.',
  'form.Bar': 'The bars are cold-pressed and sweetened with dried fruit.',
  'form.Cream': 'The tube can be rolled up to use the last of the cream.',
  'brand.1': '{brand} keeps its recipes short and prints every ingredient on the front of the label.',
  'brand.2': '{brand} is a family business that fills small batches and dates each one by hand.',
  'brand.3': '{brand} works with independent laboratories and publishes their findings for every batch.',
  'brand.4': '{brand} makes everything within a day’s journey of its fields and partners.',
  'brand.5': '{brand} was founded by two pharmacists who wanted doses that people understand at a glance.',
  'brand.6': '{brand} buys from growers it has visited and names them on its website.',
  'brand.7': '{brand} prints the filling date beside the expiry date on every pack.',
  'brand.8': '{brand} began as a small dispensary by the sea and still blends in small vessels.',
  'brand.9': '{brand} leaves out whatever a recipe does not need.',
  'brand.10': '{brand} dries, grinds and fills under one roof.',
  'brand.11': '{brand} has its raw materials tested before they are bought and again before they are filled.',
  'brand.12': '{brand} designs its doses together with nutritional therapists.',
  'brand.13': '{brand} runs its workshop on solar and water power.',
  'brand.14': '{brand} takes back empty jars and refills them.',
  'pack.zeroWaste': 'The pack is made of glass, metal or paper, with no plastic.',
  'use.swallow': 'Take {serving} a day with a meal and a glass of water.',
  'use.chew': 'Chew {serving} a day after a meal.',
  'use.dissolve': 'Dissolve {serving} a day in a glass of water and drink straight away.',
  'use.melt': 'Let {serving} a day melt in the mouth.',
  'use.measure': 'Take {serving} a day, neat or stirred into a drink, with a meal.',
  'use.oil': 'Take {serving} a day with a meal or in cold dishes. Keep in a cool place once opened.',
  'use.stir': 'Stir {serving} a day into 250 ml of water, juice or yoghurt.',
  'use.spray': 'Use {serving} a day directly in the mouth.',
  'use.tea': 'Pour 200 ml of boiling water on each tea bag and leave it for eight minutes. Up to {serving} a day.',
  'use.bar': 'Enjoy {serving} a day as a snack.',
  'use.cream': 'Apply a small amount to clean skin and rub in gently, once or twice a day. For external use only.',
  'notice.supplement':
    'Food supplements should not replace a varied, balanced diet and a healthy lifestyle. Do not exceed the stated daily dose. Keep out of reach of young children.',
  'notice.pregnancy': 'Ask your doctor or pharmacist before use if you are pregnant or breastfeeding.',
  'notice.shellfish': 'Avoid it if you have an allergy to crustaceans.',
  'notice.egcg':
    'A daily dose provides less than 800 mg of (-)-epigallocatechin-3-gallate (EGCG). Should not be consumed if you are consuming other products containing green tea on the same day. Should not be consumed by pregnant or lactating women and children below 18 years old. Should not be consumed on an empty stomach.',
} as const

export type SentenceKey = keyof typeof SENTENCES

/** What a form is made of besides. */
export const OTHER_INGREDIENTS = {
  Capsule: ['Hydroxypropyl methylcellulose (capsule shell)', 'Rice flour'],
  Tablet: ['Microcrystalline cellulose', 'Magnesium salts of fatty acids', 'Silicon dioxide'],
  Softgel: ['Modified starch (capsule shell)', 'Glycerol', 'Carrageenan', 'Mixed tocopherols'],
  'Chewable tablet': ['Xylitol', 'Cherry powder', 'Magnesium salts of fatty acids'],
  'Effervescent tablet': [
    'Citric acid',
    'Sodium hydrogen carbonate',
    'Sorbitol',
    'Orange flavouring',
    'Steviol glycosides',
  ],
  Gummy: [
    'Glucose syrup',
    'Cane sugar',
    'Water',
    'Pectin',
    'Citric acid',
    'Black carrot concentrate',
    'Natural flavouring',
  ],
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
} as const satisfies Readonly<Record<DeliveryForm, readonly TermName[]>>
