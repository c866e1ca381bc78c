import type { AnyEventObject, SnapshotFrom } from 'xstate'

import { countryMachine } from '#machines/country/country.machine.ts'
import { isFresh, type StoredCountry, type StoredNotice } from '#machines/country/country.ts'

import { refused } from './samples.ts'
import type { Effect } from './support/effects.ts'
import { defineModel, done } from './support/model.ts'
import { PASS } from './support/moment.ts'

/** Model of the notice to people in the United Kingdom: the user, the browser's storage and the network's answers. */

const HOUR = 3_600_000
/** Far enough from the hour that the time a page takes to render does not matter. */
const MINUTE = 60_000

const read = (stored: StoredCountry | null, dismissedFor: number | null = null) =>
  done('readNotice', { stored, dismissedFor } satisfies StoredNotice)
const storedIn = (country: string | null, age = HOUR - MINUTE): StoredCountry => ({ country, age })
const told = (country: string | null) => done('fetchCountry', { ok: true, value: { country } })

type Snapshot = SnapshotFrom<typeof countryMachine>

const lookup = (snapshot: Snapshot, state: 'checking' | 'asking' | 'resting') => snapshot.matches({ lookup: state })
const notice = (snapshot: Snapshot, state: 'reading' | 'pausing' | 'waiting' | 'showing') =>
  snapshot.matches({ notice: state })

/** The browser returns its stored data at once, before any other event. */
const isReading = (snapshot: Snapshot) => lookup(snapshot, 'checking') || notice(snapshot, 'reading')

function isOutOfReach(snapshot: Snapshot, { type }: { readonly type: string }): boolean {
  return isReading(snapshot) || !notice(snapshot, type === 'room.free' ? 'waiting' : 'showing')
}

function fits(snapshot: Snapshot, { type, output }: AnyEventObject): boolean {
  switch (type) {
    case PASS.type:
      // A call is given up after 30 s, so two minutes pass only if no call is pending.
      return !isReading(snapshot) && (!lookup(snapshot, 'asking') || notice(snapshot, 'pausing'))
    case 'xstate.done.actor.readNotice':
      return (
        isFresh(output.stored) ||
        (!lookup(snapshot, 'resting') && (output.stored === null || snapshot.context.attempts === 0))
      )
    case 'xstate.done.actor.readCountry':
      // If both are read at once, both read the same value, and the notice's answer has already given it.
      if (notice(snapshot, 'reading')) return false
      return isFresh(output) ? !notice(snapshot, 'pausing') : notice(snapshot, 'pausing') || notice(snapshot, 'showing')
    default:
      return !isReading(snapshot)
  }
}

export const person = defineModel({
  machine: countryMachine,
  events: [{ type: 'room.free' }, { type: 'country.dismiss' }, { type: 'country.dismissed' }],
  answers: [
    done('readCountry', null),
    done('readCountry', storedIn('GB')),
    told('GB'),
    told(null),
    done('fetchCountry', refused),
    read(null),
    read(storedIn('GB', HOUR + MINUTE)),
    read(storedIn('GB')),
    read(storedIn('GB'), HOUR + MINUTE),
    read(storedIn('GB'), HOUR - MINUTE),
    read(storedIn('DE')),
    read(storedIn(null)),
  ],
  until: isOutOfReach,
  fits,
  eachSample: true,
  project: ({ context }) => context.attempts,
  rules: {},
})

export interface Visible {
  readonly notice: 'absent' | 'standing'
  /** True if the server is asked for the country, as it is at once if the notice finds no fresh one. */
  readonly asked: boolean
  /** Value that the last event stored: a country, `-` for none, or the dismissal. */
  readonly stored: string | null
}

/** Expected appearance of the page for a snapshot. */
export function visible(snapshot: Snapshot, _: unknown, { effects }: { readonly effects: readonly Effect[] }): Visible {
  return {
    notice: notice(snapshot, 'showing') ? 'standing' : 'absent',
    asked: lookup(snapshot, 'asking') || (lookup(snapshot, 'checking') && notice(snapshot, 'pausing')),
    stored: effects.map(storedBy).find((stored) => stored !== null) ?? null,
  }
}

function storedBy({ type, params }: Effect): string | null {
  if (type === 'storeDismissal') return 'dismissal'
  if (type !== 'storeCountry') return null
  const { result } = params as { readonly result: { readonly value: { readonly country: string | null } } }
  return result.value.country ?? '-'
}
