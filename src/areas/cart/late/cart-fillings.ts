import { fromPromise } from 'xstate'

import { answerCartFilling, listCartFillings } from '#areas/cart/contract/filling.ts'
import { USER_TYPES } from '#contract/call.ts'
import { cartFillingsMachine } from '#machines/cart/filling/cart-fillings.machine.ts'

import { userTypeIn } from '#actors/call-once.ts'
import type { LatePorts } from '#actors/late-ports.ts'

/** Only clients have fillings, so nothing is fetched for other users. */
export function provideCartFillings({ client }: Pick<LatePorts, 'client'>) {
  return cartFillingsMachine.provide({
    actors: {
      fetchFillings: fromPromise(async ({ signal, system }) =>
        userTypeIn(system) === USER_TYPES.Client
          ? await client.call(listCartFillings, {}, { signal })
          : { ok: true, value: [] },
      ),
      answerFilling: fromPromise(({ input: { id, answer }, signal }) =>
        client.call(answerCartFilling, { params: { id }, body: { answer } }, { signal }),
      ),
    },
  })
}
