import * as v from 'valibot'
import { fromPromise } from 'xstate'

import { LANGUAGE_CODES } from '#contract/languages.ts'
import { picture } from '#areas/practice/contract/store.ts'
import { storePackagesMachine, storeServicesMachine } from '#machines/practice/editor/entries/entries.machine.ts'
import type { Entry, EntryChange, KeptEntries } from '#machines/practice/editor/entries/entries.ts'
import type { Asking, Sending, Timed } from '#machines/kept-list/kept-list.events.ts'

import type { Client } from '#actors/client.ts'
import { storeQueue } from '#actors/kept-queue.ts'
import type { Storage } from '#actors/storage.ts'
import { timed } from '#actors/timed.ts'

import type { EntryCalls } from './entry-calls.ts'
import { carryOutPackage, listPackages } from './packages.ts'
import { carryOutService, listServices } from './services.ts'

const entryId = v.union([v.number(), v.string()])
const language = v.picklist(LANGUAGE_CODES)
const entry = v.object({
  id: entryId,
  name: v.string(),
  description: v.string(),
  icon: v.string(),
  image: v.nullable(picture),
  features: v.array(v.object({ feature_id: entryId, text: v.string(), language })),
  language,
})
const of = { entryId, name: v.string() }
const change = v.variant('kind', [
  v.object({
    kind: v.picklist(['create', 'update']),
    ...of,
    words: v.pick(entry, ['name', 'description', 'icon']),
    language,
  }),
  v.object({ kind: v.literal('delete'), ...of }),
  v.object({ kind: v.literal('restore'), ...of, entry, order: v.number() }),
  v.object({ kind: v.literal('move'), ...of, order: v.number() }),
  v.object({
    kind: v.picklist(['addFeature', 'changeFeature']),
    ...of,
    featureId: entryId,
    text: v.string(),
    language,
  }),
  v.object({ kind: v.literal('removeFeature'), ...of, featureId: entryId }),
])

interface Ports {
  readonly page: Window & typeof globalThis
  readonly client: Client
  readonly storage: Storage
}

const ports = (name: string, { list, carryOut }: EntryCalls, { page, client, storage }: Ports) => ({
  actors: {
    fetchList: fromPromise<Timed<readonly Entry[]>, Asking<readonly Entry[]>>(
      ({ input: { language: shown }, signal }) => timed(list(client, { ...(shown && { language: shown }), signal })),
    ),
    sendChange: fromPromise<Timed<KeptEntries['answer']>, Sending<readonly Entry[], EntryChange>>(
      ({ input: { sent, language: shown }, signal }) => {
        if (!sent) throw new Error('there is no change to send')
        const written = 'language' in sent.change ? sent.change.language : shown
        return timed(carryOut(client, sent, { ...(written && { language: written }), signal, key: sent.key }))
      },
    ),
    storeQueue: storeQueue({ page, storage, name, kept: v.array(entry), change }),
  },
})

/** The lists of a practice page, with their calls. */
export const provideEntries = (given: Ports) => ({
  storeServices: storeServicesMachine.provide(
    ports('services', { list: listServices, carryOut: carryOutService }, given) as never,
  ),
  storePackages: storePackagesMachine.provide(
    ports('packages', { list: listPackages, carryOut: carryOutPackage }, given) as never,
  ),
})
