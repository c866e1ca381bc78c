import { USER_TYPES, type UserType } from '#contract/call.ts'
import { examples } from '#server/http/docs/examples.ts'
import type { Named } from '#areas/account/server/access-token.ts'
import type { Database } from '#server/database/index.ts'
import { orderNumber } from '#areas/orders/server/number.ts'

import { SAMPLE_CONTENT } from '#tests/areas/papers/server/support/sample.ts'
import { byUser, insertSignedIn, type Signed } from './signed-in.ts'

/** A signed-in user who has something of each kind that the shop stores for a user. */
export interface Person {
  readonly userId: number
  readonly sessionId: number
  readonly email: string
  readonly access: string
  readonly refresh: string
  /** A saved folder with something in it. */
  readonly folderId: number
  readonly itemId: number
  /** A protocol with a line. */
  readonly protocolId: number
  readonly orderId: number
  /** The invoice of that order. */
  readonly paperId: number
  /** A service and a package of a practice page. */
  readonly serviceId: number
  readonly packageId: number
  /** Commission of an order, paid out. */
  readonly payoutId: number
  /** A client imported by this user whose invitation waits. */
  readonly importedId: number
  /** An invitation of this user by an approved practitioner, not answered. */
  readonly invitationId: number
  /** A protocol that an approved practitioner has put into this user's cart. */
  readonly fillingId: number
}

interface Variant {
  readonly product_id: number
  readonly product_variant_id: number
}

/** One statement for each table and this many people: for each person alone they take most of the test's time. */
const AT_ONCE = 40

export const SAMPLE_ORDER = {
  language_id: 1,
  currency: 'EUR',
  discount_rate: 0,
  delivery_method: 'standard',
  delivery_title: 'Standard delivery',
  delivery_price: 0,
  payment_method: 'invoice',
  address: JSON.stringify({ ...examples.placeOrder.address, addition: '', phone: '' }),
  total_price: 0,
  total_discount: 0,
  total: 0,
  taxes: '[]',
} as const
export const SAMPLE_ORDER_LINE = {
  place: 0,
  name: 'Magnesium',
  slug: 'magnesium',
  brand: 'Alder',
  sku: 'mg-60',
  net_contents: '60 capsules',
  asset: null,
  price: 0,
  quantity: 1,
  discount: 0,
  total: 0,
  tax_rate: 20,
}
const SAMPLE_PAPER = {
  kind: 'invoice',
  series: 'EU',
  year: 2026,
  language_id: 1,
  content: JSON.stringify(SAMPLE_CONTENT),
} as const
const SAMPLE_PAYOUT = {
  currency: 'EUR',
  total: 320,
  paid_on: '2026-02-02',
  created_by: null,
  idempotency_key: null,
} as const
const SAMPLE_ENTRY = { kind: 'accrual', currency: 'EUR', rate: 20, commission: 320 } as const
const SAMPLE_WORDS = { place: 1, name: 'Six weeks', description: 'Three talks', language_id: 1 }

/** Gives each call a new person of its type, so that no test meets the changes of another. */
export function peopleOf(database: Database, kept: Variant, sign: (named: Named) => Promise<string>) {
  const waiting = new Map<UserType, Person[]>()
  let made = 0

  async function make(type: UserType): Promise<Person[]> {
    const emails = Array.from({ length: AT_ONCE }, () => `person-${(made += 1)}@mail.example`)
    const signed = await insertSignedIn(database, type, emails)
    const things = await thingsOf(database, type, signed, kept)
    return Promise.all(
      signed.map(async ({ refreshToken, ...one }) => ({
        ...one,
        ...things(one.userId),
        access: await sign(one),
        refresh: refreshToken,
      })),
    )
  }

  return async (type: UserType): Promise<Person> => {
    const rest = waiting.get(type) ?? []
    const person = rest.pop()
    if (person) return person
    const [first, ...others] = await make(type)
    if (!first) throw new Error('nobody was made')
    waiting.set(type, [...(waiting.get(type) ?? []), ...others])
    return first
  }
}

/** Gives each of them one thing of each kind. */
async function thingsOf(database: Database, type: UserType, people: readonly Signed[], kept: Variant) {
  const { db } = database
  const of = <Row>(row: (person: Signed) => Row): Row[] => people.map(row)
  const variant_id = kept.product_variant_id
  await db
    .insertInto('cart_line')
    .values(of(({ userId }) => ({ user_id: userId, variant_id, quantity: 1 })))
    .execute()
  await db
    .insertInto('wishlist_item')
    .values(of(({ userId }) => ({ user_id: userId, variant_id })))
    .execute()
  const folders = await db
    .insertInto('folder')
    .values(of(({ userId, email }) => ({ user_id: userId, name: `Folder of ${email}` })))
    .returning(['user_id', 'folder_id'])
    .execute()
  const folder = byUser(folders)
  const items = await db
    .insertInto('folder_item')
    .values(of(({ userId }) => ({ folder_id: folder(userId).folder_id, variant_id })))
    .returning(['folder_id', 'item_id'])
    .execute()
  const protocol = byUser(
    await db
      .insertInto('protocol')
      .values(of(({ userId }) => ({ user_id: userId, name: 'Calm evenings' })))
      .returning(['user_id', 'protocol_id'])
      .execute(),
  )
  await db
    .insertInto('protocol_line')
    .values(
      of(({ userId, email }) => ({
        protocol_id: protocol(userId).protocol_id,
        variant_id,
        place: 0,
        quantity: 1,
        notes: `For ${email}`,
      })),
    )
    .execute()
  if (type === USER_TYPES.Client)
    await db
      .insertInto('protocol_share')
      .values(of(({ userId }) => ({ protocol_id: protocol(userId).protocol_id, client_id: userId, discount: 5 })))
      .execute()
  await db
    .insertInto('practice')
    .values(of(({ userId }) => ({ user_id: userId, type: 'practice', theme: 'sage', language_id: 1 })))
    .execute()
  const service = byUser(
    await db
      .insertInto('practice_service')
      .values(of(({ userId }) => ({ ...SAMPLE_WORDS, user_id: userId, icon: 'leaf' })))
      .returning(['user_id', 'service_id'])
      .execute(),
  )
  const pack = byUser(
    await db
      .insertInto('practice_package')
      .values(of(({ userId }) => ({ ...SAMPLE_WORDS, user_id: userId })))
      .returning(['user_id', 'package_id'])
      .execute(),
  )
  const orders = await db
    .insertInto('shop_order')
    .values(of(({ userId }) => ({ ...SAMPLE_ORDER, number: orderNumber(), user_id: userId })))
    .returning(['user_id', 'order_id'])
    .execute()
  const order = byUser(orders.map((row) => ({ ...row, user_id: row.user_id ?? 0 })))
  await db
    .insertInto('order_line')
    .values(
      of(({ userId, email }) => ({
        ...SAMPLE_ORDER_LINE,
        name: `Magnesium for ${email}`,
        order_id: order(userId).order_id,
        product_id: kept.product_id,
        variant_id,
      })),
    )
    .execute()
  const papers = await db
    .insertInto('paper')
    .values(
      of(({ userId }) => ({
        ...SAMPLE_PAPER,
        number: order(userId).order_id,
        full_number: `EU-2026-${order(userId).order_id}`,
        order_id: order(userId).order_id,
      })),
    )
    .returning(['order_id', 'paper_id'])
    .execute()
  const paperOf = new Map(papers.map((row) => [row.order_id, row.paper_id]))
  const payouts = await db
    .insertInto('commission_payout')
    .values(of(({ userId }) => ({ ...SAMPLE_PAYOUT, practitioner_id: userId })))
    .returning(['practitioner_id', 'payout_id'])
    .execute()
  const payout = byUser(payouts.map((row) => ({ ...row, user_id: row.practitioner_id ?? 0 })))
  await db
    .insertInto('commission_entry')
    .values(
      of(({ userId }) => ({
        ...SAMPLE_ENTRY,
        practitioner_id: userId,
        order_id: order(userId).order_id,
        variant_id,
        payout_id: payout(userId).payout_id,
      })),
    )
    .execute()
  const imported = await db
    .insertInto('imported_client')
    .values(
      of(({ userId, email }) => ({
        practitioner_id: userId,
        email: `imported-by-${email}`,
        wanted_at: new Date('2026-02-02'),
        language_id: 1,
      })),
    )
    .returning(['practitioner_id', 'imported_client_id'])
    .execute()
  const client = byUser(imported.map((row) => ({ ...row, user_id: row.practitioner_id })))
  const [inviter] = await insertSignedIn(database, USER_TYPES.CertifiedPractitioner, [`inviter-of-${people[0]?.email}`])
  const invitations = await db
    .insertInto('invitation')
    .values(of(({ email }) => ({ practitioner_id: inviter?.userId ?? 0, email, discount_rate: 5 })))
    .returning(['email', 'invitation_id'])
    .execute()
  const invitationOf = new Map(
    people.map(({ userId, email }) => [userId, invitations.find((row) => row.email === email)]),
  )
  await db
    .insertInto('cart_line')
    .values(of(({ userId }) => ({ user_id: userId, variant_id, quantity: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const fillings = await db
    .insertInto('cart_filling')
    .values(
      of(({ userId, email }) => ({
        client_id: userId,
        practitioner_id: inviter?.userId ?? null,
        protocol_name: 'Calm evenings',
        message: `For ${email}`,
        is_mailed: false,
      })),
    )
    .returning(['client_id as user_id', 'filling_id'])
    .execute()
  const filling = byUser(fillings)
  await db
    .insertInto('cart_filling_line')
    .values(of(({ userId }) => ({ filling_id: filling(userId).filling_id, variant_id, pieces: 1, quantity: 1 })))
    .execute()
  await db
    .insertInto('cart_filled')
    .values(of(({ userId }) => ({ filling_id: filling(userId).filling_id, variant_id, user_id: userId, quantity: 1 })))
    .execute()
  const itemOf = new Map(items.map((row) => [row.folder_id, row.item_id]))
  return (userId: number) => ({
    folderId: folder(userId).folder_id,
    itemId: itemOf.get(folder(userId).folder_id) ?? 0,
    protocolId: protocol(userId).protocol_id,
    orderId: order(userId).order_id,
    paperId: paperOf.get(order(userId).order_id) ?? 0,
    serviceId: service(userId).service_id,
    packageId: pack(userId).package_id,
    payoutId: payout(userId).payout_id,
    importedId: client(userId).imported_client_id,
    invitationId: invitationOf.get(userId)?.invitation_id ?? 0,
    fillingId: filling(userId).filling_id,
  })
}
