import { fromPromise } from 'xstate'

import { readCountry as readCountryCall } from '#contract/country.ts'
import { countryMachine } from '#machines/country/country.machine.ts'

import type { Client } from '../client.ts'
import { readCountry, readDismissal, storeCountry, storeDismissal, watchDismissal, watchRoom } from '../country.ts'
import type { Storage } from '../storage.ts'

export function provideCountry({
  page,
  storage,
  client,
}: {
  page: Window & typeof globalThis
  storage: Storage
  client: Client
}) {
  return countryMachine.provide({
    actors: {
      readCountry: fromPromise(() => Promise.resolve(readCountry(storage))),
      readNotice: fromPromise(() =>
        Promise.resolve({ stored: readCountry(storage), dismissedFor: readDismissal(storage) }),
      ),
      fetchCountry: fromPromise(({ signal }) => client.call(readCountryCall, {}, { signal })),
      watchRoom: watchRoom(page),
      watchDismissal: watchDismissal(page),
    },
    actions: {
      storeCountry: (_, { result }) => {
        if (result.ok) storeCountry(storage, result.value.country)
      },
      storeDismissal: () => storeDismissal(storage),
    },
  })
}
