import { createSecretKey, randomUUID } from 'node:crypto'

import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { type CallDefinition, fillPath, USER_TYPES, type UserType } from '#contract/call.ts'
import { type CallId, calls } from '#server/http/calls.ts'
import { PAYMENT_METHODS } from '#contract/constants.ts'
import { examples } from '#server/http/docs/examples.ts'
import { accessTokens } from '#areas/account/server/access-token.ts'
import { openAccounts } from '#areas/account/server/index.ts'
import { openImportedClients } from '#areas/clients/server/imported/index.ts'
import { administration } from '#areas/admin/server/index.ts'
import { openClients } from '#areas/clients/server/index.ts'
import { heldByClient } from '#areas/orders/server/held-by-client.ts'
import { openSharing } from '#areas/protocols/server/sharing.ts'
import { openCommission } from '#areas/commission/server/index.ts'
import { importCatalogue } from '#areas/import/server/index.ts'
import { type Catalogue, openCatalogue } from '#areas/catalogue/server/index.ts'
import { isConnectionLost } from '#server/database/connection.ts'
import { openFolders } from '#areas/folders/server/folders.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { openOrders } from '#areas/orders/server/index.ts'
import { demoProvider } from '#areas/orders/server/payments/demo.ts'
import { openPayments } from '#areas/orders/server/payments/index.ts'
import { openPractices } from '#areas/practice/server/index.ts'
import { openProtocols } from '#areas/protocols/server/index.ts'
import { openShopping } from '#areas/cart/server/index.ts'

import { lines, product } from '#tests/areas/catalogue/server/support/lines.ts'
import { describeOnEachEngine, testDatabase, type TestDatabase } from '../support/database.ts'
import { quietLog } from '../support/log.ts'
import { messages } from '../support/messages.ts'
import { SELLER } from '../support/seller.ts'
import { JWT_SECRET, MULTIPASS_SECRET } from '../support/secrets.ts'
import { fakeServices, testApp } from './support/app.ts'
import { peopleOf, type Person } from './support/people.ts'
import { storedOf } from './support/stored.ts'
import { PERSONAL } from '#server/areas.ts'

/** Parts of a request that differ from the sample. */
interface Sent {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, number>>
  readonly body?: unknown
}

/**
 * A call's contact with other people's data. `nobodys`: none. `own`: it is about the caller, and neither names, returns
 * nor changes anything of others. Otherwise: how it names something of another person, and the status with which it
 * then refuses (404: role.others-data-looks-like-none).
 */
type Reach = 'nobodys' | 'own' | { readonly naming: (other: Person) => Sent; readonly status: number }

/** Every call: a missing one does not compile and fails the test. */
const REACH: { readonly [Id in CallId]: Reach } = {
  login: 'nobodys',
  loginMultipass: 'nobodys',
  register: 'nobodys',
  listLookups: 'nobodys',
  activate: 'nobodys',
  forgotPassword: 'nobodys',
  resetPassword: 'nobodys',
  readCountry: 'nobodys',
  logout: 'own',
  refreshTokens: 'own',
  getAccount: 'own',
  updateAccount: 'own',
  deleteAccount: 'own',
  changePassword: 'own',
  listSessions: 'own',
  exportAccount: 'own',
  endSessions: { naming: ({ sessionId }) => ({ body: { session_id: sessionId } }), status: 404 },
  getPractitionerProfile: 'own',
  getClientProfile: 'own',
  // A client's practitioner must be one they are linked with, so another id is an invalid value (400).
  updateClientProfile: { naming: ({ userId }) => ({ body: { practitioner_id: userId } }), status: 400 },
  listFilterOptions: 'nobodys',
  getShopOverview: 'nobodys',
  listProducts: 'nobodys',
  getProduct: 'nobodys',
  searchProducts: 'nobodys',
  listPopularProducts: 'nobodys',
  searchByCursor: 'nobodys',
  sendContactMessage: 'nobodys',
  getCart: 'own',
  addToCart: 'own',
  setCartQuantity: 'own',
  removeFromCart: 'own',
  mailCart: 'own',
  getCheckoutOptions: 'nobodys',
  placeOrder: 'own',
  listOrders: 'own',
  getOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
  payOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
  orderAgain: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
  listClientOrders: 'own',
  getClientOrder: { naming: ({ orderId }) => ({ params: { id: orderId } }), status: 404 },
  getCommission: { naming: ({ userId }) => ({ query: { client_id: userId } }), status: 200 },
  downloadCommission: { naming: ({ userId }) => ({ query: { client_id: userId } }), status: 200 },
  listPayouts: 'own',
  getPayout: { naming: ({ payoutId }) => ({ params: { id: payoutId } }), status: 404 },
  listWishlist: 'own',
  addToWishlist: 'own',
  removeFromWishlist: 'own',
  listFolders: 'own',
  createFolder: 'own',
  renameFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
  deleteFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
  restoreFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
  addToFolder: { naming: ({ folderId }) => ({ params: { id: folderId } }), status: 404 },
  removeFromFolder: { naming: ({ folderId, itemId }) => ({ params: { id: folderId, item_id: itemId } }), status: 404 },
  listProtocols: 'own',
  searchProtocols: 'own',
  createProtocol: 'own',
  suggestNotes: 'own',
  getProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  updateProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  deleteProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  restoreProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  duplicateProtocol: { naming: ({ protocolId }) => ({ body: { protocol_id: protocolId } }), status: 404 },
  addProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  updateProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  removeProtocolProduct: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  shareProtocol: {
    naming: ({ protocolId }) => ({ body: { ...examples.shareProtocol, id: protocolId } }),
    status: 404,
  },
  checkFit: {
    naming: ({ protocolId, userId }) => ({ params: { id: protocolId, client_id: userId } }),
    status: 404,
  },
  readShareMail: {
    naming: ({ protocolId, userId }) => ({ params: { id: protocolId, client_id: userId } }),
    status: 404,
  },
  listInvitations: 'own',
  answerInvitation: { naming: ({ invitationId }) => ({ params: { id: invitationId } }), status: 404 },
  endLink: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
  listSharedProtocols: 'own',
  getSharedProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  deleteSharedProtocol: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  deleteSharedProtocolV2: { naming: ({ protocolId }) => ({ params: { id: protocolId } }), status: 404 },
  listClients: 'own',
  inviteClient: 'own',
  listImportedClients: 'own',
  importClients: 'own',
  deleteImportedClients: 'own',
  deleteImportedClient: { naming: ({ importedId }) => ({ params: { id: importedId } }), status: 404 },
  inviteImportedClients: { naming: ({ importedId }) => ({ body: { ids: [importedId] } }), status: 200 },
  stopImportedInvitations: 'own',
  getClient: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
  updateClient: { naming: ({ userId }) => ({ params: { id: userId } }), status: 404 },
  getStore: 'own',
  createStore: 'own',
  updateStore: 'own',
  removeStoreLogo: 'own',
  updateStoreHeader: 'own',
  updateStoreAbout: 'own',
  updateStoreMessage: 'own',
  updateStoreApproach: 'own',
  removeApproachImage: 'own',
  removeApproachStyleImage: 'own',
  uploadApproachImage: 'own',
  uploadApproachStyleImage: 'own',
  updateStoreContact: 'own',
  updateStoreHours: 'own',
  updateServicesHeader: 'own',
  listStoreServices: 'own',
  createStoreService: 'own',
  listStorePackages: 'own',
  createStorePackage: 'own',
  checkStoreName: 'own',
  updateStoreService: { naming: ({ serviceId }) => ({ params: { id: serviceId } }), status: 404 },
  deleteStoreService: { naming: ({ serviceId }) => ({ params: { id: serviceId } }), status: 404 },
  restoreStoreService: { naming: ({ serviceId }) => ({ params: { id: serviceId } }), status: 404 },
  reorderStoreService: { naming: ({ serviceId }) => ({ params: { id: serviceId } }), status: 404 },
  updateStorePackage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  deleteStorePackage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  restoreStorePackage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  removePackageImage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  addPackageFeature: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  updatePackageFeature: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  removePackageFeature: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  reorderStorePackage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  uploadPackageImage: { naming: ({ packageId }) => ({ params: { id: packageId } }), status: 404 },
  // Public, within what anyone may see.
  getPractice: 'nobodys',
  joinPractice: 'nobodys',
  // Admins work with other people's data.
  listPractitioners: 'nobodys',
  judgePractitioner: 'nobodys',
  listAccounts: 'nobodys',
  listAllOrders: 'nobodys',
  getAnyOrder: 'nobodys',
  updateOrder: 'nobodys',
  takeBackPaid: 'nobodys',
  listPayable: 'nobodys',
  listAllPayouts: 'nobodys',
  createPayout: 'nobodys',
  listAllProducts: 'nobodys',
  getAnyProduct: 'nobodys',
  saveProduct: 'nobodys',
  undoEdits: 'nobodys',
  addProductPicture: 'nobodys',
  listProductChoices: 'nobodys',
  importProducts: 'nobodys',
  getImport: 'nobodys',
  startImport: 'nobodys',
  answerImport: 'nobodys',
  cancelImport: 'nobodys',
  stopSending: 'nobodys',
  weighUndo: 'nobodys',
  undoImport: 'nobodys',
  takeAbsentOffSale: 'nobodys',
  downloadImportFindings: 'nobodys',
}

const TYPES = Object.values(USER_TYPES)
const built = (Object.keys(calls) as CallId[]).map((id): readonly [CallId, CallDefinition] => [id, calls[id]])
const allowed = ({ access }: CallDefinition): readonly UserType[] => ('types' in access && access.types) || TYPES
/** A PNG of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
function pictureForm(): FormData {
  const form = new FormData()
  form.set('image', new File([Buffer.from(PIXEL, 'base64')], 'pixel.png', { type: 'image/png' }))
  return form
}
const SAMPLE_PARAMS = {
  shopName: 'linden-practice',
  id: 7,
  item_id: 7,
  client_id: 7,
  slug: 'magnesium-bisglycinate',
  reset_token: 'unknown',
}
/** Parameters that a call does not name are ignored. */
const SAMPLE_QUERY = { query: 'calm', name: 'linden-practice' }

it('the matrix has every call that is built', () => {
  expect(Object.keys(REACH).toSorted()).toEqual(built.map(([id]) => id).toSorted())
})

describeOnEachEngine('who may call what', (engine) => {
  let test: TestDatabase
  let app: ReturnType<typeof testApp>['app']
  let catalogue: Catalogue
  let kept: { readonly product_id: number; readonly product_variant_id: number }
  let person: ReturnType<typeof peopleOf>
  let stored: Awaited<ReturnType<typeof storedOf>>
  const tokens = accessTokens(JWT_SECRET)

  beforeAll(async () => {
    test = await testDatabase(engine)
    const accounts = openAccounts(test.database, {
      personal: PERSONAL,
      log: quietLog,
      messages,
      shopName: 'Verbena',
      region: 'eu',
      publicUrl: 'https://shop.example',
      ukShopUrl: undefined,
      jwtSecret: JWT_SECRET,
      multipassSecret: MULTIPASS_SECRET,
      commissionRate: 20,
    })
    await importCatalogue(test.database, lines(product('a')))
    kept = await test.database.db
      .selectFrom('variant')
      .select(['product_id', 'id as product_variant_id'])
      .executeTakeFirstOrThrow()
    stored = await storedOf(test.database)
    person = peopleOf(test.database, kept, (named) => tokens.sign(named))
    catalogue = await openCatalogue(test.database, { region: 'eu', log: quietLog })
    const deps = {
      database: test.database,
      catalogue,
      messages,
      shopName: 'Verbena',
      region: 'eu',
      publicUrl: 'https://shop.example',
      commissionRate: 20,
    } as const
    const shopping = openShopping(deps)
    const orders = openOrders({
      ...deps,
      taxRate: 20,
      paymentMethods: PAYMENT_METHODS,
      paymentProvider: 'demo',
      deliveryMethods: DELIVERY_DEFAULTS.eu,
      seller: SELLER,
    })
    const payments = openPayments({
      ...deps,
      provider: demoProvider,
      paymentMethods: PAYMENT_METHODS,
      log: quietLog,
    })
    const commission = openCommission({ ...deps, timeZone: 'Europe/Berlin' })
    const clients = openClients(deps, heldByClient(deps))
    const sharing = openSharing(deps)
    const importedClients = openImportedClients({
      ...deps,
      pace: {
        opensIn: () => Promise.resolve(0),
        allows: () => Promise.resolve(true),
        giveBack: () => Promise.resolve(),
      },
    })
    const protocols = openProtocols(deps)
    const folders = openFolders(deps)
    const practices = openPractices({
      ...deps,
      pictures: {
        read: () => Promise.resolve(undefined),
        keep: () => Promise.resolve(),
        remove: () => Promise.resolve(),
      },
    })
    const services = fakeServices({
      accounts,
      administration: administration(test.database, {
        messages,
        shopName: 'Verbena',
        publicUrl: 'https://shop.example',
      }),
      sharing,
      shopping,
      orders,
      commission,
      payments,
      protocols,
      clients,
      importedClients,
      folders,
      practices,
    })
    app = testApp({ services: () => services, isDatabaseLost: isConnectionLost }).app
  })
  afterAll(async () => {
    await catalogue.close()
    await test.drop()
  })

  async function signOut({ sessionId }: Person): Promise<void> {
    await test.database.db.deleteFrom('session').where('session_id', '=', sessionId).execute()
  }

  /** The person's token for the call, expired an hour ago. */
  async function expired(call: CallDefinition, { userId, sessionId, refresh }: Person): Promise<string> {
    if (call.access.token === 'refresh') {
      await test.database.db
        .updateTable('refresh_token')
        .set({ expires_at: new Date(Date.now() - 3_600_000) })
        .where('session_id', '=', sessionId)
        .execute()
      return refresh
    }
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(`${userId}`)
      .setIssuedAt('-2 hours')
      .setExpirationTime('-1 hour')
      .sign(createSecretKey(Buffer.from(JWT_SECRET)))
  }

  /** Makes a call with the sample of the contract, or with `sent` instead. */
  async function send(
    id: CallId,
    token: string | undefined,
    sent: Sent = {},
  ): Promise<{ readonly status: number; readonly text: string; readonly headers: Headers }> {
    const call: CallDefinition = calls[id]
    const sample = call.body && id in examples ? examples[id as keyof typeof examples] : undefined
    const body = sent.body ?? (sample && 'product_variant_id' in sample ? { ...sample, ...kept } : sample)
    const query = new URLSearchParams({
      ...(id === 'suggestNotes' ? { product_id: `${kept.product_id}` } : SAMPLE_QUERY),
      ...Object.fromEntries(Object.entries(sent.query ?? {}).map(([name, value]) => [name, `${value}`])),
    })
    const form = call.bodyType === 'form' ? pictureForm() : undefined
    const response = await app.request(`/api${fillPath(call.path, sent.params ?? SAMPLE_PARAMS)}?${query}`, {
      method: call.method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(call.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(form && { body: form }),
    })
    expect(response.status, id).toBeLessThan(500)
    return { status: response.status, text: await response.text(), headers: response.headers }
  }

  const tokenOf = (call: CallDefinition, { access, refresh }: Person) =>
    call.access.token === 'refresh' ? refresh : access

  const openCalls = built.filter(
    ([
      ,
      {
        access: { token },
      },
    ]) => token === 'none' || token === 'optional',
  )
  const closedCalls = built.filter(
    ([
      ,
      {
        access: { token },
      },
    ]) => token === 'access' || token === 'refresh',
  )

  it.each(openCalls)(
    '%s lets everybody in, whatever token is sent (role.visitors-browse-and-register)',
    async (id, call) => {
      const someone = await person(USER_TYPES.Client)
      const gone = await person(USER_TYPES.Client)
      await signOut(gone)
      const people = await Promise.all(TYPES.map(person))
      for (const token of [
        undefined,
        ...people.map(({ access }) => access),
        await expired(call, someone),
        gone.access,
        'forged',
        someone.refresh,
      ]) {
        expect([401, 403], token).not.toContain((await send(id, token)).status)
      }
    },
  )

  it.each(closedCalls)(
    '%s lets in nobody without a token that is good now (role.token-for-account-and-cart)',
    async (id, call) => {
      const refused = call.access.token === 'refresh' ? [401, 422] : [401]
      const [type = USER_TYPES.Client] = allowed(call)
      const visitor = await send(id, undefined)
      expect([visitor.status, visitor.headers.get('WWW-Authenticate')]).toEqual([401, 'Bearer'])
      const [late, gone, deleted, fine] = [
        await person(type),
        await person(type),
        await person(type),
        await person(type),
      ]
      await signOut(gone)
      await test.database.db.deleteFrom('account').where('user_id', '=', deleted.userId).execute()
      const other = call.access.token === 'refresh' ? fine.access : fine.refresh
      const wrong = [
        await expired(call, late),
        tokenOf(call, gone),
        tokenOf(call, deleted),
        other,
        'forged',
        `${tokenOf(call, fine)}x`,
      ]
      for (const [place, token] of wrong.entries())
        expect(refused, `token ${place}`).toContain((await send(id, token)).status)
    },
  )

  it.each(closedCalls)('%s lets in its types and no other (role.practitioner-features)', async (id, call) => {
    for (const type of TYPES) {
      const { status } = await send(id, tokenOf(call, await person(type)))
      if (allowed(call).includes(type)) expect([401, 403, 422], `type ${type}`).not.toContain(status)
      else expect(status, `type ${type}`).toBe(403)
    }
  })

  it.each(closedCalls.filter(([, call]) => call.access.token === 'access' && allowed(call).length < TYPES.length))(
    '%s follows a type that changes, by the token that was given out before',
    async (id, call) => {
      const [type = USER_TYPES.Client] = allowed(call)
      const foreign = TYPES.find((each) => !allowed(call).includes(each)) ?? type
      const someone = await person(foreign)
      expect((await send(id, someone.access)).status).toBe(403)
      await test.database.db
        .updateTable('account')
        .set({ user_type_id: type })
        .where('user_id', '=', someone.userId)
        .execute()
      expect((await send(id, someone.access)).status).not.toBe(403)
    },
  )

  describe("another person's (role.others-data-looks-like-none)", () => {
    it.each(closedCalls.filter(([id]) => REACH[id] === 'own'))(
      'data are neither told nor changed by %s',
      async (id, call) => {
        for (const type of allowed(call)) {
          const [me, other] = [await person(type), await person(type)]
          const before = await stored(other.userId)
          const { text } = await send(id, tokenOf(call, me))
          expect(text).not.toContain(other.email)
          expect(await stored(other.userId)).toBe(before)
        }
      },
    )

    it.each(closedCalls.filter(([id]) => typeof REACH[id] === 'object'))(
      'object is refused by %s, and stays as it is',
      async (id, call) => {
        const reach = REACH[id]
        if (typeof reach === 'string') throw new Error('names nothing')
        for (const type of allowed(call)) {
          for (const others of TYPES) {
            const [me, other] = [await person(type), await person(others)]
            const before = await stored(other.userId)
            const { status, text } = await send(id, tokenOf(call, me), reach.naming(other))
            expect([others, status]).toEqual([others, reach.status])
            expect(text).not.toContain(other.email)
            expect(await stored(other.userId)).toBe(before)
          }
        }
      },
    )
  })
})
