import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { isZoneOfDatabase } from '#areas/commission/server/index.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { type OfferedPayments, offeredPayments } from '#areas/orders/server/payments/index.ts'
import { paperFile } from '#areas/papers/server/index.ts'
import { openLimits } from './api/limits.ts'
import { LEAVING, PERSONAL } from './areas.ts'
import type { Background } from './background.ts'
import { isUnavailable } from './database/connection.ts'
import { type Database, openDatabase } from './database/index.ts'
import { seedAccounts } from './demo/accounts.ts'
import { type DemoClientDeps, seedClients } from './demo/clients.ts'
import { createHttpApp } from './http/app.ts'
import type { Frontend, OpenFrontend } from './http/frontend/frontend.ts'
import { createNodeServer, drain, listen, nodeListener } from './http/listen.ts'
import { hasOutboxPage } from './http/outbox/served.ts'
import type { Services } from './http/services.ts'
import { startingApp } from './http/starting.ts'
import { findPack } from './http/static/find-pack.ts'
import type { Log } from './log.ts'
import { choiceTokens } from './mail/choice-token.ts'
import { openMail, smtpDelivery, startSender } from './mail/index.ts'
import { openAreas, prepareAreas } from './open-areas.ts'
import { openPictureFolder } from './pictures/photos/uploads.ts'
import { readSecrets, requireSecrets } from './secrets.ts'
import { type Settings, SettingsError } from './settings.ts'
import type { Reword } from './texts/files.ts'
import { loadMessages, type Messages } from './texts/messages.ts'

/** The project's root folder. */
export const ROOT = resolve(import.meta.dirname, '../..')

/** Folder of the interface texts. */
export const LOCALES = join(ROOT, 'public/locales')

/** Milliseconds allowed for rendering a page on the server; after that the browser renders it. */
const DRAW_WITHIN_MS = 800

/** Milliseconds for open requests, and then a mail being sent, to finish once the shop is told to stop (SIGTERM). */
const DRAIN_MS = 10_000

export interface ShopOptions {
  readonly frontend: OpenFrontend
  /** Compares each answer of the API with the contract, for development and tests. */
  readonly checkAnswers?: boolean
  /** Milliseconds allowed for rendering a page on the server; tests allow more, because their machine may be busy. */
  readonly drawWithin?: number
  /** Replaces the interface texts, for development. */
  readonly reword?: Reword
}

export interface RunningShop {
  /** Origin at which the shop listens, with the port it was given. */
  readonly address: string
  /** True if its catalogue is the demo's. */
  readonly holdsDemo: boolean
  /** True if it shows its mails at `/outbox`. */
  readonly showsOutbox: boolean
  /**
   * Stops in order: refuses new requests, finishes open ones, then a mail being sent, then closes catalogue and
   * database. Aborting `hasten` cuts requests and mail off. Further calls resolve with the same end.
   */
  stop(hasten?: AbortSignal): Promise<void>
}

/**
 * Starts the shop. It listens first and answers 503: to pages until its client is ready, to API calls until database
 * and catalogue are open. It resolves once all of them are. Throws a ListenError, a DatabaseError, a BuildError or a
 * SettingsError, whose messages are one line and safe to print; everything opened so far is closed again.
 */
export async function startShop(settings: Settings, log: Log, options: ShopOptions): Promise<RunningShop> {
  requireSecrets(settings)
  const server = createNodeServer()
  const messages = loadMessages(LOCALES, options.reword)
  const payments = offeredPayments(settings, log)
  const showsOutbox = hasOutboxPage(settings)
  const starting = startingApp({ shopName: settings.shopName, publicUrl: settings.publicUrl, messages })
  let listener = nodeListener(server, starting.fetch, log)
  server.on('request', (request, response) => listener(request, response))
  let frontend: Frontend | undefined
  let opened: OpenedShop | undefined
  let stopping: Promise<void> | undefined

  const openPages = async () => {
    frontend = await options.frontend(server)
    const { clientDir, document, renderModule, toolDocument, allowInline, complete } = frontend
    const app = createHttpApp({
      settings: { ...settings, paymentMethods: payments.paymentMethods },
      log,
      messages,
      uploadsDir: settings.uploadsDir,
      version: readVersion(),
      services: () => opened?.services,
      isDatabaseLost: isUnavailable,
      clientDir,
      document,
      ...(renderModule && { renderModule }),
      ...(toolDocument && { toolDocument }),
      ...(complete && { completeClient: complete }),
      localesDir: LOCALES,
      drawWithin: options.drawWithin ?? DRAW_WITHIN_MS,
      ...(options.reword && { reword: options.reword }),
      showsOutbox,
      checkAnswers: options.checkAnswers ?? false,
      allowInline,
    })
    listener = frontend.wrap(nodeListener(server, app.fetch, log))
  }
  const openCalls = async (address: string) => {
    if (settings.apiOrigin === undefined)
      opened = await openServices({ ...settings, publicUrl: address }, payments, messages, log)
  }
  const close = async (hasten: AbortSignal): Promise<void> => {
    await opened?.close(hasten)
    await frontend?.close()
  }
  const stop = async (hasten: AbortSignal): Promise<void> => {
    const finished = await drain(server, DRAIN_MS, hasten)
    if (!finished) log.warn('requests were cut off')
    await close(hasten)
  }
  try {
    const port = await listen(server, settings.port, settings.host)
    const address = settings.publicUrl.replace(/:0$/, `:${port}`)
    await bothSettled(openPages(), openCalls(address))
    log.info({ port, host: settings.host }, 'the shop is open')
    void frontend?.complete?.().catch((error: unknown) => {
      if (!stopping) log.error({ err: error }, 'the client could not be completed')
    })
    return {
      address,
      holdsDemo: opened?.holdsDemo ?? false,
      showsOutbox,
      stop: (hasten = new AbortController().signal) => (stopping ??= stop(hasten)),
    }
  } catch (error) {
    await drain(server, DRAIN_MS, AbortSignal.abort())
    await close(AbortSignal.abort())
    throw error
  }
}

/** Rejects like the first, but only once both have settled, so that everything they opened can be closed. */
async function bothSettled(...both: readonly Promise<void>[]): Promise<void> {
  for (const result of await Promise.allSettled(both)) if (result.status === 'rejected') throw result.reason
}

interface OpenedShop {
  readonly services: Services
  readonly holdsDemo: boolean
  /** Aborting `hasten` drops a mail being sent. */
  close(hasten: AbortSignal): Promise<void>
}

async function openServices(
  settings: Settings,
  payments: OfferedPayments,
  messages: Messages,
  log: Log,
): Promise<OpenedShop> {
  const { dataDir, databaseUrl: url, runtimeDir, shopRegion: region } = settings
  const database = await openDatabase({ dataDir, url, runtimeDir, log })
  let catalogue: Catalogue | undefined
  try {
    if (!(await isZoneOfDatabase(database.bulk, settings.timeZone)))
      throw new SettingsError('SHOP_TIME_ZONE must be a time zone that the database knows as well.')
    const { shopName, operator, publicUrl } = settings
    const secrets = await readSecrets(settings)
    const frame = { messages, shopName, operator, publicUrl, tokens: choiceTokens(secrets.jwtSecret) }
    const holdsDemo = settings.demo && (await fillWithDemo(database, { ...frame, region }, log))
    catalogue = await openCatalogue(database, { region, log })
    const shared = {
      ...settings,
      ...payments,
      ...secrets,
      region,
      holdsDemo,
      database,
      catalogue,
      messages,
      log,
      limits: openLimits(database.pool),
      pictures: openPictureFolder(settings.uploadsDir),
      personal: PERSONAL,
      leaving: LEAVING,
    }
    const deps = { ...shared, readHeld: heldByClient(shared) }
    await prepareAreas(deps)
    const areas = await openAreas(deps)
    // Without SMTP_URL nothing leaves the outbox (mail.stays-without-smtp).
    const senders = settings.mail
      ? [
          startSender({
            db: database.db,
            deliver: smtpDelivery(settings.mail, frame, log, (id) => paperFile(database.db, messages, id)),
            log,
          }),
        ]
      : []
    const background = [...senders, ...areas.background]
    return {
      services: {
        ...areas.services,
        database,
        findPack: findPack(catalogue),
        mail: openMail(database, frame),
        limits: deps.limits,
      },
      holdsDemo,
      close: (hasten) => closeServices(background, deps, hasten),
    }
  } catch (error) {
    await catalogue?.close()
    await database.stop()
    throw error
  }
}

/** Resolves to true if the catalogue is the demo's. Other products are left alone. */
async function fillWithDemo(database: Database, deps: DemoClientDeps, log: Log): Promise<boolean> {
  // Loaded only when needed: a real shop has no use for its vocabulary.
  const { seedDemo } = await import('./demo/seed.ts')
  const result = await seedDemo(database)
  const holdsDemo = result !== 'foreign'
  // A shop with its own catalogue must not get accounts whose passwords are public.
  if (holdsDemo) {
    await seedAccounts(database.bulk, deps.region)
    await seedClients(database.bulk, deps)
  }
  log.info({ result }, 'the demo was looked at')
  return holdsDemo
}

async function closeServices(
  background: readonly Background[],
  { catalogue, database }: { readonly catalogue: Catalogue; readonly database: Database },
  hasten: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([hasten, AbortSignal.timeout(DRAIN_MS)])
  await Promise.all(background.map((work) => work.stop(end)))
  await catalogue.close()
  await database.stop()
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}
