import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import { model } from './delete-account.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** What a person can do to end the account, and what the network answers. */

type Snapshot = SnapshotFrom<typeof deleteAccountMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  // The dialog lies over the page: only the way back of the browser leads past it.
  if (event.type === 'page.opened') return !snapshot.matches('confirming')
  return !snapshot.can(event as { type: 'deletion.want' })
}

export const person = personOf(model, { until: isOutOfReach, eachSample: true })

/** What of a situation can be seen. */
export interface Visible {
  /** `gone`: the account is, and the front door says so. */
  readonly page: 'profile' | 'gone'
  /** The dialog: whether it is ticked that nothing comes back, and how far its button is; null where it is closed. */
  readonly dialog: {
    readonly ticked: boolean
    readonly confirm: 'disabled' | 'ready' | 'busy'
    readonly failure: 'refused' | 'unreachable' | null
  } | null
  readonly asked: boolean
}

/** What must be seen in a situation. */
export function visible(snapshot: Snapshot): Visible {
  if (snapshot.matches('deleted')) return { page: 'gone', dialog: null, asked: false }
  if (snapshot.matches('offered')) return { page: 'profile', dialog: null, asked: false }
  const { problem } = snapshot.context
  const asked = snapshot.matches('deleting')
  const ticked = asked || snapshot.matches({ confirming: 'sure' })
  const failure = problem && (problem.kind === 'refused' ? 'refused' : 'unreachable')
  return {
    page: 'profile',
    dialog: { ticked, confirm: asked ? 'busy' : ticked ? 'ready' : 'disabled', failure },
    asked,
  }
}
