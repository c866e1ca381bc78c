import { describe, expect, it } from 'vitest'

import {
  buildOf,
  builtStyles,
  dataBlock,
  type DocumentParts,
  type Drawn,
  type Manifest,
  inlineText,
  writeDocument,
  writeShell,
} from '#server/render/document.ts'
import { operator } from '#tests/support/operator.ts'

const manifest: Manifest = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'], imports: ['_shared.js'] },
  'src/screens/one.tsx': { file: 'assets/one-1.js', css: ['assets/one-1.css'], imports: ['_shared.js', '_part.js'] },
  '_shared.js': { file: 'assets/shared-1.js', css: ['assets/shared-1.css'] },
  '_part.js': { file: 'assets/part-1.js', imports: ['src/screens/one.tsx'] },
}

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <!--head-->
    <link rel="icon" href="/favicon.svg" />
    <!--settings-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/shared-1.js">
    <link rel="stylesheet" crossorigin href="/assets/shared-1.css">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
  </head>
  <body>
    <div id="shop"></div>
  </body>
</html>`

const parts: DocumentParts = { html: HTML, manifest, styles: builtStyles(manifest) }
const settings = {
  name: 'Verbena',
  region: 'eu',
  origin: 'http://localhost:3000',
  timeZone: 'Europe/Berlin',
  operator,
  ukShop: null,
  paymentMethods: ['invoice'],
} as const
const drawn: Drawn = {
  lang: 'da',
  head: '<link rel="preload" as="image" href="/first.svg"/><title>One</title>',
  body: '<h1>$& One</h1>',
  data: '{"text":"</script><!-- $1"}',
  dataId: 'first-paint',
  screens: ['src/screens/one.tsx'],
}

describe('a document with a drawn page', () => {
  const { html } = writeDocument(parts, settings, drawn)

  it('has the pictures that come first before the styles, and the code last, which yields to both', () => {
    const order = [
      '/first.svg',
      '/assets/shared-1.css',
      '/assets/index-1.css',
      '/assets/one-1.css',
      '/assets/index-1.js',
      '/assets/one-1.js',
    ]
    const places = order.map((text) => html.indexOf(`"${text}"`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places.toSorted((a, b) => a - b)).toEqual(places)
    for (const file of ['index', 'shared', 'one', 'part'])
      expect(html).toMatch(new RegExp(`fetchpriority="low"[^>]*/assets/${file}-1\\.js`))
  })

  it('names each file once', () => {
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
    expect(new Set(files).size).toBe(files.length)
  })

  it('speaks its language, and holds the page and its state as they are', () => {
    expect(html).toContain('<html lang="da">')
    expect(html).toContain('<div id="shop"><h1>$& One</h1></div>')
    const [, data = ''] = /id="first-paint">(.*?)<\/script>/.exec(html) ?? []
    expect(JSON.parse(data)).toEqual({ text: '</script><!-- $1' })
  })
})

it('a document with built styles has them in it, with their hashes, and marks each as there', () => {
  const sheets = new Map([
    ['/assets/one-1.css', inlineText('.one{color:red}')],
    ['/assets/index-1.css', inlineText('.index{}')],
  ])
  const { html, hashes } = writeDocument({ ...parts, sheets }, settings, drawn)
  expect(html).toContain('<style>.one{color:red}</style><link rel="stylesheet" href="/assets/one-1.css" disabled>')
  expect(html.indexOf('.index{}')).toBeLessThan(html.indexOf('.one{'))
  // One that is not at hand is asked for.
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/shared-1.css">')
  expect(hashes).toEqual({
    styles: [sheets.get('/assets/index-1.css')?.hash, sheets.get('/assets/one-1.css')?.hash],
    scripts: [],
  })
  expect(inlineText('.one{color:red}').hash).toBe("'sha256-0JTTFoOF3/gKeqTmobPA7FEgRmRJ5AjhsAvux+GpcGQ='")
})

it('a document with the built script that keeps presses has it in it before all that is asked for, with its hash', () => {
  const early = inlineText('(()=>{keep("$&")})()')
  const { html, hashes } = writeDocument({ ...parts, early }, settings, drawn)
  const place = html.indexOf('<script>(()=>{keep("$&")})()</script>')
  expect(place).toBeGreaterThan(html.indexOf('/first.svg'))
  expect(place).toBeLessThan(html.indexOf('rel="stylesheet"'))
  expect(html).not.toContain('early.ts')
  expect(hashes.scripts).toEqual([early.hash])
})

it('where Vite serves the sources, the script that keeps presses is one of them', () => {
  expect(writeDocument({ ...parts, manifest: undefined }, settings, drawn).html).toContain(
    '<script type="module" src="/src/app/early.ts"></script>',
  )
})

it('a document without a page is the client that draws it, and nothing waits for anything', () => {
  const html = writeShell(parts, settings)
  expect(html).toContain('<div id="shop"></div>')
  expect(html).not.toMatch(/early|first-paint|fetchpriority|<!--/)
})

it('what a document without a page names early yields to the calls of the code that draws it', () => {
  const html = writeShell(parts, settings, { screens: ['src/screens/one.tsx'], texts: [] })
  expect(html).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/one-1.js">')
})

it('a document without a page names the code, styles and texts that the page needs, each once', () => {
  const html = writeShell(parts, settings, { screens: ['src/screens/one.tsx'], texts: ['/locales/da/common.json'] })
  const hrefs = [...html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)">/g)].map(([, href]) => href)
  expect(hrefs).toEqual([
    '/assets/shared-1.js',
    '/assets/one-1.css',
    '/locales/da/common.json',
    '/assets/one-1.js',
    '/assets/part-1.js',
  ])
  expect(html).toContain('<link rel="preload" as="fetch" crossorigin href="/locales/da/common.json">')
})

it('where Vite serves the sources, a document without a page names none of them', () => {
  const served = { ...parts, manifest: undefined, html: '<head></head>' }
  const html = writeShell(served, settings, { screens: ['src/screens/one.tsx'], texts: [] })
  expect(html).not.toContain('preload')
})

it('nothing in a data block can end it, or be a line of its own in a script', () => {
  const block = dataBlock('x', JSON.stringify({ a: '</script>', b: '<!--', c: '\u2028\u2029' }))
  expect(block.match(/<\/?script/g)).toHaveLength(2)
  expect(block).not.toMatch(/<!--|\u2028|\u2029/)
})

it('a build is known by its entry', () => {
  expect([buildOf(manifest), buildOf(undefined)]).toEqual(['/assets/index-1.js', '/src/app/browser.tsx'])
})
