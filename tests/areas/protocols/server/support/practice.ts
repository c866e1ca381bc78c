import { USER_TYPES } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Protocol, ProtocolPage } from '#areas/protocols/contract/protocols.ts'

import type { MessageKey } from '#server/texts/messages.ts'

import {
  type Answered,
  messages,
  type Person,
  type Sent,
  type ShoppingShop,
  shoppingShop,
} from '#tests/areas/cart/server/support/shop.ts'
import type { Engine } from '#tests/server/support/database.ts'

export { messages }

export type Practitioner = ReturnType<typeof practitionerOf>

/** A person with the calls of protocols. */
function practitionerOf(shop: ShoppingShop, who: Person, call: ShoppingShop['ask'] = shop.ask) {
  const ask = (method: string, path = '', body?: unknown, sent?: Sent): Promise<Answered> =>
    call(who, method, `/account/practitioners/protocols${path}`, body, sent)
  const lineOf = async (sku: string) => ({ language_id: 1, name: sku, quantity: 1, ...(await shop.idsOf(sku)) })
  return {
    who,
    ask,
    list: async (query: NonNullable<Sent['query']> = {}, language: LanguageCode = 'en') =>
      (await ask('GET', '', undefined, { query, language })).body as ProtocolPage,
    search: async (query: string, more: NonNullable<Sent['query']> = {}) =>
      (await ask('POST', '/search', undefined, { query: { query, ...more } })).body as ProtocolPage,
    create: async (name: string, description = 'For two weeks'): Promise<number> =>
      (await ask('POST', '/create', { name, description })).body.id,
    get: async (id: number) => (await ask('GET', `/${id}`)).body as Protocol,
    add: async (id: number, sku: string, more: object = {}, sent?: Sent) =>
      ask('POST', `/${id}/product/add`, { ...(await lineOf(sku)), ...more }, sent),
    update: async (id: number, sku: string, to: object) =>
      ask('PUT', `/${id}/product/update`, { product_variant_id: (await shop.idsOf(sku)).product_variant_id, ...to }),
    remove: async (id: number, sku: string) =>
      ask('DELETE', `/${id}/product/update`, { product_variant_id: (await shop.idsOf(sku)).product_variant_id }),
  }
}

/** The errors of fields as they are answered. */
export const inWords = (errors: Readonly<Record<string, MessageKey>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, messages('en', key)]))

/** Variants of a protocol in their order. */
export const variantsOf = ({ products }: Protocol): (number | undefined)[] =>
  products.map(({ variants }) => variants[0]?.id)

/** A shop with a practitioner who waits for approval and one who is certified. */
export async function practice(engine: Engine, products?: Parameters<typeof shoppingShop>[1]) {
  const shop = await shoppingShop(engine, products)
  return {
    shop,
    mine: practitionerOf(shop, await shop.person(USER_TYPES.Practitioner)),
    certified: practitionerOf(shop, await shop.person(USER_TYPES.CertifiedPractitioner)),
    /** The same practitioner at another process of the shop. */
    elsewhere: ({ who }: Practitioner) => practitionerOf(shop, who, shop.askElsewhere),
    /** Variants by their article numbers. */
    variants: (...skus: string[]) => Promise.all(skus.map(async (sku) => (await shop.idsOf(sku)).product_variant_id)),
  }
}
