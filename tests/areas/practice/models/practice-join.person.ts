import type { AnyEventObject, SnapshotFrom } from 'xstate'

import type { practiceJoinMachine } from '#machines/practice/practice-join.machine.ts'

import { model } from './practice-join.model.ts'
import { nameIn } from './practice-samples.ts'
import { personOf } from '#tests/models/support/model.ts'

/** A client without a practitioner on practice pages, and the network. */

type Snapshot = SnapshotFrom<typeof practiceJoinMachine>

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { shopName } = snapshot.context
  if (event.type === 'practice.entered') return nameIn(event) === shopName
  if (event.type === 'session.signedOut') return shopName === '' || snapshot.hasTag('busy')
  // Only the page of the first one is asked on: nothing is different on another.
  return shopName !== 'linden' || !snapshot.can(event as { type: 'session.signedOut' })
}

const all = personOf(model, { until: isOutOfReach })

export const person: typeof all = {
  ...all,
  // The page is in English.
  events: all.events.map((event) => (event.type === 'join.ask' ? { ...event, language: 'en' } : event)),
}

/** The sight of the page. */
export type Visible =
  | 'elsewhere'
  | {
      readonly practice: string
      readonly isJoined: boolean
      readonly button: 'become' | 'retry' | 'busy' | null
      readonly failure: string | null
      /** The practice that is being joined. */
      readonly asked: string | null
    }

export function visible(snapshot: Snapshot): Visible {
  const { shopName, problem } = snapshot.context
  if (shopName === '') return 'elsewhere'
  const isBusy = snapshot.matches('asking')
  return {
    practice: shopName,
    isJoined: snapshot.matches('joined'),
    button: isBusy ? 'busy' : snapshot.matches('idle') ? 'become' : snapshot.matches('failed') ? 'retry' : null,
    failure: problem === null ? null : problem.kind === 'refused' ? problem.message : problem.kind,
    asked: isBusy ? shopName : null,
  }
}
