import type { SnapshotFrom } from 'xstate'

import type { commissionDownloadMachine } from '#machines/commission/commission-download.machine.ts'

import { model } from './commission-download.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A practitioner who has the lines as a file, and the network's answers. */

type Snapshot = SnapshotFrom<typeof commissionDownloadMachine>

export const person = personOf(model, {
  // The file is that of the page's filter.
  causes: ({ intent }) => intent === undefined || intent.language === 'en',
  until: (snapshot, { type }) => type === 'page.opened' && snapshot.matches('saving'),
  eachSample: true,
})

/** The sight of a situation. */
export interface Visible {
  /** Pressed while it is busy, nothing more happens. */
  readonly busy: boolean
  readonly saved: boolean
  readonly failure: 'refused' | 'unreachable' | null
  /** The part of the report that the shop is being asked for. */
  readonly asked: string | null
}

/** The sight that a situation must give. */
export function visible(snapshot: Snapshot): Visible {
  const { problem } = snapshot.context
  const busy = snapshot.hasTag('busy')
  return {
    busy,
    saved: snapshot.matches('saved'),
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    asked: busy ? 'language_code=en' : null,
  }
}
