import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { linkEndingMachine } from '#machines/clients/consent/link-ending.machine.ts'

import { linkedLinden, linkedSage } from './consent-samples.ts'
import { model } from './link-ending.model.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A client with two practitioners, in their profile, and the network. */

type Snapshot = SnapshotFrom<typeof linkEndingMachine>

export const LINKED = [linkedLinden, linkedSage]

const endedIn = (snapshot: Snapshot) =>
  snapshot.matches('ended') ? (snapshot.context.practitioner?.user_id ?? null) : null

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  // Of a link that has just ended there is no button.
  if (event.type === 'link.end' && event['practitioner'].user_id === endedIn(snapshot)) return true
  return !snapshot.can(event as { type: 'page.opened' })
}

export const person = personOf(model, { until: isOutOfReach, eachSample: true })

/** The visible part of a situation. */
export interface Visible {
  /** The practitioners in the list. */
  readonly linked: readonly number[]
  /** Whose link has just ended. */
  readonly ended: number | null
  readonly failure: 'refused' | 'unreachable' | null
  /** Whose link the server is told to end. */
  readonly ending: number | null
}

/** The expected sight of a situation. */
export function visible(snapshot: Snapshot): Visible {
  const { practitioner, problem } = snapshot.context
  const ended = endedIn(snapshot)
  return {
    linked: LINKED.map((one) => one.user_id).filter((id) => id !== ended),
    ended,
    failure: snapshot.hasTag('failed') ? (problem?.kind === 'refused' ? 'refused' : 'unreachable') : null,
    ending: snapshot.matches('ending') ? (practitioner?.user_id ?? null) : null,
  }
}
