import type { SnapshotFrom } from 'xstate'

import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { QUANTITY_MAX } from '#contract/constants.ts'
import { productMachine } from '#machines/catalogue/product/product.machine.ts'
import { slugWords } from '#machines/catalogue/product/product.ts'

import { product as card, refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done } from '#tests/models/support/model.ts'

/** Model of a product's page in a browser: the user and the network's answers. */

/** A picture at an address that the shop serves, the same in every size. */
const asset = (image_url: string) => ({ thumbnails: { 75: image_url, 125: image_url, 250: image_url }, image_url })
const variant = (id: number, price: number, stock: number) => ({
  id,
  price,
  sku: `Z-${id}`,
  unit_of_measure: null,
  net_contents: `${id * 6} tablets`,
  stock,
  availability: 1 as const,
})

/** Products that the list links to, and that link to each other. */
export const reachable = [card(1), card(2)]

const zinc: Product = {
  ...card(7),
  name: 'Zinc',
  slug: 'zinc',
  assets: [asset('/images/product-default.svg'), { ...asset('/images/empty-shelf.svg'), variant_id: 11 }],
  variants: [variant(10, 9.9, 2), variant(11, 17.5, 4)],
  categories: [],
  health_goals: [],
  description: null,
  serving_size: null,
  suggested_use: null,
  warnings: null,
  allergens: null,
  ingredients: [],
  other_ingredients: [],
  related: reachable,
}

/** The same product for a user who may buy less of it, at another price. */
const lessZinc: Product = { ...zinc, assets: zinc.assets.slice(0, 1), variants: [variant(10, 8.5, 1)] }

const unknown = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not here' } } as const

type Snapshot = SnapshotFrom<typeof productMachine>
type Entered = { readonly language: string; readonly slug: string }

/** True if the user cannot reach the product's page from here in one step. */
function isFar(snapshot: Snapshot, { language, slug }: Entered): boolean {
  const { context } = snapshot
  // From the list, which is in English, or from the previous page in the history.
  if (snapshot.matches('away')) return language !== 'en'
  // By the card of a related product, or by choosing another language.
  return slug === context.slug ? false : language !== context.language || !snapshot.matches({ open: 'shown' })
}

export const person = defineModel({
  machine: productMachine,
  events: [
    { type: 'product.entered', language: 'en', slug: 'product-1' },
    { type: 'product.entered', language: 'en', slug: 'product-2' },
    { type: 'product.entered', language: 'de', slug: 'product-1' },
    { type: 'product.left' },
    { type: 'product.retry' },
    { type: 'variant.choose', id: 11 },
    { type: 'quantity.choose', quantity: 2 },
    { type: 'picture.show', at: 1 },
    { type: 'viewer.changed' },
  ],
  answers: [
    ...[{ ok: true, value: zinc }, unknown, refused, unreachable].map((answer) => done('fetchProduct', answer)),
    ...[{ ok: true, value: lessZinc }, { ok: true, value: zinc }, unknown, refused].map((answer) =>
      done('fetchRenewed', answer),
    ),
  ],
  eachSample: true,
  until: (snapshot, event) => {
    const { variantId, quantity, picture } = snapshot.context
    if (event.type === 'product.entered' && isFar(snapshot, event)) return true
    // A choice is not made twice, and the viewer does not change while the page is fetching.
    if (event.type === 'variant.choose' && variantId === event.id) return true
    if (event.type === 'quantity.choose' && quantity === event.quantity) return true
    if (event.type === 'picture.show' && picture === event.at) return true
    if (event.type === 'viewer.changed' && snapshot.matches({ open: { shown: 'renewing' } })) return true
    return !snapshot.can(event)
  },
  project: ({ context: { language, slug, product, variantId, quantity, picture } }) => ({
    language,
    slug,
    sizes: product?.variants.length,
    variantId,
    quantity,
    picture,
  }),
  rules: {},
})

export interface Visible {
  readonly address: string
  /** Pending calls, by language and product. */
  readonly asks?: readonly string[]
  readonly shows?: 'nothing' | 'the list' | 'loading' | Missing | Failed | Shown
}

interface Missing {
  /** Words that the page offers to search for. */
  readonly search: string
}

interface Failed {
  readonly says: string
}

interface Shown {
  readonly name: string
  readonly price: number
  /** Number of sizes to choose from; 0 if there is no choice. */
  readonly sizes: number
  readonly chosen: number
  readonly quantity: string
  readonly canHave: { readonly fewer: boolean; readonly more: boolean }
  readonly pictures: number
  readonly current: number
  readonly large: string
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  const { language, slug } = snapshot.context
  if (!snapshot.matches('open')) return { address: '/en/products', asks: [], shows: 'the list' }
  const isAsking = snapshot.matches({ open: 'loading' }) || snapshot.matches({ open: { shown: 'renewing' } })
  return {
    address: `/${language}/products/${slug}`,
    asks: isAsking ? [`${language} ${slug}`] : [],
    shows: shownIn(snapshot),
  }
}

function shownIn(snapshot: Snapshot): Visible['shows'] {
  const { slug, problem, product, variantId, quantity, picture } = snapshot.context
  if (snapshot.matches({ open: 'missing' })) return { search: slugWords(slug) }
  if (snapshot.matches({ open: 'failed' }))
    return { says: problem?.kind === 'refused' ? problem.message : 'unreachable' }
  const chosen = product?.variants.find(({ id }) => id === variantId)
  if (!product || !chosen) return 'loading'
  const several = <Item>(items: readonly Item[]): readonly Item[] => (items.length > 1 ? items : [])
  return {
    name: product.name,
    price: chosen.price ?? 0,
    sizes: several(product.variants).length,
    chosen: several(product.variants).indexOf(chosen),
    quantity: String(quantity),
    canHave: { fewer: quantity > 1, more: quantity < (chosen.stock ?? QUANTITY_MAX) },
    pictures: several(product.assets).length,
    current: product.assets.length > 1 ? picture : -1,
    large: product.assets[picture]?.image_url ?? '',
  }
}
