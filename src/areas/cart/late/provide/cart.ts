import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { addToCart, cart, cartItem, getCart, setCartQuantity } from '#areas/cart/contract/cart.ts'
import type { Cart } from '#areas/cart/contract/cart.ts'
import { cartMachine } from '#machines/cart/cart.machine.ts'
import type { CartChange } from '#machines/cart/changes.ts'
import type { Sending, Timed } from '#machines/kept-list/kept-list.events.ts'

import type { Client } from '#actors/client.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { Storage } from '#actors/storage.ts'
import { timed } from '#actors/timed.ts'

const change = v.object({
  kind: v.picklist(['add', 'set']),
  product: v.omit(cartItem, ['quantity']),
  quantity: v.number(),
})

interface Ports {
  page: Window & typeof globalThis
  client: Client
  storage: Storage
}

export function provideCart({ page, client, storage }: Ports) {
  return cartMachine.provide({
    actors: {
      fetchList: fromPromise(({ input: { language }, signal }) =>
        timed(client.call(getCart, {}, { signal, ...(language && { language }) })),
      ),
      sendChange: fromPromise<Timed<Cart>, Sending<Cart, CartChange>>(({ input: { sent, language }, signal }) => {
        if (!sent) throw new Error('there is no change to send')
        const {
          key,
          change: { kind, product, quantity },
        } = sent
        const { product_id, product_variant_id } = product
        return timed(
          client.call(
            kind === 'add' ? addToCart : setCartQuantity,
            { body: { product_id, product_variant_id, quantity } },
            { signal, key, ...(language && { language }) },
          ),
        )
      }),
      storeQueue: storeQueue({ page, storage, name: 'cart', kept: cart, change }),
    },
  })
}
