import type { LanguageCode } from '#contract/languages.ts'
import { givenIds } from '#contract/wire.ts'

import type { Principal } from '#server/signed-in/principal.ts'
import type { VariantIds } from '#areas/catalogue/server/kept-variants.ts'
import type { CartChange, CartRefusal } from './index.ts'
import { CART_MAILS_BY_ACCOUNT } from './limits.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { Refused, type RefusedStatus } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/cart/contract/calls.ts'
import type { Shopping } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly shopping: Shopping
  readonly limits: Limits
}

export function shoppingHandlers(services: () => Services, messages: Messages): HandlersOf<typeof calls> {
  const changeCart = async (
    change: CartChange,
    language: LanguageCode,
    { principal, idempotencyKey }: { readonly principal: Principal; readonly idempotencyKey: string | undefined },
  ) => {
    const changed = await services().shopping.changeCart(shopperOf(principal, language), change, idempotencyKey)
    if (changed === 'gone') throw notSignedIn()
    if ('refused' in changed) throw cartRefused(changed.refused)
    return changed
  }
  return {
    getCart: (_input, language, { principal }) => services().shopping.getCart(shopperOf(principal, language)),
    addToCart: ({ body }, language, caller) => changeCart({ kind: 'add', ...body }, language, caller),
    setCartQuantity: ({ body }, language, caller) => changeCart({ kind: 'set', ...body }, language, caller),
    removeFromCart: (input, language, caller) =>
      changeCart({ kind: 'set', ...idsOf(input), quantity: 0 }, language, caller),

    mailCart: async (_input, language, { principal, idempotencyKey }) => {
      const { limits, shopping } = services()
      const key = `${principal.userId}`
      await limits.take(CART_MAILS_BY_ACCOUNT, key)
      const mailed = await shopping.mailCart(shopperOf(principal, language), idempotencyKey)
      if (mailed === 'gone') throw notSignedIn()
      if (typeof mailed === 'string' || mailed.isRepeated) await limits.giveBack(CART_MAILS_BY_ACCOUNT, key)
      if (mailed === 'empty') throw new Refused(409, 'cartEmpty')
      if (mailed === 'keyUsed') throw new Refused(409, 'keyUsed')
      return { message: messages(language, 'cartMailed') }
    },

    listCartFillings: (_input, language, { principal }) =>
      services().shopping.listFillings(shopperOf(principal, language)),

    answerCartFilling: async ({ params, body: { answer } }, language, { principal }) => {
      const left = await services().shopping.answerFilling(shopperOf(principal, language), params.id, answer)
      if (left === 'gone') throw notSignedIn()
      if (left === 'missing') throw new Refused(404, 'fillingGone')
      return left
    },

    listWishlist: (_input, language, { principal }) => services().shopping.listWishlist(shopperOf(principal, language)),

    addToWishlist: async ({ body }, language, { principal }) => {
      const item = await services().shopping.addToWishlist(shopperOf(principal, language), body)
      if (item === 'gone') throw notSignedIn()
      if (item === 'unknown') throw new Refused(404, 'productGone')
      if (item === 'full') throw new Refused(409, 'wishlistFull')
      return item
    },

    removeFromWishlist: async (input, language, { principal }) => {
      const removed = await services().shopping.removeFromWishlist(shopperOf(principal, language), idsOf(input))
      if (removed === 'gone') throw notSignedIn()
      if (removed === 'unknown') throw new Refused(404, 'productGone')
      return { message: messages(language, 'wishlistRemoved') }
    },
  }
}

/** Throws a Refused if neither body nor query has the ids (call.delete-ids-in-body-or-query). */
function idsOf(input: Parameters<typeof givenIds<VariantIds>>[0]): VariantIds {
  const ids = givenIds<VariantIds>(input)
  if (ids === undefined)
    throw new Refused(400, 'badInput', { fields: { product_id: 'fieldRequired', product_variant_id: 'fieldRequired' } })
  return ids
}

const CART_REFUSALS: Readonly<Record<CartRefusal['why'], readonly [RefusedStatus, MessageKey]>> = {
  unknown: [404, 'productGone'],
  restricted: [403, 'restrictedProduct'],
  keyUsed: [409, 'keyUsed'],
  stock: [409, 'stockLeft'],
  most: [409, 'quantityMost'],
  full: [409, 'cartFull'],
}

function cartRefused(refusal: CartRefusal): Refused {
  const [status, key] = CART_REFUSALS[refusal.why]
  if (!('most' in refusal)) return new Refused(status, key)
  return refusal.most === 0
    ? new Refused(status, 'soldOut')
    : new Refused(status, key, { values: { count: refusal.most } })
}
