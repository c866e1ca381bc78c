import type { SnapshotFrom } from 'xstate'

import type { exportDataMachine } from '#machines/account/export-data.machine.ts'

import { model } from './export-data.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A user who exports their data to a file: their actions and the network's answers. */

type Snapshot = SnapshotFrom<typeof exportDataMachine>

export const person = personOf(model, {
  until: (snapshot, { type }) => type === 'page.opened' && snapshot.matches('saving'),
  eachSample: true,
})

/** The part of the page that a test compares. */
export interface Visible {
  /** While busy, pressing the button does nothing more. */
  readonly busy: boolean
  readonly saved: boolean
  readonly failure: 'refused' | 'unreachable' | null
  /** True while a call to the shop is on its way. */
  readonly asked: boolean
}

/** Returns what the page must show for a snapshot. */
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
