import { fromPromise } from 'xstate'

import { CACHE_KEY_PREFIX } from '#contract/constants.ts'
import { shortcutsMachine } from '#machines/protocols/shortcuts/shortcuts.machine.ts'

import { watchSheetKey } from './builder-keys.ts'
import type { Storage } from '#actors/storage.ts'

/** Stored only where the key is switched off. */
const OFF = `${CACHE_KEY_PREFIX}shortcut-key-off`

export function provideShortcuts({ page, storage }: { page: Window; storage: Storage }) {
  return shortcutsMachine.provide({
    actors: {
      recallKey: fromPromise(() => Promise.resolve({ isOn: storage.local(OFF) === undefined })),
      watchKey: watchSheetKey(page),
    },
    actions: {
      storeKey: (_, { isOn }) => (isOn ? storage.removeLocal(OFF) : storage.setLocal(OFF, '1')),
    },
  })
}
