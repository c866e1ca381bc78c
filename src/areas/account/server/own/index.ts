import type { Leaving, listSessions, User } from '#areas/account/contract/account.ts'
import { type CallResponse, USER_TYPES } from '#contract/call.ts'
import { type Kysely, sql, type Transaction } from 'kysely'

import { type Database, withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import { keepingCertificate } from './certificate.ts'
import { now } from '#server/database/clock.ts'
import type { RateBound } from '../own-rate.ts'
import { hashPassword, isPassword } from '../passwords.ts'
import type { LeavingArea, LeavingKeys } from '#server/signed-in/leaving.ts'
import type { Personal } from '#server/signed-in/personal.ts'
import type { Principal } from '#server/signed-in/principal.ts'
import { type ClientDetails, type Details, writeClientDetails, writeDetails } from './details.ts'
import { exportAll } from './export.ts'
import { type ClientProfile, type PractitionerProfile, readClient, readPractitioner, readUser } from './profile.ts'

/** Operations of signed-in users on their own account. Undefined if it has been deleted meanwhile. */
export interface OwnAccount {
  getAccount(principal: Principal): Promise<User | undefined>
  getPractitioner(principal: Principal): Promise<PractitionerProfile | undefined>
  getClient(principal: Principal): Promise<ClientProfile | undefined>
  /** Sends an approved certificate back for checking if the details it was approved for change. */
  updateAccount(principal: Principal, details: Details): Promise<User | undefined>
  /** 'notLinked' if the client is not linked with that practitioner; nothing is changed then. */
  updateClient(principal: Principal, details: ClientDetails): Promise<ClientProfile | 'notLinked' | undefined>
  /** Signs out all other devices. False if the current password is wrong. */
  changePassword(
    principal: Principal,
    passwords: { readonly current_password: string; readonly password: string },
  ): Promise<boolean>
  /** Joins the parts of all areas (account.deletion-says-what-is-owed). */
  getLeaving(principal: Principal): Promise<Leaving>
  /** Deletes the account and all its personal data, but for what is owed. False for the only admin. */
  deleteAccount(principal: Principal): Promise<boolean>
  listSessions(principal: Principal): Promise<CallResponse<typeof listSessions>>
  /** Signs out one of the user's own devices; false if it is not theirs. */
  endSession(principal: Principal, sessionId: number): Promise<boolean>
  endOtherSessions(principal: Principal): Promise<void>
  exportAccount(principal: Principal): Promise<Record<string, unknown>>
}

type OwnAccountDeps = RateBound &
  LeavingKeys & { readonly personal: readonly Personal[]; readonly leaving: readonly LeavingArea[] }

export function ownAccount(database: Pick<Database, 'db' | 'healthy'>, bound: OwnAccountDeps): OwnAccount {
  const { db } = database
  const read = <Result>(ask: () => Promise<Result>) => withReadRetry(database, ask)
  return {
    getAccount: ({ userId }) => read(() => readUser(db, userId)),
    getPractitioner: ({ userId }) => read(() => readPractitioner(db, userId, bound)),
    getClient: ({ userId }) => read(() => readClient(db, userId, bound)),
    exportAccount: ({ userId }) => read(() => exportAll(db, userId, { bound, areas: bound.personal })),
    getLeaving: ({ userId }) => read(() => tellLeaving(db, userId, bound.leaving)),
    listSessions: (principal) => read(() => listOpen(db, principal)),

    updateAccount: ({ userId }, details) =>
      db.transaction().execute(async (transaction) => {
        await keepingCertificate(transaction, userId, () => writeDetails(transaction, userId, details))
        return readUser(transaction, userId)
      }),

    updateClient: ({ userId }, details) =>
      db
        .transaction()
        .execute(async (transaction) =>
          (await writeClientDetails(transaction, userId, details))
            ? readClient(transaction, userId, bound)
            : 'notLinked',
        ),

    async changePassword({ userId, sessionId }, { current_password, password }) {
      const account = await db
        .selectFrom('account')
        .select('password_hash')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!(await isPassword(account?.password_hash, current_password))) return false
      const hash = await hashPassword(password)
      await db.transaction().execute(async (transaction) => {
        await transaction.updateTable('account').set({ password_hash: hash }).where('user_id', '=', userId).execute()
        // Links to choose a password were issued for the old one's holder, too.
        await transaction.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
        await endOthers(transaction, { userId, sessionId })
      })
      return true
    },

    deleteAccount: ({ userId }) => db.transaction().execute((transaction) => deletePerson(transaction, userId, bound)),

    async endSession({ userId }, sessionId) {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    endOtherSessions: (principal) => endOthers(db, principal),
  }
}

async function tellLeaving(db: Kysely<Schema>, userId: number, areas: readonly LeavingArea[]): Promise<Leaving> {
  const told = await Promise.all(areas.map((area) => area.tell(db, userId)))
  return Object.assign({ commission: [], has_bank_details: false }, ...told) as Leaving
}

type Device = Pick<Principal, 'userId' | 'sessionId'>

async function endOthers(db: Kysely<Schema>, { userId, sessionId }: Device): Promise<void> {
  await db.deleteFrom('session').where('user_id', '=', userId).where('session_id', '<>', sessionId).execute()
}

/** Devices with an unexpired refresh token, most recently used first. */
async function listOpen(db: Kysely<Schema>, { userId, sessionId }: Device): Promise<CallResponse<typeof listSessions>> {
  const rows = await db
    .selectFrom('session')
    .select(['session_id', 'device', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('refresh_token')
          .select('hash')
          .whereRef('refresh_token.session_id', '=', 'session.session_id')
          .where('expires_at', '>', now),
      ),
    )
    .orderBy('last_used_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute()
  return rows.map(({ session_id, device, created_at, last_used_at }) => ({
    session_id,
    device,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at.toISOString(),
    current: session_id === sessionId,
  }))
}

/** False for the only admin (account.last-admin-stays). Also deletes the user's mails, which nobody needs now. */
async function deletePerson(
  transaction: Transaction<Schema>,
  userId: number,
  deps: Pick<OwnAccountDeps, 'leaving' | 'bankSecret'>,
): Promise<boolean> {
  // Locks all admins in one order: if the last two leave at once, the second one sees that they are the only admin.
  const admins = await transaction
    .selectFrom('account')
    .select('user_id')
    .where('user_type_id', '=', USER_TYPES.Admin)
    .orderBy('user_id')
    .forUpdate()
    .execute()
  if (admins.length === 1 && admins[0]?.user_id === userId) return false
  for (const area of deps.leaving) await area.keep(transaction, userId, deps)
  await transaction
    .deleteFrom('outbox')
    .where(sql<boolean>`lower(recipient) = (select lower(email) from account where user_id = ${userId})`)
    .execute()
  // An invitation that may be open stays as the practitioner typed it: ending it would reveal that the email had an
  // account.
  await transaction
    .updateTable('protocol_share')
    .set({ client_id: null })
    .where('client_id', '=', userId)
    .where('invitation_id', 'is not', null)
    .execute()
  await transaction
    .deleteFrom('invitation')
    .where(sql<boolean>`lower(email) = (select lower(email) from account where user_id = ${userId})`)
    .where('answer', 'in', ['yes', 'ended'])
    .execute()
  // Orders are kept for accounting; the user's data is removed from them.
  await transaction
    .updateTable('shop_order')
    .set({ address: null, billing: null, idempotency_key: null, shipment: null })
    .where('user_id', '=', userId)
    .execute()
  // Notes, and numbers of parcels, may say who the customer was.
  await transaction
    .updateTable('order_event')
    .from('shop_order')
    .set({ detail: '{}' })
    .whereRef('order_event.order_id', '=', 'shop_order.order_id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['note', 'sent', 'shipment'])
    .execute()
  await transaction
    .updateTable('payment')
    .from('shop_order')
    .set({ request: null })
    .whereRef('payment.order_id', '=', 'shop_order.order_id')
    .where('user_id', '=', userId)
    .execute()
  await transaction.deleteFrom('account').where('user_id', '=', userId).execute()
  return true
}
