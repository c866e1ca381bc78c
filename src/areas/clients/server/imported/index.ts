import { sql } from 'kysely'

import type { ClientToImport, ImportedClients, TakenOver } from '#areas/clients/contract/imported-clients.ts'

import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import { openAccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ImportedClientDeps } from './deps.ts'
import { readImported } from './read.ts'
import { takeOver } from './take-over.ts'

export type { InvitationPace } from './deps.ts'
export { type InvitationWork, inviteWaiting, startInvitationWork } from './work.ts'

/** People from a practitioner's own file. Each call sees the caller's only; 'gone': the account was deleted meanwhile. */
export interface ImportedClientsService {
  list(practitioner: Shopper): Promise<ImportedClients>
  /** Keeps them without a mail, once for each key. 'full': there would be too many, so none is kept. */
  takeOver(
    practitioner: Shopper,
    clients: readonly ClientToImport[],
    key: string | undefined,
  ): Promise<TakenOver | 'full' | 'keyUsed' | 'gone'>
  /** Deletes one, or all. 'missing' where there is no such one. */
  remove(practitioner: Shopper, id?: number): Promise<ImportedClients | 'missing' | 'gone'>
  /** Has these invited, or all. */
  askToInvite(practitioner: Shopper, ids?: readonly number[]): Promise<ImportedClients | 'gone'>
  /** Takes back what waits. */
  stopInviting(practitioner: Shopper): Promise<ImportedClients | 'gone'>
}

/** `wake`: called once invitations are asked for. */
export function openImportedClients(
  given: ImportedClientDeps & { readonly wake?: () => void },
): ImportedClientsService {
  const deps = { ...given, ...openAccountLock(given.database.db) }
  const { database, withAccountLock } = deps
  const read = ({ userId }: Shopper) => withReadRetry(database, () => readImported(deps, userId))
  return {
    list: read,

    takeOver: ({ userId }, clients, key) =>
      withAccountLock(userId, (transaction) => takeOver(transaction, userId, clients, key)),

    async remove(practitioner, id) {
      const { userId } = practitioner
      const outcome = await withAccountLock(userId, async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('imported_client')
          .where('practitioner_id', '=', userId)
          .$if(id !== undefined, (query) => query.where('imported_client_id', '=', id ?? 0))
          .executeTakeFirst()
        return id === undefined || numDeletedRows > 0n ? 'removed' : 'missing'
      })
      return outcome === 'removed' ? read(practitioner) : outcome
    },

    async askToInvite(practitioner, ids) {
      const { userId, language } = practitioner
      const outcome = await withAccountLock(userId, async (transaction) => {
        const waiting = await transaction
          .selectFrom('imported_client')
          .select('imported_client_id')
          .where('practitioner_id', '=', userId)
          .where('wanted_at', 'is not', null)
          .limit(1)
          .executeTakeFirst()
        if (waiting === undefined)
          await transaction
            .insertInto('invitation_run')
            .values({ practitioner_id: userId, invited: 0 })
            .onConflict((conflict) => conflict.column('practitioner_id').doUpdateSet({ invited: 0 }))
            .execute()
        await transaction
          .updateTable('imported_client')
          .set((eb) => ({
            wanted_at: now,
            language_id: eb.selectFrom('language').select('id').where('code', '=', language),
          }))
          .where('practitioner_id', '=', userId)
          .where('wanted_at', 'is', null)
          .$if(ids !== undefined, (query) =>
            query.where(sql<boolean>`imported_client_id = any(${[...(ids ?? [])]}::integer[])`),
          )
          .execute()
        return 'asked'
      })
      if (outcome === 'gone') return outcome
      const state = await read(practitioner)
      given.wake?.()
      return state
    },

    async stopInviting(practitioner) {
      const outcome = await withAccountLock(practitioner.userId, async (transaction) => {
        await transaction
          .updateTable('imported_client')
          .set({ wanted_at: null, language_id: null })
          .where('practitioner_id', '=', practitioner.userId)
          .where('wanted_at', 'is not', null)
          .execute()
        return 'stopped'
      })
      return outcome === 'gone' ? outcome : read(practitioner)
    },
  }
}
