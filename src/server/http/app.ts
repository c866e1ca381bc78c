import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'

import { calls } from './calls.ts'

import { incomingDir } from '#areas/import/server/jobs/files.ts'
import type { Log } from '../log.ts'
import type { DocumentParts } from '../render/document.ts'
import { createPages, type SendPage } from '../render/pages.ts'
import { createPainter, type RenderModule } from '../render/painter.ts'
import { type Reword, textsBelow } from '../texts/files.ts'
import type { Settings } from '../settings.ts'
import { implementations } from './handlers.ts'
import { mountCalls } from '../api/mount.ts'
import { createRespond } from '../api/respond.ts'
import { docsRoutes } from './docs/routes.ts'
import { elsewhere } from './other-backend.ts'
import type { Env } from '../request/env.ts'
import { earlierNames } from './earlier-names.ts'
import { errorAnswer, refuse } from './error-answer.ts'
import { health } from './health.ts'
import { legacyRedirects } from './legacy/redirects.ts'
import type { Messages } from '../texts/messages.ts'
import { filesWithoutSlash, readableAddress } from './middleware/address.ts'
import { caller } from './middleware/caller.ts'
import { knownHost } from './middleware/host.ts'
import { language } from './middleware/language.ts'
import { requestLog } from './middleware/request-log.ts'
import { sameOriginWrites } from './middleware/same-origin.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { unsentForms } from './middleware/unsent-forms.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { Refused, unavailable } from '../request/refused.ts'
import type { Services } from './services.ts'
import { clientFiles } from './static/files.ts'
import { packShots } from './static/packs.ts'
import { photos, uploads } from './static/photos.ts'
import { sitemaps } from './static/sitemaps.ts'
import { adminsOf } from './tools/admins.ts'
import { TOOL_NAMES, type ToolName } from './tools/names.ts'
import { toolRoutes } from './tools/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

const PRACTICE_PAGE = /^\/[^/]+\/practice\//

export interface HttpDeps {
  /** `paymentMethods`: those offered. */
  readonly settings: Pick<Settings, 'shopName' | 'shopRegion' | 'operator' | 'publicUrl' | 'apiOrigin'> &
    Partial<Pick<Settings, 'demo' | 'inspector' | 'proxies' | 'ukShopUrl' | 'paymentMethods'>>
  readonly log: Log
  readonly messages: Messages
  /** Folder of pictures that were imported or uploaded. */
  readonly uploadsDir: string
  /** Version of the shop, for health and the API document. */
  readonly version: string
  /** Undefined while the shop starts, and for ever where another backend answers the API. */
  readonly services: () => Services | undefined
  readonly isDatabaseLost: (error: unknown) => boolean
  /** The built client; undefined where Vite serves it. */
  readonly clientDir: string | undefined
  /** The page of the gallery or the inspector, where Vite makes it; else it lies in `clientDir`. */
  readonly toolDocument?: (name: ToolName) => Promise<string>
  /** Adds gallery and inspector to `clientDir`; undefined where nothing is ever added. */
  readonly completeClient?: () => Promise<void>
  /** The document for an address. */
  readonly document: (address: string) => Promise<DocumentParts>
  /** The client's code that draws pages; without it the browser draws all of them. */
  readonly renderModule?: () => Promise<RenderModule>
  /** Milliseconds in which a page must be drawn. */
  readonly drawWithin: number
  /** Folder of the texts for people. */
  readonly localesDir: string
  /** For development: what is said in place of the texts for people. */
  readonly reword?: Reword
  /** Whether there is a page of the outbox, for this machine. */
  readonly showsOutbox: boolean
  /** For development and tests: compare each answer with the contract. */
  readonly checkAnswers: boolean
  /** For Vite's development server: allow inline scripts and styles. */
  readonly allowInline: boolean
}

/** The shop over HTTP: API, files and pages. It holds no state of its own besides answers it keeps. */
export function createHttpApp(deps: HttpDeps): Hono<Env> {
  const { settings, log, messages, renderModule } = deps
  const app = new Hono<Env>({ strict: false })
  const api = apiRoutes(deps)
  const catalogue = () => (settings.apiOrigin === undefined ? running(deps).catalogue : undefined)
  const practices = async () => (settings.apiOrigin === undefined ? running(deps).practices.publicPractices() : [])
  const sendPage = pagesOf(deps, api)

  // An id given by the caller is not taken over: the log must be able to trust it.
  app.use(requestId({ headerName: '' }))
  app.use(async (c, next) => {
    await next()
    c.header('X-Request-Id', c.var.requestId)
  })
  app.use(requestLog(log))
  app.use(caller(settings.proxies))
  app.use(language())
  app.use(securityHeaders(deps.settings.publicUrl, deps.allowInline))
  app.use(knownHost(settings, messages))
  const hasTools = settings.inspector ?? false
  // The demo needs no sign-in: it listens on the loopback interface only.
  const admins = settings.demo
    ? undefined
    : adminsOf(settings.publicUrl.startsWith('https:'), (request, c) => app.fetch(request, c.env))
  // Its form is a native one, which the shop takes nowhere else.
  if (hasTools && admins)
    for (const name of TOOL_NAMES)
      app.post(`/${name}/sign-in`, sameOriginWrites(settings.publicUrl), ...admins.signIn(name))
  // Before address and origin are judged: pages are drawn at any address, some browsers hide where a form comes from, and
  // nothing of it is carried out.
  app.use(unsentForms())
  app.use(readableAddress())
  app.use(filesWithoutSlash())
  // Before the origin is judged: a webhook has none, and shows whose it is by its signature.
  app.route(
    '/webhooks',
    webhookRoutes(() => (settings.apiOrigin === undefined ? running(deps).stripeWebhook : undefined)),
  )
  app.use(sameOriginWrites(settings.publicUrl))

  app.route('/api', api)
  app.all('/api/*', (c) => refuse(c, new Refused(404, 'notFound'), messages))

  app.route(
    '/outbox',
    outboxRoutes({ isServed: deps.showsOutbox, shopName: settings.shopName, mail: () => running(deps).mail }),
  )
  for (const name of TOOL_NAMES)
    app.route(
      `/${name}`,
      toolRoutes({
        name,
        isServed: hasTools,
        ...(admins && { admins }),
        clientDir: deps.clientDir,
        ...(deps.toolDocument && { document: deps.toolDocument }),
        ...(deps.completeClient && { build: deps.completeClient }),
      }),
    )
  // Answers of another backend name its own pictures.
  if (settings.apiOrigin !== undefined) app.route('/media', elsewhere({ origin: settings.apiOrigin, log }))
  app.get(
    '/media/packs/:file',
    packShots((productId, variantId) => running(deps).findPack(productId, variantId)),
  )
  app.get('/media/photos/:file', photos(deps.uploadsDir))
  app.get('/media/practices/:file', uploads(deps.uploadsDir))
  app.get('/robots.txt', (c) =>
    c.text(`User-agent: *\nDisallow: /api/\n\nSitemap: ${settings.publicUrl}/sitemap.xml\n`, 200, {
      'Cache-Control': 'public, max-age=3600',
    }),
  )
  if (renderModule !== undefined)
    app.get(
      '/:file{sitemap[^/]*\\.xml}',
      sitemaps({ origin: settings.publicUrl, client: renderModule, catalogue, practices }),
    )
  if (deps.clientDir !== undefined) app.route('/', clientFiles(deps.clientDir))
  for (const folder of ['/assets/*', '/locales/*', '/media/*'])
    app.all(folder, () => {
      throw new Refused(404, 'notFound')
    })
  app.get('*', legacyRedirects({ catalogue, log }))
  app.get(
    '/:language/practice/:shopName',
    earlierNames((name) => deps.services()?.practices.presentName(name)),
  )
  app.get('*', (c) => {
    if (looksLikeFile(c.req.path)) throw new Refused(404, 'notFound')
    return sendPage(c)
  })

  app.notFound((c) => refuse(c, new Refused(405, 'methodNotAllowed', { headers: { Allow: 'GET, HEAD' } }), messages))
  app.onError(errorAnswer({ log, messages, isDatabaseLost: deps.isDatabaseLost, sendPage }))
  return app
}

/** The pages, drawn with calls that the shop answers itself, or that go to the backend that does. */
function pagesOf(deps: HttpDeps, api: Hono<Env>): SendPage {
  const { settings, log, messages, renderModule, localesDir, reword, drawWithin } = deps
  const { apiOrigin } = settings
  const within = new Hono<Env>({ strict: false })
  within.use(language())
  within.route('/api', api)
  within.onError((error, c) => {
    if (error instanceof Refused) return refuse(c, error, messages)
    throw error
  })
  const paint =
    renderModule &&
    createPainter({
      module: renderModule,
      texts: textsBelow(localesDir, reword),
      log,
      deadline: drawWithin,
      ...(apiOrigin === undefined
        ? { origin: 'http://shop', fetch: async (request) => await within.fetch(request) }
        : { origin: apiOrigin }),
    })
  const isReady = () => apiOrigin !== undefined || deps.services() !== undefined
  return createPages({
    settings: {
      name: settings.shopName,
      region: settings.shopRegion,
      origin: settings.publicUrl,
      operator: settings.operator,
      ukShop: settings.ukShopUrl ?? null,
      paymentMethods: settings.paymentMethods ?? ['invoice'],
      ...(settings.inspector && { inspector: true as const }),
    },
    log,
    document: deps.document,
    // In development the sources change, another backend's version is not known, and a practice's owner changes its page
    // (practice.changes-show-at-once).
    version: (path) =>
      deps.clientDir === undefined || apiOrigin !== undefined || PRACTICE_PAGE.test(path)
        ? undefined
        : `${deps.services()?.catalogue.version ?? 0}`,
    painter: paint && (() => (isReady() ? paint() : undefined)),
  })
}

/** All below `/api`: what the shop says of itself, then the contract's calls, answered here or by another backend. */
function apiRoutes(deps: HttpDeps): Hono<Env> {
  const { settings, messages, version } = deps
  const api = new Hono<Env>({ strict: false })
  api.use(
    methodNotAllowed({
      app: api,
      onMethodNotAllowed: (c, methods) =>
        refuse(c, new Refused(405, 'methodNotAllowed', { headers: { Allow: methods.join(', ') } }), messages),
    }),
  )
  api.get('/health', health(version, deps.services, settings.apiOrigin !== undefined))
  api.route('/', docsRoutes({ version, origin: settings.publicUrl, shopName: settings.shopName, messages }))
  api.route(
    '/',
    settings.apiOrigin === undefined ? ownCalls(deps) : elsewhere({ origin: settings.apiOrigin, log: deps.log }),
  )
  return api
}

/** The calls answered by this shop. */
function ownCalls(deps: HttpDeps): Hono<Env> {
  return mountCalls({
    implementations: implementations(() => running(deps), deps.messages, incomingDir(deps.uploadsDir)),
    identify: (accessToken) => running(deps).accounts.identify(accessToken),
    respond: createRespond({
      versionOf: (call) => (CATALOGUE_READS.has(call.id) ? `${running(deps).catalogue.version}` : undefined),
      checkAnswers: deps.checkAnswers,
    }),
  })
}

/** A path that ends like the name of a file. No page of the shop has such an address. */
const looksLikeFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path)

/** The services, or a refusal that asks to come again while they start. */
function running({ services }: HttpDeps): Services {
  const started = services()
  if (started === undefined) throw unavailable()
  return started
}

/** Calls that depend on their input, on who may see what, and on the catalogue's version only. */
const CATALOGUE_READS = new Set<string>([
  calls.listFilterOptions.id,
  calls.listProducts.id,
  calls.getProduct.id,
  calls.listPopularProducts.id,
  calls.getShopOverview.id,
])
