import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import type { CarryOut } from '#actors/client.ts'
import { provideCatalogue } from '#areas/catalogue/ports/provide-catalogue.ts'
import { options } from '#tests/models/samples.ts'

/** A listing whose calls are never answered, with the signal of each by its path. */
function waitingList() {
  const signals: Record<string, AbortSignal[]> = {}
  const client = {
    call(call, _, given) {
      if (given?.signal) (signals[call.path] ??= []).push(given.signal)
      return new Promise<never>(() => {})
    },
  } as { call: CarryOut }
  const list = createActor(provideCatalogue({ client, log: { warn() {}, error() {} }, writeAddress() {} })).start()
  list.send({ type: 'options.known', language: 'en', options })
  list.send({ type: 'listing.entered', language: 'en', query: {} })
  return { list, aborted: (path: string) => signals[path]?.map(({ aborted }) => aborted) }
}

it('what was asked for under other filters is given up: the list and the numbers beside the options', async () => {
  const { list, aborted } = waitingList()
  list.send({ type: 'filter.add', group: 'zero_waste', id: 1 })
  await expect.poll(() => aborted('/v2/storefront/categories')).toEqual([false])
  list.send({ type: 'filter.add', group: 'availability', id: 1 })
  await expect.poll(() => aborted('/v2/storefront/categories')).toEqual([true, false])
  await expect.poll(() => aborted('/v2/storefront/products')).toEqual([true, true, false])
})
