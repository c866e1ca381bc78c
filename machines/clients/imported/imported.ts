import type { ImportedClient, ImportedClients } from '#areas/clients/contract/imported-clients.ts'

import type { Pace } from '../../polling/polling.ts'

/** The pauses between looks at the invitations. */
export const INVITATIONS_PACE: Pace = { first: 1000, longest: 60_000 }

const inState = (list: ImportedClients | null, state: ImportedClient['state']): readonly ImportedClient[] =>
  (list?.clients ?? []).filter((one) => one.state === state)

export const isAnyWaiting = (list: ImportedClients | null): boolean => inState(list, 'waiting').length > 0

/** The number of people invited so far, and of all whose invitation was asked for. */
export function progressOf(list: ImportedClients): { readonly invited: number; readonly total: number } {
  return { invited: list.invited, total: list.invited + inState(list, 'waiting').length }
}

/** People nobody has asked to invite. */
export const notInvited = (list: ImportedClients | null): readonly ImportedClient[] => inState(list, 'kept')

interface Picking {
  readonly list: ImportedClients | null
  readonly picked: readonly number[]
}

/** Whom 'Invite' would invite: those picked, or without a pick everyone whose invitation was not asked for. */
export const invitable = ({ list, picked }: Picking): readonly ImportedClient[] =>
  picked.length === 0 ? notInvited(list) : (list?.clients ?? []).filter(({ id }) => picked.includes(id))
