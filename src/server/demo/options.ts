/** The filter options of the demo catalogue by their English names, which are also the keys of their translations. */

/** Categories as a tree: a category with its children, or none. */
export const CATEGORIES = {
  Vitamins: {
    'Vitamin A': {},
    'B vitamins': { 'Vitamin B6': {}, 'Vitamin B12': {}, Folate: {}, Biotin: {}, 'B-complex': {} },
    'Vitamin C': {},
    'Vitamin D': {},
    'Vitamin E': {},
    'Vitamin K': {},
    Multivitamins: {},
  },
  Minerals: {
    Calcium: {},
    Iodine: {},
    Iron: {},
    Magnesium: {},
    Potassium: {},
    Selenium: {},
    Silicon: {},
    Zinc: {},
    'Trace elements': {},
    Electrolytes: {},
  },
  'Herbs and botanicals': {
    Adaptogens: { Ashwagandha: {}, Rhodiola: {}, Ginseng: {}, Maca: {} },
    'Black cumin': {},
    Cranberry: {},
    Elderberry: {},
    Garlic: {},
    Ginger: {},
    Ginkgo: {},
    'Green tea': {},
    'Lemon balm': {},
    'Milk thistle': {},
    Passionflower: {},
    Saffron: {},
    Turmeric: {},
    Valerian: {},
  },
  'Oils and fatty acids': {
    'Omega-3': { 'Fish oil': {}, 'Algae oil': {} },
    'Evening primrose oil': {},
    'Linseed oil': {},
    'MCT oil': {},
  },
  'Bacterial cultures': { 'Single strains': {}, 'Multi-strain cultures': {}, 'Cultures for children': {} },
  'Amino acids': {
    'L-arginine': {},
    'L-carnitine': {},
    'L-glutamine': {},
    'L-lysine': {},
    'L-theanine': {},
    'L-tyrosine': {},
    Taurine: {},
  },
  Proteins: { Collagen: {}, 'Pea protein': {}, 'Whey protein': {} },
  Fibre: { 'Psyllium husk': {}, Inulin: {}, 'Acacia fibre': {} },
  Enzymes: { Bromelain: {}, Lactase: {}, 'Enzyme blends': {} },
  Mushrooms: { 'Lion’s mane': {}, Reishi: {}, Cordyceps: {}, Chaga: {} },
  'Green superfoods': { Spirulina: {}, Chlorella: {}, 'Barley grass': {} },
  Phytonutrients: { Astaxanthin: {}, Lutein: {}, OPC: {}, Quercetin: {}, Resveratrol: {} },
  'Coenzymes and cofactors': { 'Coenzyme Q10': {}, 'Alpha-lipoic acid': {}, Choline: {} },
  'Joint nutrients': { Glucosamine: {}, 'Hyaluronic acid': {}, MSM: {} },
  'Sports nutrition': { Creatine: {}, 'Beta-alanine': {}, 'Energy bars': {} },
  'Bee products': { Propolis: {}, 'Royal jelly': {} },
  'Herbal teas': { 'Evening teas': {}, 'Digestive teas': {} },
  'Body care': {},
} as const

/** A product gets a goal only if a permitted claim supports it (product.topics-have-a-claim). */
export const HEALTH_GOALS = [
  'Immunity',
  'Digestion',
  'Energy',
  'Muscles',
  'Joints',
  'Bones',
  'Heart and circulation',
  'Brain and memory',
  'Nervous system',
  'Skin',
  'Hair and nails',
  'Eyes',
  'Antioxidant',
  'Liver',
  'Thyroid',
] as const

/** Singular, as on a product's page. Pack shots are drawn by the slugs of these names. */
export const DELIVERY_FORMS = [
  'Capsule',
  'Tablet',
  'Softgel',
  'Chewable tablet',
  'Effervescent tablet',
  'Gummy',
  'Liquid',
  'Drops',
  'Oil',
  'Powder',
  'Sachet',
  'Spray',
  'Lozenge',
  'Tea',
  'Bar',
  'Cream',
] as const

export const SUITABLE_FOR = [
  'Vegans',
  'Vegetarians',
  'Pregnancy',
  'Breastfeeding',
  'Children',
  'Seniors',
  'Athletes',
  'Kosher diet',
  'Halal diet',
] as const

/** Substances a product is free from. The heading above the list says so; the names don't repeat it. */
export const FREE_FROM = [
  'Gluten',
  'Dairy',
  'Lactose',
  'Soya',
  'Sugar',
  'Nuts',
  'Yeast',
  'Egg',
  'Fish',
  'Artificial colours',
  'Preservatives',
  'GMOs',
  'Alcohol',
] as const

type Names<Tree> = { [Name in keyof Tree]: Name | Names<Tree[Name]> }[keyof Tree]
export type CategoryName = Names<typeof CATEGORIES>
export type HealthGoal = (typeof HEALTH_GOALS)[number]
export type DeliveryForm = (typeof DELIVERY_FORMS)[number]
export type SuitableFor = (typeof SUITABLE_FOR)[number]
export type OftenFor = Extract<SuitableFor, 'Seniors' | 'Athletes'>
export type FreeFrom = (typeof FREE_FROM)[number]

/** All translated names. */
export type OptionName = CategoryName | HealthGoal | DeliveryForm | SuitableFor | FreeFrom

/** The names of all options in one language, by their English names. */
export type OptionNames = Readonly<Record<OptionName, string>>

interface Tree {
  readonly [name: string]: Tree
}

function paths(tree: Tree, above: readonly string[] = []): (readonly string[])[] {
  return Object.entries(tree).flatMap(([name, below]) => [[...above, name], ...paths(below, [...above, name])])
}

/** Every category's path from the top of the tree, each before those below it. */
export const CATEGORY_PATHS = paths(CATEGORIES)

const PATH_OF = new Map(CATEGORY_PATHS.map((path) => [path.at(-1), path]))

/** The path to a category. */
export function categoryPath(name: CategoryName): string[] {
  return [...(PATH_OF.get(name) ?? [])]
}

export const OPTION_NAMES: readonly OptionName[] = [
  ...CATEGORY_PATHS.map((path) => path.at(-1) as CategoryName),
  ...HEALTH_GOALS,
  ...DELIVERY_FORMS,
  ...SUITABLE_FOR,
  ...FREE_FROM,
]
