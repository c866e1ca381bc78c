import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { devicesMachine } from '#machines/account/devices.machine.ts'

import { model } from './devices.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A user with their list of devices: their actions and the network's answers. */

type Snapshot = SnapshotFrom<typeof devicesMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  if (event.type === 'page.opened') return snapshot.hasTag('busy')
  // The device that is asked about has no button.
  if (event.type === 'devices.signOut' && snapshot.matches({ shown: 'confirming' }))
    return event['leaving'] === snapshot.context.leaving
  return !snapshot.can(event as { type: 'devices.keep' })
}

export const person = personOf(model, {
  causes: (event) => event['leaving'] !== 1,
  until: isOutOfReach,
  eachSample: true,
})

/** The part of the page that a test compares. */
export interface Visible {
  /** The names of the devices; empty if there is no list. */
  readonly devices: readonly string[]
  readonly waiting: boolean
  readonly failure: 'refused' | 'unreachable' | null
  readonly canRetry: boolean
  /** The question before a device is signed out. */
  readonly asked: 'about one' | 'about the others' | null
  /** The device that the server is told to sign out; null for all others. */
  readonly ending: number | null | 'none'
}

/** Returns what the page must show for a snapshot. */
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
