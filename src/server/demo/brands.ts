import type { CATEGORIES, FreeFrom } from './options.ts'
import type { SentenceKey } from './sentences.ts'

type TopCategory = keyof typeof CATEGORIES

/** An invented manufacturer. */
export interface Brand {
  readonly name: string
  /** Three letters that begin its article numbers. */
  readonly code: string
  /** Categories it specialises in, made twice as often as any other. */
  readonly focus: readonly TopCategory[]
  /** Price level relative to the usual prices. */
  readonly level: number
  /** Share of its products in plastic-free packs, and of those sold through practitioners only. */
  readonly zeroWaste: number
  readonly practitionerOnly: number
  /** True if its products' names include their strength. */
  readonly strengths: boolean
  /** Properties that it does not declare, whether or not they apply. */
  readonly silentOn: readonly FreeFrom[]
  /** Text that describes the brand. */
  readonly about: SentenceKey
  readonly kosher: boolean
  readonly halal: boolean
}

const SILENT: readonly (readonly FreeFrom[])[] = [
  ['Alcohol', 'Egg', 'Nuts'],
  ['Yeast', 'Fish', 'GMOs', 'Soya'],
  ['Artificial colours', 'Preservatives', 'Fish', 'Dairy'],
  ['Sugar', 'Yeast', 'Egg', 'Alcohol', 'Lactose'],
  ['Fish', 'Nuts', 'Egg', 'Alcohol', 'Sugar', 'GMOs', 'Preservatives'],
]

const ABOUT = [
  'brand.1',
  'brand.2',
  'brand.3',
  'brand.4',
  'brand.5',
  'brand.6',
  'brand.7',
  'brand.8',
  'brand.9',
  'brand.10',
  'brand.11',
  'brand.12',
  'brand.13',
  'brand.14',
] as const

/** name, code, focus, price level, zero waste, practitioners only, strengths in names, kosher, halal */
type Row = readonly [string, string, readonly TopCategory[], number, number, number, boolean, boolean, boolean]

const ROWS: readonly Row[] = [
  ['Alderhay', 'ALD', ['Minerals', 'Vitamins'], 1.05, 0.1, 0.03, false, false, false],
  ['Nordlyng', 'NOR', ['Oils and fatty acids', 'Vitamins'], 1.1, 0.06, 0.02, false, false, true],
  ['Casa Olmeda', 'OLM', ['Fibre', 'Minerals', 'Bee products'], 0.95, 0.12, 0, false, false, false],
  ['Ferrowen', 'FER', ['Minerals', 'Coenzymes and cofactors'], 1.25, 0.03, 0.3, true, true, true],
  ['Botanik Neun', 'BTN', ['Herbs and botanicals', 'Herbal teas'], 1.0, 0.4, 0, false, false, false],
  ['Mirellune', 'MIR', ['Proteins', 'Vitamins'], 1.3, 0.06, 0, false, false, true],
  ['Plainspoon', 'PLA', ['Vitamins', 'Amino acids', 'Sports nutrition'], 0.82, 0.05, 0, true, false, true],
  ['Tavorelle', 'TAV', ['Herbs and botanicals', 'Oils and fatty acids'], 1.05, 0.08, 0, false, true, false],
  ['Kestrelmill', 'KES', ['Vitamins', 'Minerals'], 0.98, 0.06, 0.04, true, false, false],
  ['Vellamoor', 'VEL', ['Mushrooms', 'Herbs and botanicals'], 1.2, 0.05, 0.04, false, false, false],
  ['Oat & Emberly', 'OAT', ['Fibre', 'Sports nutrition', 'Herbal teas'], 0.95, 0.45, 0, false, false, false],
  ['Tidewrack', 'TID', ['Green superfoods', 'Minerals', 'Oils and fatty acids'], 1.0, 0.15, 0, false, false, false],
  ['Lindwurz', 'LIN', ['Herbs and botanicals', 'Herbal teas'], 0.92, 0.4, 0, false, false, false],
  ['Juniperloft', 'JUN', ['Bacterial cultures', 'Vitamins'], 1.1, 0.06, 0, false, true, true],
  ['Osmunde', 'OSM', ['Amino acids', 'Coenzymes and cofactors', 'Phytonutrients'], 1.22, 0.03, 0.25, true, true, true],
  ['Solhytta', 'SOL', ['Vitamins', 'Oils and fatty acids'], 0.98, 0.08, 0, true, false, false],
  ['Brambleward', 'BRA', ['Herbs and botanicals', 'Mushrooms'], 1.08, 0.2, 0.02, false, false, false],
  ['Cinderfield', 'CIN', ['Sports nutrition', 'Proteins', 'Amino acids'], 0.9, 0.05, 0, false, false, true],
  ['Halcyra', 'HAL', ['Proteins', 'Joint nutrients', 'Vitamins'], 1.28, 0.06, 0.04, false, true, false],
  ['Verdanzo', 'VER', ['Green superfoods', 'Fibre', 'Phytonutrients'], 0.96, 0.3, 0, false, false, false],
  ['Pebblewright', 'PEB', ['Minerals', 'Joint nutrients'], 0.88, 0.06, 0, true, false, true],
  ['Marenorte', 'MAR', ['Oils and fatty acids', 'Green superfoods'], 1.06, 0.06, 0, false, false, false],
  ['Saltmere', 'SAL', ['Minerals', 'Sports nutrition'], 1.0, 0.12, 0, false, false, false],
  ['Thornquist', 'THO', ['Herbs and botanicals', 'Bee products', 'Body care'], 1.02, 0.1, 0, false, false, false],
  ['Yarrowby', 'YAR', ['Herbs and botanicals', 'Bacterial cultures'], 0.94, 0.15, 0.02, false, false, false],
  ['Duskwell', 'DUS', ['Phytonutrients', 'Enzymes', 'Bacterial cultures'], 1.35, 0.04, 0.3, true, false, true],
  ['Fjellro', 'FJE', ['Vitamins', 'Minerals', 'Oils and fatty acids'], 1.12, 0.06, 0.03, false, false, false],
  ['Hollinsage', 'HOL', ['Enzymes', 'Bacterial cultures', 'Fibre'], 1.1, 0.06, 0.15, false, true, false],
]

export const BRANDS: readonly Brand[] = ROWS.map(
  ([name, code, focus, level, zeroWaste, practitionerOnly, strengths, kosher, halal], index) => ({
    name,
    code,
    focus,
    level,
    zeroWaste,
    practitionerOnly,
    strengths,
    kosher,
    halal,
    silentOn: SILENT[index % SILENT.length] ?? [],
    about: ABOUT[index % ABOUT.length] ?? 'brand.1',
  }),
)
