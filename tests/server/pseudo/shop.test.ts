import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { OpenFrontend } from '#server/http/frontend/frontend.ts'
import { createLog } from '#server/log.ts'
import { pseudoText } from '#server/pseudo/pseudo.ts'
import { inPseudo } from '#server/pseudo/shop.ts'
import { readSettings } from '#server/settings.ts'
import { type RunningShop, startShop } from '#server/shop.ts'
import { documentOf } from '#tests/server/support/document.ts'
import { readTexts } from '#tests/static/locales.ts'

const silent = createLog({ write: () => undefined })

const frontend: OpenFrontend = () =>
  Promise.resolve({
    clientDir: 'public',
    document: () => Promise.resolve(documentOf('')),
    allowInline: false,
    wrap: (listener) => listener,
    close: () => Promise.resolve(),
  })

describe('a shop in the pseudo-language', () => {
  let shop: RunningShop
  beforeAll(async () => {
    // The API of another backend needs no database.
    const settings = readSettings({ PORT: '0', API_ORIGIN: 'http://127.0.0.1:9' })
    shop = await startShop(settings, silent, inPseudo({ frontend }))
  })
  afterAll(() => shop.stop())

  const texts = async (path: string) => (await fetch(shop.address + path)).json() as Promise<Record<string, unknown>>

  it('serves it for English, and all else as it is', async () => {
    expect((await texts('/locales/en/common.json'))['retry']).toBe(pseudoText(readTexts('en', 'common')['retry'] ?? ''))
    expect((await texts('/locales/de/common.json'))['retry']).toBe(readTexts('de', 'common')['retry'])
    expect((await fetch(`${shop.address}/locales/en/none.json`)).status).toBe(404)
    expect((await fetch(`${shop.address}/locales/en/..%2Fde%2Fcommon.json`)).status).not.toBe(200)
  })

  it('answers in it, and in other languages as it is', async () => {
    const refusal = async (language: string) =>
      (await texts(`/api/v2/storefront/products?language_code=${language}`))['message']
    expect(await refusal('en')).toBe(pseudoText(readTexts('en', 'server')['unavailable'] ?? ''))
    expect(await refusal('de')).toBe(readTexts('de', 'server')['unavailable'])
  })
})

const ALIASES: Readonly<Record<string, string>> = {
  '#areas/': 'src/areas/',
  '#contract/': 'src/contract/',
  '#server/': 'src/server/',
}

/** Every source file of the project that a command can load, by its imports. */
function loadable(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  for (const [, name = ''] of source.matchAll(/(?:from|import\(|import) ?'([^']+\.tsx?)'/g)) {
    const alias = Object.keys(ALIASES).find((prefix) => name.startsWith(prefix))
    if (alias === undefined && !name.startsWith('.')) continue
    const path =
      alias === undefined ? resolve(dirname(file), name) : join(ALIASES[alias] ?? '', name.slice(alias.length))
    loadable(relative('.', path), seen)
  }
  return seen
}

describe('the code of the pseudo-language', () => {
  it('can be loaded by npm run dev, and by no other command', () => {
    const reaching = ['dev', 'start', 'import'].filter((command) =>
      loadable(`src/server/commands/${command}.ts`).has('src/server/pseudo/pseudo.ts'),
    )
    expect(reaching).toEqual(['dev'])
    expect(loadable('src/server/commands/start.ts').has('src/server/texts/messages.ts')).toBe(true)
  })
})
