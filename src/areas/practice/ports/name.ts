import { fromPromise } from 'xstate'

import { checkStoreName, updateStore } from '#areas/practice/contract/store.ts'
import { practiceNameMachine } from '#machines/practice/editor/practice-name.machine.ts'

import type { Client } from '#actors/client.ts'

export const providePracticeName = (client: Client) =>
  practiceNameMachine.provide({
    actors: {
      checkName: fromPromise(({ input: { name, language }, signal }) =>
        client.call(checkStoreName, { query: { name } }, { language, signal }),
      ),
      saveName: fromPromise(async ({ input: { name, language }, signal }) => {
        const result = await client.call(updateStore, { body: { name } }, { language, signal })
        return result.ok ? { ok: true, value: { at: Date.now() } } : result
      }),
    },
  })
