import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { Answer, invitationsMachine } from '#machines/clients/consent/invitations.machine.ts'

import { model } from './invitations.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A client whom practitioners ask, on the first page of the own area, and the network. */

type Snapshot = SnapshotFrom<typeof invitationsMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  if (event.type === 'page.opened') return snapshot.hasTag('busy')
  return !snapshot.can(event as { type: 'invitations.retry' })
}

export const person = personOf(model, { until: isOutOfReach, eachSample: true })

/** The visible part of a situation. */
export interface Visible {
  /** The ids of the invitations in sight. */
  readonly waiting: readonly number[]
  /** The last answer. */
  readonly said: 'agreed' | 'declined' | null
  readonly failure: 'refused' | 'unreachable' | null
  readonly canRetry: boolean
  /** The answer on its way: its button is busy, and no other can be given. */
  readonly giving: { readonly id: number; readonly answer: Answer } | null
}

/** The expected sight of a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { invitations, given, problem } = snapshot.context
  const isSaid = snapshot.matches({ shown: 'agreed' }) || snapshot.matches({ shown: 'declined' })
  return {
    waiting: (invitations ?? []).map(({ id }) => id),
    said: isSaid ? (snapshot.matches({ shown: 'agreed' }) ? 'agreed' : 'declined') : null,
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    canRetry: snapshot.matches('failed'),
    giving: snapshot.matches('answering') && given ? { id: given.invitation.id, answer: given.answer } : null,
  }
}
