import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { deleteAccountMachine } from '#machines/account/delete-account.machine.ts'

import { model } from './delete-account.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A user who deletes their account: their actions and the network's answers. */

type Snapshot = SnapshotFrom<typeof deleteAccountMachine>

const LEFT_BY_GOING_BACK = ['asking', 'unanswered', 'confirming'] as const

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  // The page is opened again by the browser's back button, which leads past the dialog.
  if (event.type === 'page.opened') return !LEFT_BY_GOING_BACK.some((state) => snapshot.matches(state))
  // A box that isn't ticked can't be unticked.
  if (event.type === 'deletion.understand' && event['understood'] !== true && !snapshot.matches({ confirming: 'sure' }))
    return true
  return !snapshot.can(event as { type: 'deletion.want' })
}

export const person = personOf(model, { until: isOutOfReach, eachSample: true })

/** The part of the page that a test compares. */
export interface Visible {
  /** `gone`: the account is deleted, and the home page says so. */
  readonly page: 'profile' | 'gone'
  /** The dialog: the tick that nothing comes back, and the state of its button; null while it is closed. */
  readonly dialog: {
    readonly ticked: boolean
    readonly confirm: 'disabled' | 'ready' | 'busy'
    readonly failure: 'refused' | 'unreachable' | null
  } | null
  readonly asked: boolean
  /** The page waits for the answer that the dialog tells. */
  readonly asks: boolean
}

/** Returns what the page must show for a snapshot. */
export function visible(snapshot: Snapshot): Visible {
  if (snapshot.matches('deleted')) return { page: 'gone', dialog: null, asked: false, asks: false }
  if (snapshot.matches('offered') || snapshot.matches('unanswered') || snapshot.matches('asking'))
    return { page: 'profile', dialog: null, asked: false, asks: snapshot.matches('asking') }
  const { problem } = snapshot.context
  const asked = snapshot.matches('deleting')
  const ticked = asked || snapshot.matches({ confirming: 'sure' })
  const failure = problem && (problem.kind === 'refused' ? 'refused' : 'unreachable')
  return {
    page: 'profile',
    dialog: { ticked, confirm: asked ? 'busy' : ticked ? 'ready' : 'disabled', failure },
    asked,
    asks: false,
  }
}
