import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

import type { CartItem } from '#areas/cart/contract/cart.ts'
import { type CallDefinition, USER_TYPES, type UserType } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { PAYMENT_METHODS, type Region } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { openAccounts } from '#areas/account/server/index.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { openSession } from '#areas/account/server/sessions.ts'
import { inviteWaiting, openImportedClients } from '#areas/clients/server/imported/index.ts'
import { administration } from '#areas/admin/server/index.ts'
import { openClients } from '#areas/clients/server/index.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { openSharing } from '#areas/protocols/server/sharing.ts'
import { openSupply } from '#areas/protocols/server/supply/own.ts'
import { openCommission } from '#areas/commission/server/index.ts'
import type { ImportLine } from '#areas/import/server/index.ts'
import { isUnavailable } from '#server/database/connection.ts'
import { openFolders } from '#areas/folders/server/folders.ts'
import { invitationPace } from '#areas/clients/server/limits.ts'
import { openLimits } from '#server/api/limits.ts'
import { newestMails } from '#server/mail/outbox.ts'
import { openPictureFolder } from '#server/pictures/photos/uploads.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { vatChecks } from '#areas/orders/server/vat/check.ts'
import { openOrders, type OrderDeps } from '#areas/orders/server/index.ts'
import { demoProvider } from '#areas/orders/server/payments/demo.ts'
import { openPayments, type PaymentProvider } from '#areas/orders/server/payments/index.ts'
import { openPapers } from '#areas/papers/server/index.ts'
import { openPractices } from '#areas/practice/server/index.ts'
import { openIntake } from '#areas/intake/server/index.ts'
import { openProtocols } from '#areas/protocols/server/index.ts'
import { openReturns } from '#areas/returns/server/index.ts'
import { openShopping } from '#areas/cart/server/index.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'
import { openShop } from '#tests/areas/catalogue/server/support/shop.ts'
import { fakeServices, testApp } from '#tests/server/http/support/app.ts'
import type { Engine } from '#tests/server/support/database.ts'
import { quietLog } from '#tests/server/support/log.ts'
import { messages } from '#tests/server/support/messages.ts'
import { operator } from '#tests/support/operator.ts'
import { PAPER_SETTINGS } from '#tests/server/support/paper-settings.ts'
import { SELLER } from '#tests/server/support/seller.ts'
import { BANK_SECRET, JWT_SECRET, MULTIPASS_SECRET } from '#tests/server/support/secrets.ts'
import { LEAVING, PERSONAL } from '#server/areas.ts'

export { messages } from '#tests/server/support/messages.ts'

/** A product with two packs, one in grams, one for certified practitioners only, and one that is sold out. */
export const PRODUCTS: readonly ImportLine[] = [
  product('magnesium', {
    name: 'Magnesium',
    variants: [
      variant('mg-60', { price_eur: 19.99, price_gbp: 17.49, stock: 12 }),
      variant('mg-120', { price_eur: 35, price_gbp: 30.5, stock: 5000, net_contents: '120 capsules', quantity: 120 }),
    ],
  }),
  product('powder', {
    name: 'Collagen',
    variants: [
      variant('powder', { price_eur: 0.1, price_gbp: 0.1, stock: 3, net_contents: '250 g', quantity: 250, unit: 'g' }),
    ],
  }),
  product('iron', { name: 'Iron', practitioner_only: true, variants: [variant('iron')] }),
  product('zinc', { name: 'Zinc', variants: [variant('zinc', { stock: 0 })] }),
]

/** Milliseconds that a provider has to answer in tests. */
const PROVIDER_ANSWERS_WITHIN = 100

export interface Person {
  readonly userId: number
  readonly email: string
  readonly token: string
}

export interface Sent {
  readonly key?: string
  readonly language?: LanguageCode
  readonly query?: Readonly<Record<string, number | string>>
}

export interface Answered {
  readonly status: number
  readonly headers: Headers
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are compared as they are
  readonly body: any
}

const COSTLY: readonly CallDefinition[] = Object.values<CallDefinition>(calls).filter(
  ({ idempotent }) => idempotent === 'required',
)

/** True for calls that are refused without a key. If the test gives none, each call gets a key of its own. */
const requiresKey = (method: string, path: string): boolean =>
  COSTLY.some(
    (call) => call.method === method && new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(`/v2${path}`),
  )

export type ShoppingShop = Awaited<ReturnType<typeof shoppingShop>>

/** A shop with these products and a database of the test's own, and the users who shop there. */
export async function shoppingShop(
  engine: Engine,
  {
    products = PRODUCTS,
    region = 'eu',
    orderSettings,
    provider = demoProvider,
    timeZone = 'Europe/Berlin',
    payer = { name: SELLER.name, bank: SELLER.bank },
  }: {
    products?: readonly ImportLine[]
    region?: Region
    provider?: PaymentProvider
    orderSettings?: Partial<
      Pick<
        OrderDeps,
        | 'tax'
        | 'seller'
        | 'shopCountry'
        | 'vat'
        | 'orderMail'
        | 'paymentMethods'
        | 'deliveryMethods'
        | 'commissionRate'
        | 'papers'
      >
    >
    timeZone?: string
    payer?: { readonly name: string; readonly bank: string | null }
  } = {},
) {
  const shop = await openShop(engine, products, { region })
  onTestFinished(() => shop.close())
  const { database, catalogue } = shop
  const { db } = database
  const commissionRate = orderSettings?.commissionRate ?? 20
  const papers = orderSettings?.papers ?? PAPER_SETTINGS
  const deps = { messages, shopName: 'Verbena', region, publicUrl: 'https://shop.example', commissionRate, papers }
  const accounts = openAccounts(database, {
    personal: PERSONAL,
    ...deps,
    log: quietLog,
    ukShopUrl: undefined,
    jwtSecret: JWT_SECRET,
    multipassSecret: MULTIPASS_SECRET,
    bankSecret: BANK_SECRET,
    leaving: LEAVING,
  })
  const uploadsDir = await mkdtemp(join(tmpdir(), 'verbena-uploads-'))
  onTestFinished(() => rm(uploadsDir, { recursive: true, force: true }))
  /** A process of the shop, with its own state in memory. */
  const startProcess = () => {
    const payments = openPayments({
      ...deps,
      database,
      provider,
      paymentMethods: orderSettings?.paymentMethods ?? PAYMENT_METHODS,
      log: shop.log,
      answerWithin: PROVIDER_ANSWERS_WITHIN,
    })
    const returning = {
      ...deps,
      database,
      provider,
      seller: SELLER,
      timeZone,
      log: shop.log,
      answerWithin: PROVIDER_ANSWERS_WITHIN,
    }
    const limits = openLimits(database.pool)
    const imported = { ...deps, database, pace: invitationPace(limits), log: shop.log }
    const supplyDeps = { ...deps, database, catalogue, timeZone, log: shop.log }
    const services = fakeServices({
      accounts,
      catalogue,
      shopping: openShopping({ ...deps, database, catalogue }),
      orders: openOrders({
        ...deps,
        database,
        catalogue,
        tax: { everywhere: 20, own: [] },
        timeZone,
        shopCountry: 'DE',
        vat: vatChecks({ vatCheckUrl: undefined, log: shop.log }),
        paymentMethods: PAYMENT_METHODS,
        paymentProvider: provider.kind,
        deliveryMethods: DELIVERY_DEFAULTS[region],
        deliveryCalendar: { timeZone, cutoff: 12, workdays: [1, 2, 3, 4, 5], holidays: [] },
        seller: SELLER,
        ...orderSettings,
      }),
      papers: openPapers({ ...deps, database, operator }),
      commission: openCommission({
        ...deps,
        database,
        timeZone,
        payoutDay: 15,
        bankSecret: BANK_SECRET,
        operator: { ...operator, ...payer },
        ...orderSettings,
      }),
      payments,
      returns: openReturns({ ...returning, ...orderSettings }),
      folders: openFolders({ ...deps, database, catalogue }),
      intake: openIntake(database),
      protocols: openProtocols({ ...deps, database, catalogue }),
      clients: openClients({ ...deps, database, catalogue }, heldByClient({ ...deps, database, catalogue })),
      sharing: openSharing({ ...deps, database, catalogue }),
      supply: openSupply(supplyDeps),
      administration: administration(database, deps),
      practices: openPractices({ ...deps, database, pictures: openPictureFolder(uploadsDir) }),
      importedClients: openImportedClients(imported),
      limits,
    })
    /** Sends the waiting invitations to people imported from files, once. */
    const invite = () => inviteWaiting(imported)
    return {
      payments,
      returning,
      invite,
      invitationDeps: imported,
      supplyDeps,
      app: testApp({ services: () => services, isDatabaseLost: isUnavailable, uploadsDir }).app,
    }
  }
  const { app, payments, returning, invite, invitationDeps, supplyDeps } = startProcess()
  const elsewhere = startProcess()
  const tokens = accessTokens(JWT_SECRET)
  let people = 0

  const person = async (type: UserType = USER_TYPES.Client, language: LanguageCode = 'en'): Promise<Person> => {
    people += 1
    const email = `person-${people}@mail.example`
    const session = await db.transaction().execute(async (transaction) => {
      const id = await insertAccount(transaction, { user_type_id: type, email, language, region, isActive: true })
      return openSession(transaction, id ?? 0, '')
    })
    return { userId: session.userId, email, token: await tokens.sign(session) }
  }
  const askOf =
    (process: typeof app) =>
    async (
      { token }: Pick<Person, 'token'>,
      method: string,
      path: string,
      body?: unknown,
      { key, language = 'en', query }: Sent = {},
    ): Promise<Answered> => {
      const search = new URLSearchParams({
        language_code: language,
        ...Object.fromEntries(Object.entries(query ?? {}).map(([name, value]) => [name, `${value}`])),
      })
      const sentKey = key ?? (requiresKey(method, path) ? randomUUID() : undefined)
      const response = await process.request(`/api/v2${path}?${search}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(sentKey !== undefined && { 'Idempotency-Key': sentKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return {
        status: response.status,
        headers: response.headers,
        body:
          response.headers.get('Content-Type') === 'application/pdf'
            ? Buffer.from(await response.arrayBuffer())
            : await response.json(),
      }
    }
  const ask = askOf(app)
  return {
    db,
    database,
    catalogue,
    uploadsDir,
    app,
    accounts,
    person,
    ask,
    /** Asks another process of the same shop. */
    askElsewhere: askOf(elsewhere.app),
    invite,
    invitationDeps,
    /** For the work behind protocols that run out. */
    supplyDeps,
    inviteElsewhere: elsewhere.invite,
    payments,
    returning,
    paymentsElsewhere: elsewhere.payments,
    log: shop.log,
    /** A client with this discount rate from their practitioner. */
    clientAt: async (rate: number, language?: LanguageCode): Promise<Person> => {
      const [client, practitioner] = [
        await person(USER_TYPES.Client, language),
        await person(USER_TYPES.CertifiedPractitioner),
      ]
      await db
        .insertInto('client_practitioner')
        .values({ client_id: client.userId, practitioner_id: practitioner.userId, discount_rate: rate })
        .execute()
      await db
        .updateTable('client')
        .set({ practitioner_id: practitioner.userId })
        .where('user_id', '=', client.userId)
        .execute()
      return client
    },
    /** The ids of a variant, as calls name it. */
    idsOf: (sku: string) =>
      db
        .selectFrom('variant')
        .select(['product_id', 'id as product_variant_id'])
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow(),
    changeVariant: async (sku: string, to: { readonly stock?: number; readonly withdrawn_at?: Date | null }) => {
      await db.updateTable('variant').set(to).where('sku', '=', sku).execute()
    },
    cart: (who: Person, sent?: Sent) => ask(who, 'GET', '/storefront/cart', undefined, sent),
    add: (who: Person, body: object, sent?: Sent) => ask(who, 'POST', '/storefront/cart', body, sent),
    set: (who: Person, body: object, sent?: Sent) => ask(who, 'PUT', '/storefront/cart', body, sent),
    remove: (who: Person, body: object | undefined, sent?: Sent) => ask(who, 'DELETE', '/storefront/cart', body, sent),
    mails: async (to: string) => (await newestMails(db, 100)).filter((mail) => mail.to === to),
  }
}

/** Lines of an answered cart, as pairs of variant id and quantity. */
export const linesOf = ({ body }: Answered): [number, number][] =>
  (body.items as CartItem[]).map(({ product_variant_id, quantity }) => [product_variant_id, quantity])
