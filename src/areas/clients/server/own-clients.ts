import type { CallInput, CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Client, getClient, inviteClient } from '#areas/clients/contract/clients.ts'

import { withReadRetry } from '#server/database/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ClientDeps } from './deps.ts'
import { readLastFillings } from './filling.ts'
import { atLeast } from '#server/request/at-least.ts'
import { emailOfInvitation, INVITING_TAKES, offerRate } from './invitation.ts'
import { invite, type InviteRefusal } from './invite.ts'
import { setRate } from './link.ts'
import { choose, type ClientQuery } from './list.ts'
import { type ClientRow, readRows, toClient } from './rows.ts'

/** Somebody as one practitioner's client, or as one who was invited. */
export type HolderOf =
  | { readonly clientId: number; readonly practitionerId: number }
  | { readonly invitationId: number }

/** Reads the protocols and orders of somebody, which areas above this one know. */
export type ReadHeld = (
  whose: HolderOf,
  language: LanguageCode,
) => Promise<Pick<CallResponse<typeof getClient>, 'orders' | 'protocols' | 'taken'>>

export type Invitation = CallInput<typeof inviteClient>['body']

/** Answers are undefined if nobody of the practitioner's has this number. */
export interface OwnClientsService {
  listClients(practitioner: Shopper, query: ClientQuery): Promise<Client[]>
  getClient(practitioner: Shopper, clientId: number): Promise<CallResponse<typeof getClient> | undefined>
  /**
   * 'notTheirs' if the client has another practitioner (share.discount-of-their-own-practitioner). Of somebody who was invited
   * it changes what they are asked to agree to.
   */
  setRate(
    practitioner: Shopper,
    clientId: number,
    rate: number,
  ): Promise<Client | 'notTheirs' | 'rateTooHigh' | undefined>
  /** Asks the person with this email by mail. */
  inviteClient(practitioner: Shopper, invitation: Invitation): Promise<Client | InviteRefusal | 'rateTooHigh' | 'gone'>
}

export function ownClientsService(deps: ClientDeps & AccountLock, readHeld: ReadHeld): OwnClientsService {
  const { database } = deps
  const { db } = database
  const read = async ({ userId }: Shopper, id: number): Promise<ClientRow | undefined> =>
    withReadRetry(database, async () => {
      const [row] = await readRows(db, userId, deps, id)
      if (row !== undefined) return row
      const email = await emailOfInvitation(db, userId, id)
      // Their number was that of the invitation until they agreed.
      const isTheirs = (one: ClientRow) => one.email.toLowerCase() === email?.toLowerCase()
      return email === undefined ? undefined : (await readRows(db, userId, deps)).find(isTheirs)
    })
  return {
    async listClients({ userId, language }, query) {
      const rows = await withReadRetry(database, () => readRows(db, userId, deps))
      return choose(rows, query, language).map(toClient)
    },

    async getClient(practitioner, clientId) {
      const row = await read(practitioner, clientId)
      if (row === undefined) return undefined
      const { userId: practitionerId, language } = practitioner
      const { id, notes, linked_at, is_active } = row
      const whose = is_active ? { clientId: id, practitionerId } : { invitationId: id }
      return {
        ...toClient(row),
        notes,
        linked_at: linked_at.toISOString(),
        ...(await readHeld(whose, language)),
        may_fill_cart: row.may_fill_cart,
        fillings: is_active ? await readLastFillings(db, { clientId: id, practitionerId }) : [],
      }
    },

    async setRate(practitioner, clientId, rate) {
      if (rate > deps.commissionRate) return 'rateTooHigh'
      const row = await read(practitioner, clientId)
      if (row === undefined) return undefined
      if (row.discount_rate === null) return 'notTheirs'
      const { userId: practitionerId } = practitioner
      if (row.is_active) await setRate(db, { clientId: row.id, practitionerId, rate }, deps)
      else await offerRate(db, row.id, rate)
      const changed = await read(practitioner, row.id)
      return changed && toClient(changed)
    },

    inviteClient: (practitioner, invitation) =>
      atLeast(INVITING_TAKES, async () => {
        if (invitation.discount_rate > deps.commissionRate) return 'rateTooHigh'
        const outcome = await deps.withAccountLock(practitioner.userId, (transaction) =>
          invite(transaction, practitioner, invitation, deps),
        )
        if (typeof outcome === 'string') return outcome
        const row = await read(practitioner, outcome)
        return row === undefined ? 'gone' : toClient(row)
      }),
  }
}
