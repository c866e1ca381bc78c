import type { EventFromLogic, SnapshotFrom } from 'xstate'

import type { ImportedClient } from '#areas/clients/contract/imported-clients.ts'
import type { importedClientsMachine } from '#machines/clients/imported/imported-clients.machine.ts'
import { invitable, progressOf } from '#machines/clients/imported/imported.ts'

import { model } from './imported-clients.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A practitioner with people from a file, and the network's answers. */

type Snapshot = SnapshotFrom<typeof importedClientsMachine>
type Event = EventFromLogic<typeof importedClientsMachine>

const isCalling = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('busy') || snapshot.matches({ running: 'looking' }) || snapshot.matches({ running: 'unseen' })

function isOutOfReach(snapshot: Snapshot, event: Event): boolean {
  if (event.type === 'list.entered') return isCalling(snapshot) || snapshot.matches('confirming')
  if (event.type === 'person.pick')
    return (
      !snapshot.can(event) ||
      snapshot.context.list?.clients.some(({ id, state }) => id === event.id && state !== 'waiting') !== true
    )
  if (event.type === 'person.delete')
    return !snapshot.can(event) || snapshot.context.list?.clients.some(({ id }) => id === event.id) !== true
  return !snapshot.can(event)
}

export const person = personOf(model, {
  // A list of more than a hundred people, and the file, have tests of their own.
  causes: ({ type, place }) =>
    type !== 'list.more' && type !== 'clients.takenOver' && (place === undefined || place.language === 'en'),
  until: (snapshot, event) => model.until?.(snapshot, event) === true || isOutOfReach(snapshot, event),
  project: ({ context: { language, list, picked, shown, problem } }) => ({
    language,
    list: list && [list.clients.map(({ id, state }) => [id, state]), list.invited],
    picked,
    shown,
    problem: problem?.kind,
  }),
})

/** One of the people as the table shows them. `isPicked`: null where there is nothing to pick. */
interface VisiblePerson {
  readonly name: string
  readonly state: ImportedClient['state'] | 'unknown'
  readonly isPicked: boolean | null
}

export type Call = 'fetchList' | 'askToInvite' | 'stopInviting' | 'deletePeople'

/** The sight of a situation. */
export interface Visible {
  readonly isHere: boolean
  readonly people: readonly VisiblePerson[]
  readonly failure: 'list' | 'call' | null
  readonly canRetry: boolean
  /** It is asked whether everyone is to be deleted. */
  readonly asks: boolean
  /** The number of people that the button would invite; null where there is no button. */
  readonly invites: number | null
  /** The progress of the invitations, in words; null where none go out. */
  readonly progress: string | null
  readonly isUnseen: boolean
  /** The number of people that were invited in the end. */
  readonly finished: number | null
  readonly calling: Call | null
  /** The body of the call, or the path behind the list's own. */
  readonly about: unknown
}

const PATH = '/v2/account/practitioners/imported-clients'

function callIn(snapshot: Snapshot): Pick<Visible, 'calling' | 'about'> {
  const { targets } = snapshot.context
  if (snapshot.matches('asking') || snapshot.matches({ running: 'looking' }))
    return { calling: 'fetchList', about: PATH }
  if (snapshot.matches('inviting')) return { calling: 'askToInvite', about: targets === null ? {} : { ids: targets } }
  if (snapshot.matches('stopping')) return { calling: 'stopInviting', about: `${PATH}/invitations` }
  if (snapshot.matches('deleting'))
    return { calling: 'deletePeople', about: targets === null ? PATH : `${PATH}/${targets[0]}` }
  return { calling: null, about: null }
}

/** The sight that a situation must give. */
export function visible(snapshot: Snapshot): Visible {
  const { list, picked, problem } = snapshot.context
  const isUnknown = snapshot.matches('unknown')
  const isHere = !snapshot.matches('idle')
  const people = isUnknown ? [] : (list?.clients ?? [])
  const { invited, total } = list ? progressOf(list) : { invited: 0, total: 0 }
  const count = invitable({ list, picked }).length
  const asks = snapshot.matches('confirming')
  return {
    isHere,
    people: people.map(({ first_name, last_name, id, state }) => ({
      name: `${first_name} ${last_name}`,
      state,
      isPicked: state === 'waiting' ? null : picked.includes(id),
    })),
    failure: isUnknown ? 'list' : problem ? 'call' : null,
    canRetry: isUnknown,
    asks,
    invites: people.length > 0 && !asks && count > 0 ? count : null,
    progress: snapshot.hasTag('running') || snapshot.matches('stopping') ? `${invited} of ${total} invited` : null,
    isUnseen: snapshot.matches({ running: 'unseen' }),
    finished: snapshot.matches('finished') ? invited : null,
    ...callIn(snapshot),
  }
}
