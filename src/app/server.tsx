import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createActor } from 'xstate'
import type { Snapshot } from 'xstate'

import { NO_TOKENS } from '#actors/client.ts'
import { createClient } from '#actors/create-client.ts'
import type { CarryOut } from '#actors/client.ts'
import type { Logger } from '#actors/logger.ts'
import { chartFile, provideServerApp } from '#actors/provide/server-app.ts'
import { createTexts, textsAddress } from '#actors/texts.ts'
import { TEXT_FILES } from '#areas/text-files.ts'
import { DEFAULT_LANGUAGE, toLanguageCode } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { ShopSettings } from '#contract/shop-settings.ts'
import type { LateChart } from '#machines/app/charts.ts'
import type { PageName, TextFile } from '#machines/pages/pages.ts'
import { chartsOf, holdsToken, pageOf, readPlace, textsOf } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'
import { isPublic } from '#machines/pages/entrance.ts'
import { canonicalPath, inSmallLetters, storedLanguage } from '#machines/language/address.ts'

import { isInArea, isOfShop } from '#routes/load-screen.ts'

import { parseSearch } from './address-query.ts'
import { shippedCharts } from './first-paint.ts'
import type { FirstPaint, Texts } from './first-paint.ts'
import { createShopRouter } from './router.ts'
import { createScreenFiles } from './screen-files.ts'
import { packShared } from './shared-parts.ts'
import { settle, snapshotsOf } from './settle.ts'
import { withShareHead } from './share-head.ts'
import { Shop } from './Shop.tsx'

export { FIRST_PAINT_ID } from './first-paint.ts'
export type { FirstPaint } from './first-paint.ts'
export { alternatesOf, sitemapPaths } from '#machines/pages/canonical.ts'

export interface RenderPorts {
  /** The origin with the API. */
  readonly origin: string
  /** Carries its requests; by network where not said. */
  readonly fetch?: (request: Request) => Promise<Response>
  readonly log: Logger
  /** The file of texts of a language. */
  readonly texts: (language: LanguageCode, file: TextFile) => Texts
  /** Milliseconds that the charts have to come to rest. */
  readonly deadline: number
}

export interface RenderRequest {
  /** Path and query; the path has its canonical language prefix. */
  readonly address: string
  readonly shop: ShopSettings
  /** The path of the browser's entry. */
  readonly build: string
}

/** A page that was drawn. */
export interface RenderedPage {
  readonly kind: 'page'
  readonly status: 200 | 404
  /** False if a part could not be loaded: such a page is worth drawing, but not worth caching. */
  readonly whole: boolean
  readonly language: LanguageCode
  /** HTML for the document's head: title, description, canonical address, other languages, preloaded pictures. */
  readonly head: string
  readonly body: string
  /** JSON of the first paint that is shipped. */
  readonly paint: string
  /** Source files whose code and styles the page needs besides the entry's. */
  readonly screens: readonly string[]
}

/** The files of a page that only the browser draws, which it would otherwise learn of step by step. */
export interface PageFiles {
  /** Source files of its code. */
  readonly screens: readonly string[]
  /** Addresses of its texts. */
  readonly texts: readonly string[]
}

/**
 * `moved`: the page has another address. `shell`: the browser draws it alone, as it is not everybody's or its data could not
 * be had; with the files that it then needs, where they are known. `late`: it could not be drawn in time.
 */
export type Rendered =
  | RenderedPage
  | { readonly kind: 'moved'; readonly address: string }
  | { readonly kind: 'shell'; readonly status: 200 | 503; readonly files?: PageFiles }
  | { readonly kind: 'late' }

/** Tags of charts that tell the document's status. */
const STATUS_TAGS = { 'http-404': 404, 'http-503': 503 } as const

/** The code that makes calls and reads texts. */
const CALLS = 'src/actors/calls.ts'

// React writes what belongs into the head before everything else.
const HEAD = /^(?:<(?:title|style|script)\b[^>]*>[^]*?<\/(?:title|style|script)>|<(?:meta|link)\b[^>]*>)*/

/**
 * Draws pages for visitors: the same charts as in the browser run until they rest, and the route is rendered to HTML
 * (first-paint.whole-before-any-code).
 */
export function createRenderer(ports: RenderPorts): (request: RenderRequest) => Promise<Rendered> {
  const { origin, fetch, log, deadline } = ports
  const caller = createClient({
    origin,
    language: () => DEFAULT_LANGUAGE,
    // What the server draws is always the visitor's (session.server-draws-the-visitors-page).
    tokens: NO_TOKENS,
    log,
    timeout: deadline,
    ...(fetch && { fetch }),
  })
  // Each signal that is joined with another is kept by Node until it is aborted, which none of these ever is; they end at the deadline.
  const client: { call: CarryOut } = {
    call: (call, request, { language } = {}) => caller.call(call, request, language && { language }),
  }
  const machine = provideServerApp({ client, log })
  const screenFiles = createScreenFiles()
  const instances = new Map<LanguageCode, ReturnType<typeof createTexts>>()

  /** All texts of a language: the same for everybody, so made once. */
  const textsIn = (language: LanguageCode) => {
    const known = instances.get(language)
    if (known) return known
    const first = Object.fromEntries(TEXT_FILES.map((file) => [file, ports.texts(language, file)]))
    const made = createTexts({ origin: '', log, first: { language, texts: first } })
    instances.set(language, made)
    return made
  }

  /** The code of a page's screen, and where the browser reads which that is. */
  const codeOf = async (page: PageName | undefined): Promise<readonly string[]> => {
    if (!page) return []
    const screen = await screenFiles(page)
    return isOfShop(page) ? [screen] : [`src/routes/${isInArea(page) ? 'area' : 'rare'}-screens.ts`, screen]
  }

  const filesOf = async (place: Place): Promise<PageFiles> => ({
    screens: [CALLS, ...(await codeOf(pageOf(place)?.name)), ...codeOfCharts(chartsOf(place))],
    texts: textsOf(place).map((file) => textsAddress('', place.language, file)),
  })

  return async ({ address, shop, build }) => {
    const { pathname, search } = new URL(address, 'http://shop')
    const place = readPlace(pathname, parseSearch(search))
    // What is not everybody's, and what holds a one-time token, the browser draws alone.
    if (!place || holdsToken(place)) return { kind: 'shell', status: 200 }
    if (!isPublic(place)) return { kind: 'shell', status: 200, files: await filesOf(place) }

    const router = createShopRouter(
      { taken: Promise.resolve(), storedLanguage: () => place.language, isLegacy: () => Promise.resolve(false) },
      {
        history: createMemoryHistory({ initialEntries: [address] }),
        scrolls: false,
        onError: (error) => log.error('a page could not be drawn', error),
      },
    )
    const app = createActor(machine, { input: { shop, build, reloadedFor: null }, systemId: 'app' })
    app.subscribe({ error: (error) => log.error('the shop has stopped while a page was drawn', error) })
    app.start()
    try {
      app.send({ type: 'route.entered', place, at: Date.now() })
      const [settled] = await Promise.all([settle(app, deadline), router.load()])
      const result = router._serverResult
      if (result?.type === 'redirect') return { kind: 'moved', address: result.redirect.options.href ?? '/' }
      if (!settled || app.getSnapshot().status !== 'active') return { kind: 'late' }

      const snapshots = snapshotsOf(app)
      const tagged = Object.entries(STATUS_TAGS).flatMap(([tag, status]) =>
        snapshots.some((one) => one.hasTag(tag)) ? [status] : [],
      )
      // Pages stand without the popular products, and say so.
      const spare = app.getSnapshot().children.popularProducts?.getSnapshot()
      if (tagged.includes(503) || snapshots.some((one) => one !== spare && one.hasTag('failed')))
        return { kind: 'shell', status: 503 }

      const status = tagged.includes(404) || result?.status === 404 ? 404 : 200
      const own = inSmallLetters(pathname)
      if (status === 404 && own !== pathname) return { kind: 'moved', address: `${own}${search}` }

      const html = renderToString(<Shop app={app} router={router} texts={textsIn(place.language)} />)
      const [head = ''] = HEAD.exec(html) ?? []
      const language = app.getSnapshot().children.language?.getSnapshot()
      // Before the actors stop: a stopped one ships as one that is done.
      const snapshot = app.getPersistedSnapshot() as Snapshot<unknown>
      return {
        kind: 'page',
        status,
        whole: !snapshots.some((one) => one.hasTag('failed')),
        language: place.language,
        head: withShareHead(head, { shop, isProduct: pageOf(place)?.name === 'product' }),
        body: html.slice(head.length),
        screens: [
          ...(await Promise.all(router.state.matches.map(({ staticData: { page } }) => codeOf(page)))).flat(),
          ...codeOfCharts(shippedCharts({ snapshot })),
        ],
        paint: packShared({
          build,
          language: place.language,
          texts: Object.fromEntries(
            (language?.context.shownTexts ?? []).map((file) => [file, ports.texts(place.language, file)]),
          ),
          snapshot,
        } satisfies FirstPaint),
      }
    } finally {
      app.stop()
    }
  }
}

/** The code of charts, for which the page waits until it answers, and where the browser reads which that is. */
function codeOfCharts(charts: readonly LateChart[]): readonly string[] {
  return charts.length === 0 ? [] : ['src/actors/load-chart.ts', ...charts.map(chartFile)]
}

/** The address to redirect to; `forGood` if it is the same for every visitor (address.missing-language-is-added). */
export function movedTo(
  pathname: string,
  preferred: string | undefined,
): { readonly pathname: string; readonly forGood: boolean } | undefined {
  const plain = plainPath(pathname)
  const path = canonicalPath(plain, storedLanguage(preferred, undefined))
  const canonical = path.length > 1 ? path.replace(/\/$/, '') : path
  if (canonical === pathname) return undefined
  return { pathname: canonical, forGood: toLanguageCode(plain.split('/')[1] ?? '') !== undefined }
}

/**
 * A path with single slashes, where letters and digits stand as themselves (address.one-plain-path). Two slashes in front
 * would name another host wherever the path is led to.
 */
function plainPath(pathname: string): string {
  const unescaped = pathname.replaceAll(/%[2-7][0-9a-f]/gi, (escape) => {
    const letter = decodeURIComponent(escape)
    return /[\w.~-]/.test(letter) ? letter : escape
  })
  return unescaped.replaceAll(/\/{2,}/g, '/')
}
