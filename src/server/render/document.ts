import { createHash } from 'node:crypto'

import type { PageFiles } from '#app/server.tsx'
import { type ShopSettings, SHOP_SETTINGS_ID } from '#contract/shop-settings.ts'

import type { InlineHashes } from '../request/env.ts'

/** A module's entry in the build's manifest (Vite). */
interface ManifestEntry {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
export type Manifest = Readonly<Record<string, ManifestEntry>>

/** The client's document before a page is rendered into it, with its parts. */
export interface DocumentParts {
  /** The built index.html. */
  readonly html: string
  /** Manifest of the built modules; undefined if Vite serves the sources. */
  readonly manifest: Manifest | undefined
  /** Returns the addresses of the style sheets these screens need in addition to the document's own. */
  readonly styles: (screens: readonly string[]) => readonly string[]
  /** Built style sheets by address, inlined because each request would delay the first paint by a round trip. */
  readonly sheets?: ReadonlyMap<string, InlineText>
  /**
   * The built script that keeps presses until the shop answers them. It is inlined, because a requested script arrives
   * after the page is seen, and presses in between would be lost. Absent if Vite serves the sources.
   */
  readonly early?: InlineText
}

/** An inlined style sheet or script, with its hash for the content security policy. */
export interface InlineText {
  readonly text: string
  readonly hash: string
}

export function inlineText(text: string): InlineText {
  return { text, hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'` }
}

/** A document with the hashes of its inline parts. */
export interface Written {
  readonly html: string
  readonly hashes: InlineHashes
}

/** A rendered page, ready for the document. */
export interface Drawn {
  readonly lang: string
  readonly head: string
  readonly body: string
  /** JSON that the browser hydrates from, and the id of its block. */
  readonly data: string
  readonly dataId: string
  readonly screens: readonly string[]
}

const HEAD_PLACE = '<!--head-->'
const SETTINGS_PLACE = '<!--settings-->'
const SHOP_PLACE = '<div id="shop"></div>'
/** Source of the script that keeps presses until the shop answers them. */
export const EARLY = 'src/app/early.ts'
const YIELDING = ' fetchpriority="low"'
const STYLES = /\s*<link rel="stylesheet"[^>]*>/g
const ENTRY = /\s*<script type="module" crossorigin[^>]*><\/script>/g
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g

/** Returns JSON as a data block, escaped so that nothing in it can end the block. */
export function dataBlock(id: string, json: string): string {
  const safe = json
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`)
  return `<script type="application/json" id="${id}">${safe}</script>`
}

/** Returns a module and all the modules it needs before it can run, itself first. */
function modulesOf(manifest: Manifest, source: string, seen = new Set<string>()): readonly ManifestEntry[] {
  const entry = manifest[source]
  if (!entry || seen.has(source)) return []
  seen.add(source)
  return [entry, ...(entry.imports ?? []).flatMap((imported) => modulesOf(manifest, imported, seen))]
}

/** Returns a lookup of the screens' style sheets in a build. */
export function builtStyles(manifest: Manifest): DocumentParts['styles'] {
  return (screens) =>
    screens.flatMap((screen) => modulesOf(manifest, screen)).flatMap(({ css = [] }) => css.map((file) => `/${file}`))
}

/** Returns the built client's entry, which identifies the build; a fixed name if Vite serves the sources. */
export function buildOf(manifest: Manifest | undefined): string {
  return manifest ? `/${manifest['index.html']?.file ?? ''}` : '/src/app/browser.tsx'
}

/** Writes the document without a page. The browser renders the page itself; preloads fetch what it needs. */
export function writeShell(
  { html, manifest, styles }: DocumentParts,
  settings: ShopSettings,
  { screens, texts }: PageFiles = { screens: [], texts: [] },
): string {
  return html
    .replace(HEAD_PLACE, '')
    .replace(SETTINGS_PLACE, () => dataBlock(SHOP_SETTINGS_ID, JSON.stringify(settings)))
    .replace('</head>', () => {
      const own = manifest ? absentFrom(html, styles(screens)) : []
      const code = screenPreloads(manifest, html, screens, YIELDING)
      return [preloads('style', own), preloads('fetch', texts), code, '</head>'].filter(Boolean).join('\n    ')
    })
}

/**
 * Writes the document with a page in it. The page's metadata and its first pictures come before the styles, and the
 * shop's code comes last and yields to them: this order saves as much time as the rendering itself.
 */
export function writeDocument(
  { html, manifest, styles, sheets, early }: DocumentParts,
  settings: ShopSettings,
  drawn: Drawn,
): Written {
  const own = (html.match(STYLES) ?? []).flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? [])
  const hrefs = [...new Set([...own, ...styles(drawn.screens)])]
  const written = html
    .replace(STYLES, '')
    .replace('<html lang="en">', `<html lang="${drawn.lang}">`)
    .replace(HEAD_PLACE, () =>
      [drawn.head, earlyScript(early), ...hrefs.map((href) => styleOf(href, sheets?.get(href)))].join('\n    '),
    )
    .replace(SETTINGS_PLACE, () => dataBlock(SHOP_SETTINGS_ID, JSON.stringify(settings)))
    .replace(ENTRY, (script) => script.replace('<script', `<script${YIELDING}`))
    .replace(PRELOADS, (link) => link.replace('<link', `<link${YIELDING}`))
    .replace('</head>', () => `${screenPreloads(manifest, html, drawn.screens, YIELDING)}</head>`)
    .replace(SHOP_PLACE, () => `<div id="shop">${drawn.body}</div>\n    ${dataBlock(drawn.dataId, drawn.data)}`)
  return {
    html: written,
    hashes: { styles: hrefs.flatMap((href) => sheets?.get(href)?.hash ?? []), scripts: early ? [early.hash] : [] },
  }
}

/** Inlines a style sheet. The inert link tells the loader of a page's parts that this one is already there. */
function styleOf(href: string, sheet: InlineText | undefined): string {
  if (!sheet) return `<link rel="stylesheet" crossorigin href="${href}">`
  return `<style>${sheet.text}</style><link rel="stylesheet" href="${href}" disabled>`
}

/** Comes before the styles, because a script after a pending style sheet waits for it. */
function earlyScript(early: InlineText | undefined): string {
  return early ? `<script>${early.text}</script>` : `<script type="module" src="/${EARLY}"></script>`
}

/** Returns the addresses that the document doesn't have yet, each once. */
const absentFrom = (html: string, hrefs: readonly string[]): readonly string[] =>
  [...new Set(hrefs)].filter((href) => !html.includes(`"${href}"`))

/** Preloads block nothing until the page's code asks for them. */
const preloads = (kind: 'style' | 'fetch', hrefs: readonly string[]): string =>
  hrefs.map((href) => `<link rel="preload" as="${kind}" crossorigin href="${href}">`).join('\n    ')

function screenPreloads(
  manifest: Manifest | undefined,
  html: string,
  screens: readonly string[],
  priority = '',
): string {
  if (!manifest) return ''
  const files = screens.flatMap((screen) => modulesOf(manifest, screen)).map(({ file }) => `/${file}`)
  return absentFrom(html, files)
    .map((href) => `<link rel="modulepreload"${priority} crossorigin href="${href}">`)
    .join('\n    ')
}
