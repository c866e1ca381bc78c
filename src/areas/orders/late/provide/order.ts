import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { getAnyOrder } from '#areas/orders/contract/admin-orders.ts'
import { USER_TYPES } from '#contract/call.ts'
import { getCheckoutOptions, getOrder, paymentMethod, payOrder } from '#areas/orders/contract/orders.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult } from '#contract/result.ts'
import type { PaymentMethod } from '#contract/constants.ts'
import { orderMachine } from '#machines/orders/order.machine.ts'
import type { OwnOrderWanted, ShownOrder } from '#machines/orders/order.setup.ts'
import { payOrderMachine } from '#machines/orders/pay-order.machine.ts'
import { PAYMENT_PACE } from '#machines/orders/payment.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { callOnce, userIn, userTypeIn } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { placedHere } from '#areas/orders/ports/placed-here.ts'
import { waitToLookAt } from '#actors/wait-to-look.ts'

const intent = v.object({ orderId: v.number(), method: paymentMethod })

export function provideOrder({ client, storage, page }: Pick<LatePorts, 'client' | 'storage' | 'page'>) {
  const placed = placedHere(storage)
  return orderMachine.provide({
    actions: {
      printPage: () => page.print(),
      openAddress: (_, { address }) => page.location.assign(address),
    },
    actors: {
      payOrder: payOrderMachine.provide(
        callOnce({
          client,
          storage,
          page,
          call: payOrder,
          intent,
          request: ({ orderId, method }) => ({ params: { id: orderId }, body: { payment_method: method } }),
        }),
      ),
      fetchOrder: fromPromise<CallResult<ShownOrder>, OwnOrderWanted>(
        async ({ input: { language, id, isInvoice }, system, signal }) => {
          await untilAllowed(system, signal, 'order')
          const call = isInvoice && userTypeIn(system) === USER_TYPES.Admin ? getAnyOrder : getOrder
          return await client.call<typeof getAnyOrder | typeof getOrder>(call, { params: { id } }, { language, signal })
        },
      ),
      fetchMethods: fromPromise<CallResult<readonly PaymentMethod[]>, { language: LanguageCode }>(
        async ({ input: { language }, signal }) => {
          const options = await client.call(getCheckoutOptions, {}, { language, signal })
          return options.ok ? { ok: true, value: options.value.payment_methods } : options
        },
      ),
      takePlaced: fromPromise<boolean, { orderId: number }>(({ input: { orderId }, system }) =>
        Promise.resolve(placed.take(userIn(system) ?? 0, orderId)),
      ),
      waitToLook: waitToLookAt(page, PAYMENT_PACE),
    },
  })
}
