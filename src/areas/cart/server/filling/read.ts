import type { Kysely } from 'kysely'

import type { CartFilling } from '#areas/cart/contract/filling.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { withVariants } from '#areas/catalogue/server/kept-variants.ts'
import { within } from '#areas/catalogue/server/within.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ShoppingDeps } from '../deps.ts'

type Named = Pick<CartFilling['lines'][number], 'product_variant_id' | 'name' | 'net_contents' | 'lang'>

interface NamedRow {
  readonly variant_id: number
  readonly product_id: number
  readonly product: string
  readonly net_contents: string
}

/** The pack of each row, in the asked language where it is on sale, else by the name that the catalogue was given. */
export async function namesOf<Row extends NamedRow>(
  deps: Pick<ShoppingDeps, 'catalogue'>,
  rows: readonly Row[],
  language: LanguageCode,
): Promise<(readonly [Row, Named])[]> {
  const shown = await withVariants(deps, rows, { language, viewer: { mayBuyRestricted: true } })
  const kept = new Map(shown.map(([row, variant]) => [row, variant]))
  return rows.map((row) => {
    const found = kept.get(row)
    if (found === undefined)
      return [row, { product_variant_id: row.variant_id, name: row.product, net_contents: row.net_contents }]
    const { product, variant } = found
    const { name, lang } = product
    return [
      row,
      {
        product_variant_id: row.variant_id,
        name,
        net_contents: variant.net_contents,
        ...(lang !== undefined && { lang }),
      },
    ]
  })
}

/** The unanswered protocols that others put into a client's cart, with the pieces still there, latest first. */
export async function readFillings(
  deps: Pick<ShoppingDeps, 'catalogue'>,
  db: Kysely<Schema>,
  { userId, language }: Pick<Shopper, 'userId' | 'language'>,
): Promise<CartFilling[]> {
  const rows = await db
    .selectFrom('cart_filled')
    .innerJoin('cart_filling as filling', 'filling.filling_id', 'cart_filled.filling_id')
    .innerJoin('variant', 'variant.id', 'cart_filled.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .leftJoin('account', 'account.user_id', 'practitioner_id')
    .select([
      'filling.filling_id',
      'protocol_name',
      'message',
      'filled_at',
      'practitioner_id',
      'first_name',
      'last_name',
      'cart_filled.quantity',
      'variant_id',
      'product_id',
      'product.name as product',
      'variant.net_contents',
    ])
    .where('cart_filled.user_id', '=', userId)
    .orderBy('filling.filling_id', 'desc')
    .orderBy('variant_id')
    .execute()
  const fillings = new Map<number, CartFilling>()
  for (const [row, named] of await namesOf(deps, rows, language)) {
    const { filling_id: id, practitioner_id: user_id, first_name, last_name } = row
    const filling = fillings.get(id) ?? {
      id,
      practitioner: user_id === null ? null : { user_id, first_name: first_name ?? '', last_name: last_name ?? '' },
      protocol: row.protocol_name,
      message: row.message,
      filled_at: row.filled_at.toISOString(),
      lines: [],
    }
    filling.lines.push({ ...named, quantity: row.quantity })
    fillings.set(id, filling)
  }
  return [...fillings.values()]
}

/** The lines that one filling put into the cart, with the names of the packs. */
export async function readFilled(
  deps: Pick<ShoppingDeps, 'catalogue'>,
  transaction: Parameters<typeof within>[1],
  fillingId: number,
  language: LanguageCode,
) {
  const rows = await transaction
    .selectFrom('cart_filling_line as line')
    .innerJoin('variant', 'variant.id', 'line.variant_id')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select([
      'variant_id',
      'product_id',
      'product.name as product',
      'variant.net_contents',
      'pieces as wanted',
      'line.quantity',
      'reason',
    ])
    .where('filling_id', '=', fillingId)
    .orderBy('variant_id')
    .execute()
  return namesOf(within(deps, transaction), rows, language)
}
