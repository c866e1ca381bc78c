import type { SnapshotFrom } from 'xstate'

import type { practitionersWaitingMachine } from '#machines/account/practitioners-waiting.machine.ts'

import { model } from './practitioners-waiting.model.ts'
import { personOf } from './support/model.ts'

/** What an admin can do with the number of those who wait, and what the network answers. */

type Snapshot = SnapshotFrom<typeof practitionersWaitingMachine>

export const person = personOf(model, { until: (snapshot, event) => !snapshot.can(event), eachSample: true })

/** What of a situation can be seen. */
export interface Visible {
  readonly waiting: number | null
  readonly failure: 'refused' | 'unreachable' | null
  /** Whether the shop is being asked. */
  readonly asked: boolean
}

/** What must be seen in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { waiting, problem } = snapshot.context
  return {
    waiting,
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    asked: snapshot.hasTag('busy'),
  }
}
