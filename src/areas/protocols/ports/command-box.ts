import type { AnyRouter } from '@tanstack/react-router'
import { fromPromise } from 'xstate'

import { listClients } from '#areas/clients/contract/clients.ts'
import { searchProtocols } from '#areas/protocols/contract/protocols.ts'
import { commandBoxMachine } from '#machines/protocols/command-box/command-box.machine.ts'
import { ACTIONS, MOST } from '#machines/protocols/command-box/command-box.ts'
import { PAGE_ENTRIES } from '#machines/protocols/command-box/places.ts'
import { firstPageOf } from '#machines/catalogue/search-results/search-results.ts'

import { watchBoxKey, watchBuilder } from './builder-keys.ts'
import type { Client } from '#actors/client.ts'
import { readTexts } from '#actors/read-texts.ts'
import { goOn } from '#actors/router.ts'
import { search } from '#areas/catalogue/ports/search.ts'

interface CommandBoxPorts {
  page: Window
  router: AnyRouter
  client: Client
}

/** The text of a key such as 'common:menu.home' in files that were read; undefined where there is none. */
function textAt(files: Readonly<Record<string, unknown>>, key: string): string | undefined {
  const found = key
    .split(/[:.]/)
    .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], files)
  return typeof found === 'string' ? found : undefined
}

const KEYS = [...Object.values(ACTIONS), ...PAGE_ENTRIES].map(({ text }) => text)
const FILES = [...new Set(KEYS.map((key) => key.split(':')[0] ?? ''))]

export function provideCommandBox({ page, router, client }: CommandBoxPorts) {
  return commandBoxMachine.provide({
    actors: {
      watchBoxKey: watchBoxKey(page),
      watchBuilder,
      readNames: fromPromise(async ({ input: { language } }) => {
        const read = await Promise.all(
          FILES.map(async (file) => [file, await readTexts(`/locales/${language}/${file}.json`)] as const),
        )
        const files = Object.fromEntries(read)
        return Object.fromEntries(KEYS.map((key) => [key, textAt(files, key)] as const).filter(isNamed))
      }),
      searchProtocols: fromPromise(async ({ input: { language, words }, signal }) => {
        const result = await client.call(
          searchProtocols,
          { query: { query: words, limit: MOST } },
          { language, signal },
        )
        return result.ok ? { ok: true, value: result.value.data } : result
      }),
      searchClients: fromPromise(({ input: { language, words }, signal }) =>
        client.call(listClients, { query: { keyword: words, limit: MOST } }, { language, signal }),
      ),
      searchProducts: fromPromise(async ({ input: { language, words }, signal }) => {
        const result = await search(client, firstPageOf({ language, query: words }), signal)
        return result.ok ? { ok: true, value: result.value.hits } : result
      }),
    },
    actions: { openPage: (_, { address }) => goOn(router, address) },
  })
}

const isNamed = (named: readonly [string, string | undefined]): named is readonly [string, string] =>
  named[1] !== undefined
