import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { PAYMENT_METHODS, type PaymentMethod } from '#contract/constants.ts'

import { openAccounts } from '#areas/account/server/index.ts'
import { type Imports, openImports } from '#areas/import/server/jobs/index.ts'
import { type Catalogue, openCatalogue, packHash } from '#areas/catalogue/server/index.ts'
import { type InvitationWork, openImportedClients, startInvitationWork } from '#areas/clients/server/imported/index.ts'
import { openClients } from '#areas/clients/server/index.ts'
import { administration } from '#areas/admin/server/index.ts'
import { openContact } from '#areas/general/server/contact.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { openSharing } from '#areas/protocols/server/sharing.ts'
import { fillEmptyLedger, isZoneOfDatabase, openCommission } from '#areas/commission/server/index.ts'
import { countryReader } from './country/index.ts'
import { isUnavailable } from './database/connection.ts'
import { type Database, openDatabase } from './database/index.ts'
import { seedAccounts } from './demo/accounts.ts'
import { type DemoClientDeps, seedClients } from './demo/clients.ts'
import { seedOrders } from './demo/orders.ts'
import { seedPayouts } from './demo/payouts.ts'
import { type DemoPracticeDeps, seedPractices } from './demo/practices.ts'
import { openFolders } from '#areas/folders/server/folders.ts'
import { createHttpApp } from './http/app.ts'
import type { Frontend, OpenFrontend } from './http/frontend/frontend.ts'
import { createNodeServer, drain, listen, nodeListener } from './http/listen.ts'
import { startingApp } from './http/starting.ts'
import { invitationPace } from '#areas/clients/server/limits.ts'
import { openLimits } from './api/limits.ts'
import { loadMessages, type Messages } from './texts/messages.ts'
import { hasOutboxPage } from './http/outbox/served.ts'
import type { Services } from './http/services.ts'
import type { PackSource } from './http/static/packs.ts'
import type { Log } from './log.ts'
import { openMail, type Sender, smtpDelivery, startSender } from './mail/index.ts'
import { openOrders, sellerOf } from '#areas/orders/server/index.ts'
import {
  offeredMethods,
  openPaymentProvider,
  openPayments,
  type PaymentProvider,
  type PaymentWork,
  startPaymentWork,
} from '#areas/orders/server/payments/index.ts'
import { stripeWebhook } from '#areas/orders/server/payments/stripe/index.ts'
import { drawPack } from './pictures/pack.ts'
import { openPhotoFolder } from './pictures/photos/folder.ts'
import { openPictureFolder } from './pictures/photos/uploads.ts'
import { startHousekeeping } from '#areas/practice/server/housekeeping.ts'
import { openPractices } from '#areas/practice/server/index.ts'
import { openProducts } from '#areas/products/server/index.ts'
import { openProtocols } from '#areas/protocols/server/index.ts'
import type { Reword } from './texts/files.ts'
import { readSecrets, requireSecrets } from './secrets.ts'
import { type Settings, SettingsError } from './settings.ts'
import { openShopping } from '#areas/cart/server/index.ts'
import { PERSONAL } from './areas.ts'

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
  const payments = paymentsOf(settings, log)
  const showsOutbox = hasOutboxPage(settings)
  const starting = startingApp({ shopName: settings.shopName, publicUrl: settings.publicUrl, messages })
  let listener = nodeListener(server, starting.fetch, log)
  server.on('request', (request, response) => listener(request, response))
  let frontend: Frontend | undefined
  let opened: Opened | undefined
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

interface Opened {
  readonly services: Services
  readonly holdsDemo: boolean
  /** Aborting `hasten` drops a mail being sent. */
  close(hasten: AbortSignal): Promise<void>
}

interface OfferedPayments {
  readonly provider: PaymentProvider | undefined
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Returns all payment methods with another backend, because its own are unknown. */
function paymentsOf(settings: Settings, log: Log): OfferedPayments {
  const provider = openPaymentProvider(settings, log)
  const { apiOrigin, paymentMethods } = settings
  return {
    provider,
    paymentMethods: apiOrigin === undefined ? offeredMethods(paymentMethods, provider) : PAYMENT_METHODS,
  }
}

async function openServices(
  settings: Settings,
  { provider, paymentMethods }: OfferedPayments,
  messages: Messages,
  log: Log,
): Promise<Opened> {
  const { dataDir, databaseUrl: url, runtimeDir } = settings
  const database = await openDatabase({ dataDir, url, runtimeDir, log })
  try {
    if (!(await isZoneOfDatabase(database.bulk, settings.timeZone)))
      throw new SettingsError('SHOP_TIME_ZONE must be a time zone that the database knows as well.')
    const pictures = openPictureFolder(settings.uploadsDir)
    const demoDeps = { region: settings.shopRegion, messages, shopName: settings.shopName, pictures }
    const holdsDemo = settings.demo && (await fillWithDemo(database, demoDeps, log))
    const catalogue = await openCatalogue(database, { region: settings.shopRegion, log })
    if (holdsDemo)
      await seedOrders(database.bulk, {
        ...settings,
        seller: sellerOf(settings),
        region: settings.shopRegion,
        messages,
        catalogue,
      })
    await fillEmptyLedger(database.bulk, settings)
    if (holdsDemo) await seedPayouts(database.bulk)
    const frame = { messages, shopName: settings.shopName, operator: settings.operator }
    const mail = openMail(database, frame)
    const limits = openLimits(database.pool)
    const accounts = openAccounts(database, {
      personal: PERSONAL,
      ...(await readSecrets(settings)),
      log,
      messages,
      shopName: settings.shopName,
      region: settings.shopRegion,
      publicUrl: settings.publicUrl,
      ukShopUrl: settings.ukShopUrl,
      commissionRate: settings.commissionRate,
    })
    const shopDeps = {
      database,
      catalogue,
      messages,
      shopName: settings.shopName,
      region: settings.shopRegion,
      publicUrl: settings.publicUrl,
      commissionRate: settings.commissionRate,
    }
    const shopping = openShopping(shopDeps)
    const { timeZone, taxRate, deliveryMethods } = settings
    const orders = openOrders({
      ...shopDeps,
      taxRate,
      paymentMethods,
      paymentProvider: provider?.kind ?? 'none',
      deliveryMethods,
      seller: sellerOf(settings),
    })
    const payments = openPayments({ ...shopDeps, provider, paymentMethods, log })
    const paymentWork = startPaymentWork(payments.work)
    const commission = openCommission({ ...shopDeps, timeZone })
    const clients = openClients(shopDeps, heldByClient(shopDeps))
    const sharing = openSharing(shopDeps)
    const importedDeps = { ...shopDeps, pace: invitationPace(limits) }
    const invitationWork = startInvitationWork({ ...importedDeps, log })
    const importedClients = openImportedClients({ ...importedDeps, wake: () => invitationWork.wake() })
    const protocols = openProtocols(shopDeps)
    const folders = openFolders(shopDeps)
    const practices = openPractices({ ...shopDeps, pictures })
    const imports = openImports({
      database,
      uploadsDir: settings.uploadsDir,
      shop: { region: settings.shopRegion, name: settings.shopName },
      messages,
      log,
    })
    const endHousekeeping = startHousekeeping({
      forget: async () => {
        await practices.forgetPictures()
        await practices.measureGrounds()
      },
      log,
    })
    // Without SMTP_URL nothing leaves the outbox (mail.stays-without-smtp).
    const sender = settings.mail && startSender({ db: database.db, deliver: smtpDelivery(settings.mail, frame), log })
    return {
      services: {
        accounts,
        catalogue,
        database,
        findPack: findPack(catalogue),
        imports,
        mail,
        contact: openContact(database, frame),
        administration: administration(database, shopDeps),
        products: openProducts({ ...shopDeps, photos: openPhotoFolder(settings.uploadsDir) }),
        shopping,
        orders,
        commission,
        payments,
        stripeWebhook: settings.stripe && stripeWebhook({ ...settings.stripe, settle: payments.settlePayment, log }),
        protocols,
        clients,
        sharing,
        importedClients,
        folders,
        practices,
        limits,
        readCountry: countryReader(settings.defaultCountry),
      },
      holdsDemo,
      close: (hasten) =>
        closeServices({ sender, paymentWork, invitationWork, imports, endHousekeeping, catalogue, database }, hasten),
    }
  } catch (error) {
    await database.stop()
    throw error
  }
}

/** Resolves to true if the catalogue is the demo's. Other products are left alone. */
async function fillWithDemo(database: Database, deps: DemoClientDeps & DemoPracticeDeps, log: Log): Promise<boolean> {
  // Loaded only when needed: a real shop has no use for its vocabulary.
  const { seedDemo } = await import('./demo/seed.ts')
  const result = await seedDemo(database)
  const holdsDemo = result !== 'foreign'
  // A shop with its own catalogue must not get accounts whose passwords are public.
  if (holdsDemo) {
    await seedAccounts(database.bulk, deps.region)
    await seedClients(database.bulk, deps)
    await seedPractices(database.bulk, deps)
  }
  log.info({ result }, 'the demo was looked at')
  return holdsDemo
}

interface Closed {
  readonly sender: Sender | undefined
  readonly paymentWork: PaymentWork
  readonly invitationWork: InvitationWork
  readonly imports: Pick<Imports, 'stop'>
  readonly endHousekeeping: () => Promise<void>
  readonly catalogue: Catalogue
  readonly database: Database
}

async function closeServices(
  { sender, paymentWork, invitationWork, imports, endHousekeeping, catalogue, database }: Closed,
  hasten: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([hasten, AbortSignal.timeout(DRAIN_MS)])
  await Promise.all([sender?.stop(end), paymentWork.stop(end), invitationWork.stop(end), imports.stop(end)])
  await endHousekeeping()
  await catalogue.close()
  await database.stop()
}

function findPack(catalogue: Catalogue): PackSource {
  return async (productId, variantId) => {
    const spec = await catalogue.packSpec(productId, variantId)
    return spec === null
      ? null
      : { variantId: spec.variant_id, hash: packHash(spec), draw: (size) => drawPack(spec, size) }
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}
