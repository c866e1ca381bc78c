import type { Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { packOf } from '#areas/protocols/contract/supply/label.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'

import type { Catalogue } from '#areas/catalogue/server/index.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'
import { type KeptVariant, withVariants } from '#areas/catalogue/server/kept-variants.ts'
import { type Cautions, readCautions } from '#areas/catalogue/server/texts.ts'
import { type Database, withReadRetry } from '#server/database/index.ts'
import { languageCodeOf } from '#server/database/languages.ts'
import { labelServing } from './usual-dosage.ts'

export interface ProtocolReadDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
  readonly catalogue: Pick<Catalogue, 'productsOf'>
  /** The region whose prices the shop asks. */
  readonly region: Region
}

/** A user who may see a protocol sees its prices (lines.shown-fields). */
const SEES_ALL_PRICES: Viewer = { mayBuyRestricted: true }

/**
 * The products of each protocol, the greatest place first, without lines whose variant is not on sale. Does not check
 * that the user may see the protocols.
 *
 * @param variantId only the line of this variant
 * @param hasCautions with what the labels say to mind
 */
export async function readProducts(
  deps: ProtocolReadDeps,
  protocolIds: readonly number[],
  language: LanguageCode,
  { variantId, hasCautions = false }: { readonly variantId?: number; readonly hasCautions?: boolean } = {},
): Promise<Map<number, ProtocolProduct[]>> {
  const products = new Map<number, ProtocolProduct[]>(protocolIds.map((id) => [id, []]))
  if (products.size === 0) return products
  const rows = await withReadRetry(deps.database, () =>
    deps.database.db
      .selectFrom('protocol_line')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .innerJoin('product', 'product.id', 'product_id')
      .select([
        'protocol_id',
        'variant_id',
        'product_id',
        'protocol_line.quantity',
        'notes',
        'dosage',
        'serving_size',
        'variant.net_contents',
        'product.language_id',
      ])
      .where('protocol_id', 'in', [...products.keys()])
      .$if(variantId !== undefined, (query) => query.where('variant_id', '=', variantId ?? 0))
      .orderBy('place', 'desc')
      .orderBy('variant_id', 'desc')
      .execute(),
  )
  const cautions = hasCautions
    ? await withReadRetry(deps.database, () =>
        readCautions(
          deps.database.db,
          rows.map(({ product_id }) => product_id),
          language,
        ),
      )
    : undefined
  for (const [line, kept] of await withVariants(deps, rows, { language, viewer: SEES_ALL_PRICES }))
    products.get(line.protocol_id)?.push(toProduct(line, kept, cautions?.get(line.product_id)))
  return products
}

/** The sum of prices times quantities, in the shop's currency. */
export function totalPrice(products: readonly ProtocolProduct[]): number {
  const cents = products.map(({ item_count, variants }) => item_count * Math.round((variants[0]?.price ?? 0) * 100))
  return cents.reduce((total, line) => total + line, 0) / 100
}

interface LineRow {
  readonly quantity: number
  readonly notes: string
  readonly dosage: Dosage | null
  readonly serving_size: string | null
  readonly net_contents: string
  readonly language_id: number
}

function toProduct(
  { quantity, notes, dosage, serving_size, net_contents: contents, language_id }: LineRow,
  { product, variant, assets }: KeptVariant,
  cautions: Cautions | undefined,
): ProtocolProduct {
  const { product_id, name, slug, lang, brand } = product
  const { id, price, unit_of_measure, net_contents, stock } = variant
  const serving = labelServing(serving_size, language_id)
  const pack = packOf(contents, languageCodeOf(language_id))
  return {
    product_id,
    name,
    slug,
    ...(lang === undefined ? {} : { lang }),
    brand,
    assets,
    // Null only for viewers who may not buy it.
    variants: [{ id, price: price ?? 0, unit_of_measure, net_contents, stock }],
    item_count: quantity,
    notes,
    dosage,
    ...(serving !== null && { serving }),
    ...(cautions !== undefined && { cautions }),
    ...(pack !== null && { pack }),
  }
}
