import type { SnapshotFrom } from 'xstate'

import type { exportDataMachine } from '#machines/account/export-data.machine.ts'

import { model } from './export-data.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** What a person can do to have the own data as a file, and what the network answers. */

type Snapshot = SnapshotFrom<typeof exportDataMachine>

export const person = personOf(model, {
  until: (snapshot, { type }) => type === 'page.opened' && snapshot.matches('saving'),
  eachSample: true,
})

/** What of a situation can be seen. */
export interface Visible {
  /** Pressed while it is busy, nothing more happens. */
  readonly busy: boolean
  readonly saved: boolean
  readonly failure: 'refused' | 'unreachable' | null
  /** Whether the shop is being asked. */
  readonly asked: boolean
}

/** What must be seen in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { problem } = snapshot.context
  const busy = snapshot.hasTag('busy')
  return {
    busy,
    saved: snapshot.matches('saved'),
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    asked: busy,
  }
}
