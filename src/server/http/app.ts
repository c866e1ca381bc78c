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
import { DEFAULT_TIME_ZONE, type Settings } from '../settings.ts'
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
import { oneClick } from './one-click.ts'
import { planFeeds } from './plan-feeds.ts'
import { sharedPictures } from './middleware/shared-pictures.ts'
import { unsentForms } from './middleware/unsent-forms.ts'
import { outboxRoutes } from './outbox/routes.ts'
import { Refused, unavailable } from '../request/refused.ts'
import type { Services } from './services.ts'
import { clientFiles } from './static/files.ts'
import { packPngs, photoJpegs } from './static/mail-pictures.ts'
import { packShots } from './static/packs.ts'
import { photos, uploads } from './static/photos.ts'
import { sitemaps } from './static/sitemaps.ts'
import { adminsOf } from './tools/admins.ts'
import { TOOL_NAMES, type ToolName } from './tools/names.ts'
import { toolRoutes } from './tools/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

const PRACTICE_PAGE = /^\/[^/]+\/practice\//

export interface HttpDeps {
  /** `paymentMethods` holds the methods the shop offers. */
  readonly settings: Pick<Settings, 'shopName' | 'shopRegion' | 'operator' | 'publicUrl' | 'apiOrigin'> &
    Partial<Pick<Settings, 'demo' | 'inspector' | 'proxies' | 'timeZone' | 'ukShopUrl' | 'paymentMethods'>>
  readonly log: Log
  readonly messages: Messages
  /** Folder of imported and uploaded pictures. */
  readonly uploadsDir: string
  /** Version of the shop, for health and the API document. */
  readonly version: string
  /** Undefined while the shop starts, and always if another backend answers the API. */
  readonly services: () => Services | undefined
  readonly isDatabaseLost: (error: unknown) => boolean
  /** The built client; undefined where Vite serves it. */
  readonly clientDir: string | undefined
  /** Page of the gallery or the inspector if Vite serves it; otherwise it is in `clientDir`. */
  readonly toolDocument?: (name: ToolName) => Promise<string>
  /** Adds gallery and inspector to `clientDir`; undefined if nothing is ever added. */
  readonly completeClient?: () => Promise<void>
  /** The document for an address. */
  readonly document: (address: string) => Promise<DocumentParts>
  /** The client's page renderer; without it the browser renders every page. */
  readonly renderModule?: () => Promise<RenderModule>
  /** Milliseconds allowed for rendering a page. */
  readonly drawWithin: number
  /** Folder of the interface texts. */
  readonly localesDir: string
  /** Replaces the interface texts, for development. */
  readonly reword?: Reword
  /** True if this machine may open the outbox page. */
  readonly showsOutbox: boolean
  /** Compares each answer with the contract, for development and tests. */
  readonly checkAnswers: boolean
  /** Allows inline scripts and styles, for Vite's development server. */
  readonly allowInline: boolean
}

/** Creates the HTTP app with API, files and pages. Its only state is its cache of answers. */
export function createHttpApp(deps: HttpDeps): Hono<Env> {
  const { settings, log, messages, renderModule } = deps
  const app = new Hono<Env>({ strict: false })
  const api = apiRoutes(deps)
  const catalogue = () => (settings.apiOrigin === undefined ? running(deps).catalogue : undefined)
  const practices = async () => (settings.apiOrigin === undefined ? running(deps).practices.publicPractices() : [])
  const sendPage = pagesOf(deps, api)

  // The caller's own request id is ignored: the log must be able to trust it.
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
  // The sign-in form of the tools is the only native form that the shop accepts.
  if (hasTools && admins)
    for (const name of TOOL_NAMES)
      app.post(`/${name}/sign-in`, sameOriginWrites(settings.publicUrl), ...admins.signIn(name))
  // Mail programs ask for it without an origin, by a signed address.
  if (settings.apiOrigin === undefined)
    app.route(
      '/',
      oneClick((token) => running(deps).accounts.refuseMail(token)),
    )
  // This runs before the checks of address and origin: pages are served at any address, some browsers hide a form's
  // origin, and nothing that the form asks for is carried out.
  app.use(unsentForms())
  app.use(readableAddress())
  app.use(filesWithoutSlash())
  // This runs before the check of the origin: a webhook has none and is authenticated by its signature.
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
  // Another backend's answers name pictures on that backend.
  if (settings.apiOrigin !== undefined) app.route('/media', elsewhere({ origin: settings.apiOrigin, log }))
  app.get(
    '/media/packs/:file{.+\\.png}',
    sharedPictures(),
    packPngs((productId, variantId) => running(deps).findPack(productId, variantId)),
  )
  app.get('/media/photos/:file{.+\\.jpg}', sharedPictures(), photoJpegs(deps.uploadsDir))
  app.use('/icons/icon-192.png', sharedPictures())
  app.get(
    '/media/packs/:file',
    packShots((productId, variantId) => running(deps).findPack(productId, variantId)),
  )
  app.get('/media/photos/:file', photos(deps.uploadsDir))
  app.get('/media/practices/:file', uploads(deps.uploadsDir))
  if (settings.apiOrigin === undefined)
    app.get(
      '/calendar/:file',
      planFeeds(() => running(deps)),
    )
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

/** Returns the page renderer, whose API calls are answered here or by another backend. */
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
      timeZone: settings.timeZone ?? DEFAULT_TIME_ZONE,
      operator: settings.operator,
      ukShop: settings.ukShopUrl ?? null,
      paymentMethods: settings.paymentMethods ?? ['invoice'],
      ...(settings.inspector && { inspector: true as const }),
    },
    log,
    document: deps.document,
    // These pages aren't cached: in development the sources change, another backend's version is unknown, and a
    // practice's owner sees changes at once (practice.changes-show-at-once).
    version: (path) =>
      deps.clientDir === undefined || apiOrigin !== undefined || PRACTICE_PAGE.test(path)
        ? undefined
        : `${deps.services()?.catalogue.version ?? 0}`,
    painter: paint && (() => (isReady() ? paint() : undefined)),
  })
}

/** Everything below `/api`: the shop's own routes, then the contract's calls, answered here or by another backend. */
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

/** True if a path ends in a file extension. No page of the shop does. */
const looksLikeFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path)

/** Returns the services. Throws a refusal to retry later while they start. */
function running({ services }: HttpDeps): Services {
  const started = services()
  if (started === undefined) throw unavailable()
  return started
}

/** Calls whose answers depend only on their input, the caller's permissions and the catalogue's version. */
const CATALOGUE_READS = new Set<string>([
  calls.listFilterOptions.id,
  calls.listProducts.id,
  calls.getProduct.id,
  calls.listPopularProducts.id,
  calls.getShopOverview.id,
])
