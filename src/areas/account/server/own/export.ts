import { type Kysely, sql } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import { pictureOf } from '#server/pictures/photos/names.ts'
import { readDeleted } from '#areas/practice/server/data/deleted.ts'
import { invitationsOf, openInvitations } from '#areas/practice/server/data/invitations.ts'
import { readStore } from '#areas/practice/server/data/read.ts'
import type { RateBound } from '../own-rate.ts'
import { readClient, readPractitioner, readUser } from './profile.ts'

/**
 * What is stored about a person, by area. Each feature that keeps something personal adds its area here. Hashes of
 * passwords and tokens are left out, so are keys of calls, and so are the texts of mails, which hold links that still work; other people are
 * told by their numbers, except those the person has added from a file.
 */
const AREAS: Readonly<Record<string, (db: Kysely<Schema>, userId: number, bound: RateBound) => Promise<unknown>>> = {
  account: async (db, userId) => ({
    ...(await readUser(db, userId)),
    ...(await db
      .selectFrom('account')
      .select(['region', 'registered_at', 'activated_at', 'last_seen_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst()),
  }),
  practice: async (db, userId, bound) => {
    const profile = await readPractitioner(db, userId, bound)
    return (
      profile && {
        ...profile,
        ...(await db
          .selectFrom('practitioner')
          .select('approved_details')
          .where('user_id', '=', userId)
          .executeTakeFirst()),
      }
    )
  },
  wishes_and_practitioners: readClient,
  clients: (db, userId) =>
    db
      .selectFrom('client_practitioner')
      .select(['client_id', 'discount_rate', 'notes', 'linked_at'])
      .where('practitioner_id', '=', userId)
      .orderBy('linked_at')
      .orderBy('client_id')
      .execute(),
  invitations: (db, userId) =>
    openInvitations(db, userId)
      .select(['email', 'first_name', 'last_name', 'discount_rate', 'notes', 'asked_at'])
      .orderBy('invitation_id')
      .execute(),
  asked_you: (db, userId) =>
    invitationsOf(db, userId)
      .select(['practitioner_id', 'discount_rate', 'asked_at', 'answer', 'answered_at'])
      .orderBy('invitation_id')
      .execute(),
  imported_clients: (db, userId) =>
    db
      .selectFrom('imported_client')
      .select(['first_name', 'last_name', 'email', 'made_at', 'wanted_at'])
      .where('practitioner_id', '=', userId)
      .orderBy('imported_client_id')
      .execute(),
  devices: (db, userId) =>
    db
      .selectFrom('session')
      .select(['session_id', 'device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId)
      .orderBy('session_id')
      .execute(),
  links_by_mail: (db, userId) =>
    db
      .selectFrom('one_time_token')
      .select(['purpose', 'expires_at', 'used_at'])
      .where('user_id', '=', userId)
      .orderBy('expires_at')
      .execute(),
  cart: (db, userId) =>
    kept(db)
      .innerJoin('cart_line', 'cart_line.variant_id', 'variant.id')
      .select(['cart_line.quantity', 'added_at'])
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .orderBy('variant.id')
      .execute(),
  orders: (db, userId) =>
    db
      .selectFrom('shop_order')
      .select([
        'order_id',
        'number',
        'placed_at',
        'paid_at',
        'sent_at',
        'cancelled_at',
        'currency',
        'practitioner_id',
        'discount_rate',
        'delivery_title',
        'payment_method',
        'address',
        'tax_rate',
        inMoney('delivery_price'),
        inMoney('total_price'),
        inMoney('total_discount'),
        inMoney('total'),
        inMoney('tax'),
      ])
      .where('user_id', '=', userId)
      .orderBy('order_id')
      .execute(),
  order_lines: (db, userId) =>
    db
      .selectFrom('order_line')
      .innerJoin('shop_order', 'shop_order.order_id', 'order_line.order_id')
      .select([
        'order_line.order_id',
        'sku',
        'name as product',
        'brand',
        'net_contents',
        'quantity',
        inMoney('order_line.price'),
        inMoney('order_line.discount'),
        inMoney('order_line.total'),
      ])
      .where('user_id', '=', userId)
      .orderBy('order_line.order_id')
      .orderBy('place')
      .execute(),
  commission: (db, userId) =>
    db
      .selectFrom('commission_entry')
      .innerJoin('shop_order', 'shop_order.order_id', 'commission_entry.order_id')
      .innerJoin('variant', 'variant.id', 'variant_id')
      .select([
        'entry_id',
        'kind',
        'number as order',
        'sku',
        'commission_entry.currency',
        'rate',
        inMoney('commission'),
        'created_at',
        'payout_id',
      ])
      .where('commission_entry.practitioner_id', '=', userId)
      .orderBy('entry_id')
      .execute(),
  payouts: (db, userId) =>
    db
      .selectFrom('commission_payout')
      .select(['payout_id', 'currency', inMoney('total'), sql<string>`paid_on::text`.as('paid_on'), 'note'])
      .where('practitioner_id', '=', userId)
      .orderBy('payout_id')
      .execute(),
  wishlist: (db, userId) =>
    kept(db)
      .innerJoin('wishlist_item', 'wishlist_item.variant_id', 'variant.id')
      .select('added_at')
      .where('user_id', '=', userId)
      .orderBy('added_at')
      .orderBy('wishlist_item_id')
      .execute(),
  folders: (db, userId) =>
    db
      .selectFrom('folder')
      .select(['folder_id', 'name', 'updated_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('folder_id')
      .execute(),
  folder_items: (db, userId) =>
    kept(db)
      .innerJoin('folder_item', 'folder_item.variant_id', 'variant.id')
      .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
      .select('folder.folder_id')
      .where('user_id', '=', userId)
      .orderBy('item_id')
      .execute(),
  folder_protocols: (db, userId) =>
    db
      .selectFrom('folder_item')
      .innerJoin('folder', 'folder.folder_id', 'folder_item.folder_id')
      .select(['folder.folder_id', 'protocol_id'])
      .where('user_id', '=', userId)
      .where('protocol_id', 'is not', null)
      .orderBy('item_id')
      .execute(),
  protocols: (db, userId) =>
    db
      .selectFrom('protocol')
      .select(['protocol_id', 'name', 'description', 'created_at', 'updated_at', 'deleted_at'])
      .where('user_id', '=', userId)
      .orderBy('protocol_id')
      .execute(),
  protocol_products: (db, userId) =>
    kept(db)
      .innerJoin('protocol_line', 'protocol_line.variant_id', 'variant.id')
      .innerJoin('protocol', 'protocol.protocol_id', 'protocol_line.protocol_id')
      .select(['protocol.protocol_id', 'protocol_line.quantity', 'notes', 'noted_at'])
      .where('user_id', '=', userId)
      .orderBy('protocol.protocol_id')
      .orderBy('place', 'desc')
      .execute(),
  shares: (db, userId) =>
    shares(db)
      .select([
        // Of people who are not linked, only that something was shared with them (clients.invited-looks-alike).
        sql<number | null>`coalesce(invitation_id, case when ${isLinkedHolder} then client_id end)`.as('client_id'),
        sql<Date | null>`case when ${isLinkedHolder} then opened_at end`.as('opened_at'),
        sql<Date | null>`case when invitation_id is null then ended_at end`.as('ended_at'),
      ])
      .where('protocol.user_id', '=', userId)
      .orderBy('share_id')
      .execute(),
  shared_with_you: (db, userId) =>
    shares(db)
      .select(['protocol.user_id as practitioner_id', 'protocol.name', 'opened_at', 'ended_at'])
      .where('client_id', '=', userId)
      .execute(),
  practice_page: exportPage,
  practice_asked_for: (db, userId) =>
    db
      .selectFrom('client')
      .select('asked_practitioner_id')
      .where('user_id', '=', userId)
      .where('asked_practitioner_id', 'is not', null)
      .executeTakeFirst(),
  mails: (db, userId) =>
    db
      .selectFrom('outbox')
      .innerJoin('account', (join) =>
        join.onRef(
          (eb) => eb.fn('lower', ['recipient']),
          '=',
          (eb) => eb.fn('lower', ['account.email']),
        ),
      )
      .select(['kind', 'subject', 'written_at', 'sent_at'])
      .where('account.user_id', '=', userId)
      .orderBy('outbox.id')
      .execute(),
}

/** A column of cents as an amount. */
const inMoney = <Column extends string>(column: Column) =>
  sql<number>`(${sql.ref(column)} / 100.0)::float`.as(column.replace(/^.*\./, ''))

/** Protocols as they were shared, ended ones too. */
const shares = (db: Kysely<Schema>) =>
  db
    .selectFrom('protocol_share')
    .innerJoin('protocol', 'protocol.protocol_id', 'protocol_share.protocol_id')
    .select(['protocol.protocol_id', 'discount', 'notes', 'shared_at'])
    .orderBy('protocol.protocol_id')

const isLinkedHolder = sql<boolean>`exists (
  select 1 from client_practitioner link
  where link.client_id = protocol_share.client_id and link.practitioner_id = protocol.user_id
)`

/** A kept variant, as a person can tell which it is. */
const kept = (db: Kysely<Schema>) =>
  db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'product.name as product', 'variant.net_contents'])

/** Everything stored about a person, by area; an area that does not concern him is left out. */
export async function exportAll(
  db: Kysely<Schema>,
  userId: number,
  bound: RateBound,
): Promise<Record<string, unknown>> {
  const entries: [string, unknown][] = []
  for (const [area, read] of Object.entries(AREAS)) {
    const stored = await read(db, userId, bound)
    if (stored !== undefined) entries.push([area, stored])
  }
  return Object.fromEntries(entries)
}

/**
 * The page with every name it has had, all pictures that are kept of it, and entries that can still be brought back
 * (practice.leaves-with-its-account).
 */
async function exportPage(db: Kysely<Schema>, userId: number): Promise<unknown> {
  const page = await readStore(db, userId)
  if (page === undefined) return undefined
  const names = await db
    .selectFrom('practice_name')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
  const pictures = await db
    .selectFrom('practice_picture')
    .select(['name', 'width', 'height', 'ground', 'unused_since'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute()
  const deleted = await readDeleted(db, userId)
  return {
    ...page,
    deleted_services: deleted.services,
    deleted_packages: deleted.packages,
    names: names.map(({ name }) => name),
    pictures: pictures.map(({ unused_since, ...row }) => ({ ...pictureOf(row), unused_since })),
  }
}
