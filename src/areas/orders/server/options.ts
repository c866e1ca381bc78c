import { sql, type Kysely } from 'kysely'

import type { CallResponse } from '#contract/call.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Address, DeliveryMethod, getCheckoutOptions } from '#areas/orders/contract/orders.ts'

import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { arrivalOf } from '#server/delivery-days.ts'
import type { DeliverySetting } from '#server/delivery-methods.ts'
import type { OrderDeps } from './deps.ts'
import { ratesToday } from './rates-today.ts'

const MOST_ADDRESSES = 5

export interface CheckoutOptions {
  /** `userId`: undefined for a visitor. */
  checkoutOptions(language: LanguageCode, userId: number | undefined): Promise<CallResponse<typeof getCheckoutOptions>>
}

export function checkoutOptions(deps: OrderDeps): CheckoutOptions {
  const { deliveryMethods, paymentMethods, paymentProvider, shopCountry } = deps
  return {
    checkoutOptions: async (language, userId) => {
      const [used, addresses] = userId === undefined ? [undefined, []] : await knownOf(deps, userId)
      return {
        delivery_methods: deliveryMethods.map((method) => toDeliveryMethod(method, language, deps)),
        payment_methods: paymentMethods.toSorted((one, other) => Number(other === used) - Number(one === used)),
        payment_provider: paymentProvider,
        tax_rates: deliveryCountries(deps).map((country) => ({ country, ...ratesToday(deps, country) })),
        shop_country: shopCountry,
        addresses,
      }
    },
  }
}

const deliveryCountries = ({ deliveryMethods }: OrderDeps): string[] => [
  ...new Set(deliveryMethods.flatMap(({ countries }) => countries)),
]

/** The user's most frequent payment method, the latest of several, and the addresses of the latest orders. */
async function knownOf({ database }: OrderDeps, userId: number): Promise<[PaymentMethod | undefined, Address[]]> {
  return await withReadRetry(database, async () => {
    const used = await countedMethods(database.db, userId).limit(1).executeTakeFirst()
    const addresses = used ? await latestAddresses(database.db, userId).execute() : []
    return [used?.payment_method, addresses.flatMap(({ address }) => address ?? [])]
  })
}

/** Each address once (checkout.addresses-are-kept). */
const latestAddresses = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('shop_order')
    .select('address')
    .where('user_id', '=', userId)
    .where('address', 'is not', null)
    .groupBy('address')
    .orderBy(sql`max(placed_at)`, 'desc')
    .limit(MOST_ADDRESSES)

const countedMethods = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('shop_order')
    .select('payment_method')
    .where('user_id', '=', userId)
    .groupBy('payment_method')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`max(placed_at)`, 'desc')

function toDeliveryMethod(
  { title, countries, days, ...method }: DeliverySetting,
  language: LanguageCode,
  { messages, deliveryCalendar }: OrderDeps,
): DeliveryMethod {
  return {
    ...method,
    title: 'text' in title ? title.text : messages(language, title.key),
    countries: [...countries],
    arrives: days && arrivalOf(days, new Date(), deliveryCalendar),
  }
}
