import { fromPromise } from 'xstate'

import { createStore, getStore, updateStore } from '#areas/practice/contract/store.ts'
import { practicePageMachine } from '#machines/practice/editor/practice-page.machine.ts'

import { untilAllowed } from '#actors/allowed.ts'
import { idempotencyKeys } from '#actors/idempotency-keys.ts'
import type { LatePorts } from '#actors/late-ports.ts'
import { entryForms } from '#areas/practice/ports/entry-forms.ts'
import { logIcons } from '#areas/practice/ports/log-icons.ts'
import { storeFiles } from '#actors/store-files.ts'
import { provideEntries } from '#areas/practice/ports/entries.ts'
import { providePracticeName } from '#areas/practice/ports/name.ts'
import { providePictures } from '#areas/practice/ports/pictures.ts'
import { watchLeaving } from '#areas/practice/ports/watch-leaving.ts'
import { watchReturn } from '#areas/practice/ports/watch-return.ts'
import { provideWords } from '#areas/practice/ports/words.ts'

export function providePracticePage({
  client,
  page,
  storage,
  log,
}: Pick<LatePorts, 'client' | 'page' | 'storage' | 'log'>) {
  const keys = idempotencyKeys()
  return practicePageMachine.provide({
    actors: {
      ...provideWords(client),
      ...providePictures(client),
      ...entryForms,
      ...provideEntries({ client, page, storage }),
      practiceName: providePracticeName(client),
      storeFiles,
      watchLeaving: watchLeaving(page),
      watchReturn: watchReturn(page),
      fetchStore: fromPromise(async ({ input: { language }, signal, system }) => {
        await untilAllowed(system, signal, 'practicePage')
        return await client.call(getStore, {}, { language, signal })
      }),
      makeStore: fromPromise(async ({ input: { type, theme, language }, signal }) => {
        const body = { type, theme }
        const result = await client.call(createStore, { body }, { language, signal, key: keys.of(body) })
        if (result.ok) keys.done(body)
        return result
      }),
      saveLook: fromPromise(async ({ input: { type, theme, language }, signal }) => {
        const result = await client.call(updateStore, { body: { type, theme } }, { language, signal })
        return result.ok ? { ok: true, value: { at: Date.now() } } : result
      }),
    },
    actions: { logIcons: logIcons(log) },
  })
}
