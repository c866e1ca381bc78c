import type { CallInput, CallResponse } from '#contract/call.ts'
import type { Client, getClient, inviteClient } from '#contract/clients.ts'

import { withReadRetry } from '../database/index.ts'
import { readOrdersWith } from '../orders/index.ts'
import type { AccountLock } from '../signed-in/account-lock.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { invite } from './invite.ts'
import { choose, type ClientQuery } from './list.ts'
import { readRows, toClient } from './rows.ts'
import { readShared } from './shared.ts'

export type Invitation = CallInput<typeof inviteClient>['body']

/** Answers are undefined if the user is not one of the practitioner's clients. */
export interface OwnClientsService {
  listClients(practitioner: Shopper, query: ClientQuery): Promise<Client[]>
  getClient(practitioner: Shopper, clientId: number): Promise<CallResponse<typeof getClient> | undefined>
  /** 'notTheirs' if the client has another practitioner (share.discount-of-their-own-practitioner). */
  setRate(practitioner: Shopper, clientId: number, rate: number): Promise<Client | 'notTheirs' | undefined>
  /** Links the client with this email and mails them. 'known' if they are linked already: nothing is changed or sent. */
  inviteClient(practitioner: Shopper, invitation: Invitation): Promise<Client | 'known' | 'colleague' | 'gone'>
}

export function ownClientsService(deps: ClientDeps & AccountLock): OwnClientsService {
  const { database } = deps
  const { db } = database
  const read = async ({ userId }: Shopper, clientId: number): Promise<Client | undefined> => {
    const [row] = await withReadRetry(database, () => readRows(db, userId, clientId))
    return row && toClient(row)
  }
  return {
    async listClients({ userId, language }, query) {
      const rows = await withReadRetry(database, () => readRows(db, userId))
      return choose(rows, query, language).map(toClient)
    },

    async getClient({ userId, language }, clientId) {
      const [row] = await withReadRetry(database, () => readRows(db, userId, clientId))
      if (row === undefined) return undefined
      const protocols = await readShared(deps, { clientId, practitionerId: userId }, language)
      const orders = await withReadRetry(database, () => readOrdersWith(db, { clientId, practitionerId: userId }))
      return { ...toClient(row), notes: row.notes, linked_at: row.linked_at.toISOString(), protocols, orders }
    },

    async setRate(practitioner, clientId, rate) {
      const client = await read(practitioner, clientId)
      if (client?.discount_rate === null) return 'notTheirs'
      await db
        .updateTable('client_practitioner')
        .set({ discount_rate: rate })
        .where('client_id', '=', clientId)
        .where('practitioner_id', '=', practitioner.userId)
        .execute()
      return read(practitioner, clientId)
    },

    async inviteClient(practitioner, invitation) {
      const outcome = await deps.withAccountLock(practitioner.userId, (transaction) =>
        invite(transaction, practitioner, invitation, deps),
      )
      if (typeof outcome === 'string') return outcome
      return (await read(practitioner, outcome)) ?? 'gone'
    },
  }
}
