import type { MarkName } from './marks.ts'
import { MARKS } from './marks.ts'
import type { Scheme, SchemeName } from './schemes.ts'
import { SCHEMES } from './schemes.ts'

/** Layouts of labels; see label-layouts.ts. */
export const LAYOUTS = ['classic', 'band', 'block', 'frame', 'giant', 'stripe', 'disc', 'reverse'] as const
export type Layout = (typeof LAYOUTS)[number]

/** Design shared by all packs of a brand. */
export interface Identity {
  readonly scheme: Scheme
  readonly mark: MarkName
  readonly layout: Layout
  readonly face: 'serif' | 'sansBold'
}

type Chosen = readonly [scheme: SchemeName, mark: MarkName, layout: Layout, face: Identity['face']]

/** Designs chosen by hand for the brands of the demo catalogue. */
export const HOUSE_STYLES: ReadonlyMap<string, Chosen> = new Map<string, Chosen>(
  Object.entries({
    Alderhay: ['meadow', 'leaf', 'classic', 'serif'],
    Nordlyng: ['fjord', 'horizon', 'band', 'sansBold'],
    'Casa Olmeda': ['terracotta', 'arcs', 'frame', 'serif'],
    Ferrowen: ['night', 'bars', 'classic', 'sansBold'],
    'Botanik Neun': ['mint', 'flower', 'block', 'serif'],
    Mirellune: ['rose', 'moon', 'disc', 'serif'],
    Plainspoon: ['chalk', 'half', 'giant', 'sansBold'],
    Tavorelle: ['saffron', 'sun', 'frame', 'serif'],
    Kestrelmill: ['slate', 'bird', 'stripe', 'serif'],
    Vellamoor: ['plum', 'star', 'classic', 'serif'],
    'Oat & Emberly': ['oat', 'wheat', 'classic', 'serif'],
    Tidewrack: ['lagoon', 'wave', 'band', 'sansBold'],
    Lindwurz: ['moss', 'fern', 'frame', 'serif'],
    Juniperloft: ['blush', 'berry', 'disc', 'sansBold'],
    Osmunde: ['ink', 'orbit', 'stripe', 'sansBold'],
    Solhytta: ['sky', 'sun', 'block', 'sansBold'],
    Brambleward: ['pine', 'tree', 'reverse', 'serif'],
    Cinderfield: ['clay', 'mountain', 'giant', 'serif'],
    Halcyra: ['pearl', 'ring', 'classic', 'serif'],
    Verdanzo: ['lemon', 'sprig', 'block', 'sansBold'],
    Pebblewright: ['graphite', 'hexagon', 'giant', 'sansBold'],
    Marenorte: ['coral', 'shell', 'reverse', 'sansBold'],
    Saltmere: ['harbour', 'compass', 'frame', 'serif'],
    Thornquist: ['heather', 'clover', 'band', 'serif'],
    Yarrowby: ['linen', 'tulip', 'classic', 'serif'],
    Duskwell: ['berry', 'drop', 'disc', 'serif'],
    Fjellro: ['frost', 'mountain', 'stripe', 'sansBold'],
    Hollinsage: ['cedar', 'acorn', 'block', 'serif'],
  } satisfies Record<string, Chosen>),
)

const SCHEME_NAMES = Object.keys(SCHEMES) as SchemeName[]
const MARK_NAMES = Object.keys(MARKS) as MarkName[]

/** Returns the brand's own style, or for any other brand a style derived from its name alone. */
export function identityOf(brandName: string): Identity {
  const seed = hash(brandName)
  const [scheme, mark, layout, face] = HOUSE_STYLES.get(brandName) ?? [
    pick(SCHEME_NAMES, seed),
    pick(MARK_NAMES, seed >>> 6),
    pick(LAYOUTS, seed >>> 12),
    pick(['serif', 'sansBold'] as const, seed >>> 18),
  ]
  return { scheme: SCHEMES[scheme], mark, layout, face }
}

/** Picks an item by the seed, with equal chances. */
export function pick<Item>(list: readonly Item[], seed: number): Item {
  const item = list[seed % list.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

/** Returns a 32-bit hash of the text (FNV-1a with a final mix), so that a picture is the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 15)) >>> 0
}
