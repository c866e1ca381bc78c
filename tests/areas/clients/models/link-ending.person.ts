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
  if (['link.end', 'link.allow'].includes(event.type) && event['practitioner'].user_id === endedIn(snapshot))
    return true
  // A box is pressed to have what it has not.
  if (event.type === 'link.allow' && event['mayFill'] === mayFillIn(snapshot, event['practitioner'])) return true
  return !snapshot.can(event as { type: 'page.opened' })
}

/** The box as it is seen: what was chosen, until it is known that it could not be saved. */
function mayFillIn({ context, value }: Snapshot, { user_id, may_fill_cart }: (typeof LINKED)[number]): boolean {
  const isChosen = context.practitioner?.user_id === user_id && (value === 'allowing' || value === 'saved')
  return (isChosen ? context.mayFill : null) ?? may_fill_cart === true
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
  /** Whose box is checked. */
  readonly filling: readonly number[]
  /** The choice that the server is told. */
  readonly allowing: number | null
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
    filling: LINKED.filter((one) => one.user_id !== ended && mayFillIn(snapshot, one)).map((one) => one.user_id),
    allowing: snapshot.matches('allowing') ? (practitioner?.user_id ?? null) : null,
  }
}
