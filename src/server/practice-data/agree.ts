import type { Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { invitationsOf } from './invitations.ts'
import { lockClient, makeLink } from './link.ts'
import { tellPractitioner, type TellDeps } from './tell.ts'

/** Takes the choice of a first password by the link of an invitation as the yes to it, as its email says. */
export async function agreeByLink(
  transaction: Transaction<Schema>,
  clientId: number,
  invitationId: number,
  deps: TellDeps,
): Promise<void> {
  const client = await lockClient(transaction, clientId)
  const open = await invitationsOf(transaction, clientId)
    .select('practitioner_id')
    .where('invitation_id', '=', invitationId)
    .where('answer', 'is', null)
    .executeTakeFirst()
  if (client !== undefined && open !== undefined) {
    const { practitioner_id: practitionerId } = open
    await agree(transaction, { clientId, practitionerId, isByMail: true }, deps)
  }
}

interface Agreed {
  readonly clientId: number
  readonly practitionerId: number
  readonly isByMail?: boolean
}

/** Links the client with the practitioner whose invitation they accept, and tells the practitioner. */
export async function agree(
  transaction: Transaction<Schema>,
  { clientId, practitionerId, isByMail = false }: Agreed,
  deps: TellDeps,
): Promise<void> {
  await makeLink(transaction, { clientId, practitionerId, rate: 0, isByMail })
  await tellPractitioner(transaction, { clientId, practitionerId, by: 'invitation' }, deps)
}
