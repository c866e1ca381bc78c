import { sql, type Transaction } from 'kysely'

import { NAME_MAX } from '#contract/constants.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'

import { DAY, fromNow, now, SECOND } from '#server/database/clock.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { type KeyedCall, oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ProtocolDeps } from './deps.ts'
import { readProtocols } from './list.ts'
import { hasProtocol, isChangedWithin, isFull, ownProtocols } from './own.ts'

/** Deleted protocols kept for each practitioner; the oldest go first. */
const DELETED_MAX = 500

/** Milliseconds for which a deleted protocol can be brought back. */
const RESTORABLE_FOR = 30 * DAY

export interface ProtocolText {
  readonly name: string
  readonly description: string
}

/** 'missing': the caller has no such protocol. 'gone': the account was deleted meanwhile. */
export interface ProtocolChanges {
  /** Resolves with the id, once for each key; 'missing' if the protocol made under the key is deleted for good. */
  createProtocol(
    owner: Shopper,
    text: ProtocolText,
    key: string | undefined,
  ): Promise<number | 'full' | 'keyUsed' | 'missing' | 'gone'>
  /**
   * Writes what is changed of the text (builder.update-keeps-the-rest), all of it where that is not said; resolves with the
   * text as it now is.
   */
  updateProtocol(
    owner: Shopper,
    protocolId: number,
    text: ProtocolText & { readonly changed?: readonly (keyof ProtocolText)[] | undefined },
  ): Promise<ProtocolText | 'missing' | 'gone'>
  /** 'changed': name, description or lines were changed within so many seconds. */
  deleteProtocol(
    owner: Shopper,
    protocolId: number,
    unlessChangedWithin?: number,
  ): Promise<'deleted' | 'changed' | 'missing' | 'gone'>
  /** A protocol that is not deleted stays as it is. */
  restoreProtocol(owner: Shopper, protocolId: number): Promise<Protocol | 'full' | 'missing' | 'gone'>
  /** Resolves with the copy's id, like `createProtocol`. Shares are not copied. */
  duplicateProtocol(
    owner: Shopper,
    protocolId: number,
    key: string | undefined,
  ): Promise<number | 'full' | 'keyUsed' | 'missing' | 'gone'>
}

export function protocolChanges(deps: ProtocolDeps & AccountLock): ProtocolChanges {
  const { messages, withAccountLock } = deps
  return {
    createProtocol: ({ userId }, text, key) =>
      withAccountLock(userId, (transaction) =>
        oncePerKey(
          transaction,
          { userId, key, call: ['createProtocol', text.name, text.description] },
          {
            carryOut: async () => ((await isFull(transaction, userId)) ? 'full' : insert(transaction, userId, text)),
            repeat: (keyed) => madeUnder(transaction, keyed),
          },
        ),
      ),

    updateProtocol: ({ userId }, protocolId, { name, description, changed = ['name', 'description'] }) =>
      withAccountLock(userId, async (transaction) => {
        const before = await ownProtocols(transaction, userId)
          .select(['name', 'description'])
          .where('protocol_id', '=', protocolId)
          .executeTakeFirst()
        if (before === undefined) return 'missing'
        const text = {
          name: changed.includes('name') ? name : before.name,
          description: changed.includes('description') ? description : before.description,
        }
        await transaction
          .updateTable('protocol')
          .set({ ...text, updated_at: now })
          .where('protocol_id', '=', protocolId)
          .execute()
        return text
      }),

    deleteProtocol: ({ userId }, protocolId, unlessChangedWithin = 0) =>
      withAccountLock(userId, async (transaction) => {
        await forgetDeleted(transaction)
        if (!(await hasProtocol(transaction, userId, protocolId))) return 'missing'
        if (await isChangedWithin(transaction, protocolId, unlessChangedWithin * SECOND)) return 'changed'
        await transaction
          .updateTable('protocol')
          .set({ deleted_at: now })
          .where('protocol_id', '=', protocolId)
          .execute()
        await forgetOldest(transaction, userId)
        return 'deleted'
      }),

    async restoreProtocol(owner, protocolId) {
      const outcome = await withAccountLock(owner.userId, (transaction) =>
        restore(transaction, owner.userId, protocolId),
      )
      if (typeof outcome === 'string') return outcome
      const [protocol] = await readProtocols(deps, owner, [outcome])
      return protocol ?? 'missing'
    },

    duplicateProtocol: ({ userId, language }, protocolId, key) =>
      withAccountLock(userId, (transaction) =>
        oncePerKey(
          transaction,
          { userId, key, call: ['duplicateProtocol', protocolId] },
          {
            carryOut: async () => {
              const original = await ownProtocols(transaction, userId)
                .select(['name', 'description'])
                .where('protocol_id', '=', protocolId)
                .executeTakeFirst()
              if (original === undefined) return 'missing'
              if (await isFull(transaction, userId)) return 'full'
              const { name, description } = original
              const named = messages(language, 'protocolCopy', { name })
              const copy = await insert(transaction, userId, {
                name: named.length > NAME_MAX ? name : named,
                description,
              })
              await copyLines(transaction, protocolId, copy)
              return copy
            },
            repeat: (keyed) => madeUnder(transaction, keyed),
          },
        ),
      ),
  }
}

async function insert(
  transaction: Transaction<Schema>,
  userId: number,
  { name, description }: ProtocolText,
): Promise<number> {
  const { protocol_id } = await transaction
    .insertInto('protocol')
    .values({ user_id: userId, name, description })
    .returning('protocol_id')
    .executeTakeFirstOrThrow()
  return protocol_id
}

/** Finds it even if deleted since: rows of one transaction, protocol and key have the same time. */
async function madeUnder(transaction: Transaction<Schema>, { userId, key }: KeyedCall): Promise<number | 'missing'> {
  const made = await transaction
    .selectFrom('protocol')
    .innerJoin('call_key', (join) =>
      join.onRef('call_key.user_id', '=', 'protocol.user_id').onRef('used_at', '=', 'created_at'),
    )
    .select('protocol_id')
    .where('protocol.user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return made?.protocol_id ?? 'missing'
}

async function restore(
  transaction: Transaction<Schema>,
  userId: number,
  protocolId: number,
): Promise<number | 'full' | 'missing'> {
  if (await hasProtocol(transaction, userId, protocolId)) return protocolId
  if (await isFull(transaction, userId)) return 'full'
  const { numUpdatedRows } = await transaction
    .updateTable('protocol')
    .set({ deleted_at: null })
    .where('protocol_id', '=', protocolId)
    .where('user_id', '=', userId)
    .where('deleted_at', '>', fromNow(-RESTORABLE_FOR))
    .executeTakeFirst()
  return numUpdatedRows === 0n ? 'missing' : protocolId
}

async function copyLines(transaction: Transaction<Schema>, from: number, to: number): Promise<void> {
  await sql`
    insert into protocol_line (protocol_id, variant_id, place, quantity, notes, noted_at, dosage, dosed_at)
    select ${to}::integer, variant_id, place, quantity, notes, noted_at, dosage, dosed_at from protocol_line where protocol_id = ${from}
  `.execute(transaction)
}

/** Rows that another process deletes concurrently are skipped. */
async function forgetDeleted(transaction: Transaction<Schema>): Promise<void> {
  await transaction
    .deleteFrom('protocol')
    .where('protocol_id', 'in', (eb) =>
      eb
        .selectFrom('protocol')
        .select('protocol_id')
        .where('deleted_at', '<', fromNow(-RESTORABLE_FOR))
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

async function forgetOldest(transaction: Transaction<Schema>, userId: number): Promise<void> {
  await transaction
    .deleteFrom('protocol')
    .where('protocol_id', 'in', (eb) =>
      eb
        .selectFrom('protocol')
        .select('protocol_id')
        .where('user_id', '=', userId)
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('protocol_id', 'desc')
        .offset(DELETED_MAX),
    )
    .execute()
}
