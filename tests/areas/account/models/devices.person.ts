import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { devicesMachine } from '#machines/account/devices.machine.ts'

import { model } from './devices.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** What a person can do with the list of devices, and what the network answers. */

type Snapshot = SnapshotFrom<typeof devicesMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  if (event.type === 'page.opened') return snapshot.hasTag('busy')
  // Of what is being asked about there is no button.
  if (event.type === 'devices.signOut' && snapshot.matches({ shown: 'confirming' }))
    return event['leaving'] === snapshot.context.leaving
  return !snapshot.can(event as { type: 'devices.keep' })
}

export const person = personOf(model, {
  causes: (event) => event['leaving'] !== 1,
  until: isOutOfReach,
  eachSample: true,
})

/** What of a situation can be seen. */
export interface Visible {
  /** What each device is called; none where there is no list. */
  readonly devices: readonly string[]
  readonly waiting: boolean
  readonly failure: 'refused' | 'unreachable' | null
  readonly canRetry: boolean
  /** What is asked before anything is signed out. */
  readonly asked: 'about one' | 'about the others' | null
  /** Which of them the server is told to sign out; null is for all others. */
  readonly ending: number | null | 'none'
}

/** What must be seen in a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { devices, leaving, problem } = snapshot.context
  const about = leaving === 'others' ? 'about the others' : 'about one'
  const isFailed = snapshot.hasTag('failed')
  return {
    devices: (devices ?? []).map((one) => one.device),
    waiting: devices === null && !isFailed,
    failure: isFailed ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    canRetry: snapshot.matches('failed'),
    asked: snapshot.matches({ shown: 'confirming' }) ? about : null,
    ending: snapshot.matches('ending') ? (typeof leaving === 'number' ? leaving : null) : 'none',
  }
}
