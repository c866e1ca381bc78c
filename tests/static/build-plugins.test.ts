import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { build, type Plugin } from 'vite'
import type * as I18next from 'i18next'
import { parseAst } from 'rolldown/parseAst'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'

import { asksStylesAgain } from '#server/build/asks-styles-again.ts'
import { browserGlobals } from '#server/build/browser-globals.ts'
import { leanI18next } from '#server/build/lean-i18next.ts'
import { leanReactAria } from '#server/build/lean-react-aria.ts'
import { lineIcons } from '#server/build/line-icons.ts'
import { pauses } from '#server/build/pauses.ts'
import { withoutChartNotes } from '#server/build/without-chart-notes.ts'
import { withoutRouteLinks } from '#server/build/without-route-links.ts'

/** The plugins change the code of these libraries, so they are tested against the installed versions and against changed ones. */

const LIBRARIES = {
  i18next: 'node_modules/i18next/dist/esm/i18next.js',
  locale: 'node_modules/react-aria/dist/private/i18n/useDefaultLocale.mjs',
  direction: 'node_modules/react-aria/dist/private/i18n/utils.mjs',
  numbers: 'node_modules/@internationalized/number/dist/private/NumberFormatter.mjs',
  route: 'node_modules/@tanstack/react-router/dist/esm/route.js',
  icon: 'node_modules/lucide-react/dist/esm/icons/heart.mjs',
  olderName: 'node_modules/lucide-react/dist/esm/icons/waves.mjs',
}
const read = (library: keyof typeof LIBRARIES) => readFileSync(LIBRARIES[library], 'utf8')

type Transform = (this: object, code: string, id: string) => { readonly code: string } | undefined

const context = {
  parse: (code: string) => parseAst(code),
  error(message: string) {
    throw new Error(message)
  },
}
const transform = (plugin: Plugin, code: string, id: string) =>
  (plugin.transform as unknown as Transform).call(context, code, `/shop/${id}`)

const folder = mkdtempSync(join(tmpdir(), 'verbena-plugins-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('i18next without what the browser has no use for', () => {
  test('says texts, in plural forms and with values, as the whole one does', async () => {
    const lean = transform(leanI18next(), read('i18next'), LIBRARIES.i18next)?.code ?? ''
    expect(read('i18next').length - lean.length).toBeGreaterThan(8000)
    expect(lean).not.toContain('from v27')
    expect(lean).not.toContain("logger.warn('")
    const file = join(folder, 'i18next.mjs')
    writeFileSync(file, lean)
    const { createInstance } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as typeof I18next
    const texts = createInstance()
    void texts.init({ initAsync: false, resources: {}, fallbackLng: false, defaultNS: 'common' })
    texts.addResourceBundle('en', 'common', { found_one: '{{n}} product', found_other: '{{n}} products' })
    await texts.changeLanguage('en')
    expect([1, 2].map((count) => texts.t('found', { count, n: `${count}` }))).toEqual(['1 product', '2 products'])
    expect(texts.hasLoadedNamespace('common')).toBe(true)
  })

  test('is refused where it has changed', () => {
    const changed = read('i18next').replaceAll('Connector', 'Loader')
    expect(() => transform(leanI18next(), changed, LIBRARIES.i18next)).toThrow('i18next has changed')
  })
})

describe('React Aria without questions to Intl', () => {
  const ASKING = ['locale', 'direction', 'numbers'] as const

  afterEach(() => vi.unstubAllGlobals())

  test('asks only for the form of a code as it is evaluated', async () => {
    writeFileSync(
      join(folder, 'aria.js'),
      ASKING.map((name) => `export * from '${resolve(LIBRARIES[name])}'`).join('\n'),
    )
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': "'production'" },
      plugins: [leanReactAria()],
      build: { outDir: 'aria', lib: { entry: join(folder, 'aria.js'), formats: ['es'], fileName: () => 'aria.mjs' } },
    })
    const asked: string[] = []
    const note = (target: typeof Intl, name: string) => {
      asked.push(name)
      return Reflect.get(target, name)
    }
    vi.stubGlobal('Intl', new Proxy(Intl, { get: (target, name) => note(target, String(name)) }))
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'aria/aria.mjs')).href)
    expect(asked).toEqual(['getCanonicalLocales'])
  })

  test('refuses the same codes of languages', () => {
    const isRefused = (check: (codes: string[]) => unknown, code: string) => {
      try {
        check([code])
        return false
      } catch {
        return true
      }
    }
    for (const code of ['en-US', 'ja', 'zh-Hant-TW', 'tlh', 'en_US', 'C', '', 'de-', 'en-US@posix'])
      expect(isRefused(Intl.getCanonicalLocales, code), code).toBe(
        isRefused((codes) => Intl.DateTimeFormat.supportedLocalesOf(codes), code),
      )
  })

  test('is refused where it has changed', () => {
    for (const library of ASKING) {
      const changed = read(library).replaceAll('Intl', 'Language')
      expect(() => transform(leanReactAria(), changed, LIBRARIES[library])).toThrow('React Aria has changed')
    }
  })
})

describe('routes without links', () => {
  test('leave out what a route imports', () => {
    const plugin = withoutRouteLinks()
    expect(transform(plugin, read('route'), LIBRARIES.route)).toBeUndefined()
    const resolveId = plugin.resolveId as unknown as (source: string, importer: string) => string | undefined
    expect(resolveId('./link.js', `/shop/${LIBRARIES.route}`)).toBeDefined()
  })

  test('are refused where the router has changed', () => {
    const changed = read('route').replace('./link.js', './anchor.js')
    expect(() => transform(withoutRouteLinks(), changed, LIBRARIES.route)).toThrow('routes have changed')
  })
})

describe('icons drawn by the shop', () => {
  test.each(['icon', 'olderName'] as const)('are those of the library: %s', (library) => {
    const plugin = lineIcons('/shop/drawer.ts')
    expect(transform(plugin, read(library), LIBRARIES[library])).toBeUndefined()
    const resolveId = plugin.resolveId as unknown as (source: string, importer: string) => string | undefined
    expect(resolveId('../createLucideIcon.mjs', `/shop/${LIBRARIES.icon}`)).toBe('/shop/drawer.ts')
  })

  test('are refused where the library has changed', () => {
    const changed = read('icon').replace('createLucideIcon.mjs', 'createIcon.mjs')
    expect(() => transform(lineIcons('/shop/drawer.ts'), changed, LIBRARIES.icon)).toThrow('icons of lucide-react')
  })
})

describe('pauses between modules', () => {
  // Other files of the process pause too.
  afterEach(() => vi.unstubAllGlobals())

  const bundle = (...modules: string[]) =>
    build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [pauses(modules)],
      build: {
        outDir: 'steps',
        lib: { entry: join(folder, 'steps.js'), formats: ['es'], fileName: () => 'steps.mjs' },
      },
    })

  test('let the browser go on between the evaluation of one and the next', async () => {
    const seen: string[] = []
    vi.stubGlobal('seen', seen)
    vi.stubGlobal('scheduler', { yield: () => Promise.resolve(seen.push('pause')) })
    for (const name of ['one', 'two']) writeFileSync(join(folder, `${name}.js`), `globalThis.seen.push('${name}')`)
    writeFileSync(join(folder, 'steps.js'), `import './one.js'\nimport './two.js'`)
    await bundle('/one.js')
    await import(/* @vite-ignore */ pathToFileURL(join(folder, 'steps/steps.mjs')).href)
    expect(seen).toEqual(['one', 'pause', 'two'])
  })

  test('are called in a function of their own', async () => {
    const callers: string[] = []
    const tell = () => callers.push(new Error('seen').stack?.split('\n')[2] ?? '')
    vi.stubGlobal('scheduler', { yield: () => Promise.resolve(tell()) })
    for (const name of ['three', 'four']) writeFileSync(join(folder, `${name}.js`), `globalThis.${name} = 1`)
    writeFileSync(join(folder, 'steps.js'), `import './three.js'\nimport './four.js'`)
    await bundle('/three.js', '/four.js')
    await import(/* @vite-ignore */ `${pathToFileURL(join(folder, 'steps/steps.mjs')).href}?again`)
    expect(callers).toHaveLength(2)
    for (const caller of callers) expect(caller).toMatch(/at \S+ \(/)
  })

  test('are refused after a module that is not there', async () => {
    writeFileSync(join(folder, 'steps.js'), 'export const step = 1')
    await expect(bundle('/one.js')).rejects.toThrow('no /one.js to pause after')
  })
})

describe("Vite's loader of style sheets", () => {
  test('asks again for one that failed', async () => {
    writeFileSync(join(folder, 'entry.js'), `import('./late.js')`)
    writeFileSync(join(folder, 'late.js'), `import './late.css'\nexport const late = 1`)
    writeFileSync(join(folder, 'late.css'), 'body { color: red }')
    await build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [asksStylesAgain()],
      build: { rolldownOptions: { input: join(folder, 'entry.js') } },
    })
    const assets = join(folder, 'dist/assets')
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
    expect(scripts.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n')).toContain('.remove()')
  })

  test('is refused where it has changed', () => {
    const plugin = asksStylesAgain()
    const call = () => (plugin.transform as unknown as Transform).call(context, '', '\0vite/preload-helper.js')
    expect(call).toThrow("Vite's loader of style sheets has changed")
  })
})

describe('charts without notes', () => {
  const chart = (code: string) =>
    transform(
      withoutChartNotes(() => true),
      code,
      'machines/lamp.machine.ts',
    )?.code ?? ''
  const lines = (code: string) => code.replaceAll(/\s+/g, ' ')

  test('lose what is for their readers, and nothing else', () => {
    const left = chart(`export const lamp = {
      description: 'A lamp.', initial: 'off',
      meta: { requirements: ['lamp.burns'], description: 'of the lamp' },
      states: { off: { tags: ['dark'], description: 'It is dark.', on: { press: { target: 'on', meta: {} } } }, on: {} },
    }
    export const named = { description: lamp.initial, meta: 1 }`)
    expect(lines(left)).toBe(
      lines(`export const lamp = {
      initial: 'off',
      states: { off: { tags: ['dark'], on: { press: { target: 'on', } } }, on: {} },
    }
    export const named = { description: lamp.initial, meta: 1 }`),
    )
  })

  test('keep a field of a form that is called description', () => {
    const code = `export const form = { empty: { name: '', description: '' } }`
    expect(chart(code)).toBe(code)
  })
})

test('globals that every browser has are known to the build of the client, and to no other', async () => {
  const code = async (isSsr: boolean) => {
    const entry = join(folder, 'globals.js')
    writeFileSync(entry, "export default typeof AbortController === 'function' ? 'has one' : 'makes one'")
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [browserGlobals()],
      build: { write: false, ssr: isSsr, lib: { entry, formats: ['es'] } },
    })
    return JSON.stringify(built)
  }
  expect(await code(false)).not.toContain('makes one')
  expect(await code(true)).toContain('makes one')
})
