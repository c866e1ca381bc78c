import { sql } from 'kysely'

import { openBank } from './bank/seal.ts'
import { inMoney } from '#server/signed-in/personal.ts'
import type { Personal } from '#server/signed-in/personal.ts'

export const personal: Personal = {
  commission: (db, userId) =>
    db
      .selectFrom('commission_entry')
      .leftJoin('shop_order', 'shop_order.order_id', 'commission_entry.order_id')
      .leftJoin('variant', 'variant.id', 'variant_id')
      .select([
        'entry_id',
        'kind',
        'number as order',
        'sku',
        'commission_entry.currency',
        'rate',
        inMoney('commission'),
        'reason',
        'created_at',
        'payout_id',
      ])
      .where('commission_entry.practitioner_id', '=', userId)
      .orderBy('entry_id')
      .execute(),
  bank_details: async (db, userId, { bankSecret }) => {
    if (bankSecret === undefined) return undefined
    const bank = await db
      .selectFrom('bank_account')
      .select(['details', 'changed_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()
    const details = bank && openBank(bank.details, `account ${userId}`, bankSecret)
    return details ? { ...details, changed_at: bank.changed_at } : undefined
  },
  payouts: (db, userId) =>
    db
      .selectFrom('commission_payout')
      .select(['payout_id', 'currency', inMoney('total'), sql<string>`paid_on::text`.as('paid_on'), 'note'])
      .where('practitioner_id', '=', userId)
      .orderBy('payout_id')
      .execute(),
}
