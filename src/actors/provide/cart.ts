import { fromPromise } from 'xstate'

import { addToCart, getCart, setCartQuantity } from '#contract/cart.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type { CartAnswer } from '#machines/cart/cart.machine.ts'
import type { Wish } from '#machines/cart/wishes.ts'

import { keepQueue } from '../cart-queue.ts'
import type { Client } from '../client.ts'
import type { Storage } from '../storage.ts'

export function provideCart({
  page,
  client,
  storage,
}: {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
}) {
  const timed = async (result: Promise<CartAnswer['result']>): Promise<CartAnswer> => ({
    result: await result,
    at: Date.now(),
  })
  return cartMachine.provide({
    actors: {
      fetchCart: fromPromise(({ input: { language }, signal }) =>
        timed(client.call(getCart, {}, { signal, ...(language && { language }) })),
      ),
      sendWish: fromPromise<CartAnswer, { wish: Wish | undefined; language: LanguageCode | null }>(
        ({ input: { wish, language }, signal }) => {
          if (!wish) throw new Error('there is no wish to send')
          const {
            key,
            product: { product_id, product_variant_id },
            change: { kind, quantity },
          } = wish
          const body = { product_id, product_variant_id, quantity }
          return timed(
            client.call(
              kind === 'add' ? addToCart : setCartQuantity,
              { body },
              { signal, key, ...(language && { language }) },
            ),
          )
        },
      ),
      keepQueue: keepQueue({ page, storage }),
    },
  })
}
