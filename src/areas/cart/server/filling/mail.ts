import { sql, type Transaction } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import { readOwnRate } from '#areas/account/server/own-rate.ts'
import { within } from '#areas/catalogue/server/within.ts'
import type { Schema } from '#server/database/schema.ts'
import { postMail } from '#server/mail/index.ts'
import type { Viewer } from '#server/signed-in/viewer.ts'
import { toCart } from '../cart.ts'
import type { ShoppingDeps } from '../deps.ts'
import { filledMail } from '../mails/filled.ts'

interface Filled {
  readonly clientId: number
  readonly practitionerId: number
  readonly fillingId: number
  /** The client's rights. */
  readonly viewer: Viewer
}

/** Writes the email that tells a client what was put into their cart, with the way to the checkout. */
export async function postFilledMail(
  transaction: Transaction<Schema>,
  deps: Omit<ShoppingDeps, 'database'>,
  { clientId, practitionerId, fillingId, viewer }: Filled,
): Promise<void> {
  const { email, first_name, language } = await transaction
    .selectFrom('account')
    .select([
      'email',
      'first_name',
      sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as('language'),
    ])
    .where('user_id', '=', clientId)
    .executeTakeFirstOrThrow()
  const practitioner = await transaction
    .selectFrom('account')
    .leftJoin('practitioner', 'practitioner.user_id', 'account.user_id')
    .select(['first_name', 'last_name', sql<string>`coalesce(practice_name, '')`.as('practice')])
    .where('account.user_id', '=', practitionerId)
    .executeTakeFirstOrThrow()
  const rows = await transaction
    .selectFrom('cart_filling_line as line')
    .innerJoin('variant', 'variant.id', 'variant_id')
    .innerJoin('product', 'product.id', 'product_id')
    .select(['variant_id', 'product_id', 'line.quantity', 'tax_class'])
    .where('filling_id', '=', fillingId)
    .where('line.quantity', '>', 0)
    .orderBy('variant_id')
    .execute()
  const own = await readOwnRate(transaction, clientId, deps)
  const cart = await toCart(within(deps, transaction), { rows, own }, { language, viewer })
  await postMail(transaction, filledMail(cart, { to: email, name: first_name, language, practitioner }, deps))
}
