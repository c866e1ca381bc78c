import type { AnyEventObject, SnapshotFrom } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import type { Place } from '#machines/pages/place.ts'
import { gateMachine } from '#machines/gate/gate.machine.ts'

import { defineModel } from './support/model.ts'

/** Models the pages a person opens and who is signed in. Pages the gate leads to are reached through the gate only. */

const { Admin, Client } = USER_TYPES

const at = (path: string, back?: string): Place => ({ language: 'en', path, query: back === undefined ? {} : { back } })
const areas = ['/account', '/account/client', '/account/admin']
/** Pages a person opens; the gate leads to the others. */
const opened = [at('/about'), at('/login'), at('/account'), at('/account/client')]
const led = [at('/account/admin'), ...areas.map((area) => at('/login', area))]

export type Snapshot = SnapshotFrom<typeof gateMachine>

const homes: Readonly<Record<number, string>> = { [Admin]: '/account/admin', [Client]: '/account/client' }

export const addressOf = ({ path, query }: Place): string =>
  query['back'] === undefined ? path : `${path}?back=${encodeURIComponent(query['back'])}`

/** Address the gate leads to; undefined if it leads nowhere. */
function leadsTo(snapshot: Snapshot): string | undefined {
  const { place, who } = snapshot.context
  if (snapshot.matches('leadingToLogin')) return addressOf(at('/login', place?.path))
  return snapshot.matches('leadingOn') ? (place?.query['back'] ?? homes[Number(who)]) : undefined
}

function isOutOfReach(snapshot: Snapshot, event: AnyEventObject): boolean {
  const { place, who } = snapshot.context
  const target = leadsTo(snapshot)
  if (target !== undefined) return event.type !== 'page.entered' || addressOf(event['place'] as Place) !== target
  // The visit starts signed out, at a public page.
  if (place === null) return event.type !== 'page.entered' || event['place'] !== opened[0]
  if (who === 'unread') return event.type !== 'session.signedOut'
  switch (event.type) {
    case 'page.entered':
      return !opened.includes(event['place'] as Place) || addressOf(event['place'] as Place) === addressOf(place)
    case 'session.entering':
      return who !== 'visitor'
    case 'session.signedOut':
      return who === 'visitor'
    default:
      return who === 'visitor' || who === event['userTypeId']
  }
}

export const person = defineModel({
  machine: gateMachine,
  events: [
    ...[...opened, ...led].map((place) => ({ type: 'page.entered', place }) as const),
    { type: 'session.entering' },
    { type: 'session.signedOut' },
    { type: 'session.signedIn', userTypeId: Admin },
    { type: 'session.signedIn', userTypeId: Client },
  ],
  until: isOutOfReach,
  project: ({ context }) => context,
  rules: {},
})

export interface Visible {
  /** Path without the language. */
  readonly address: string
  /** The page, nothing yet, or a notice that the page is for others. */
  readonly shows: 'the page' | 'the own area' | 'nothing' | 'that it is for others'
}

/** Predicts what the page shows. While the gate leads on, this is the page it leads to. */
export function visible(snapshot: Snapshot): Visible {
  const { place, who } = snapshot.context
  const target = leadsTo(snapshot)
  if (target === undefined) return { address: place ? addressOf(place) : '/about', shows: showsIn(snapshot) }
  // The gate redirects once more from `/account` to the user's own area.
  const address = target === '/account' ? (homes[Number(who)] ?? '') : target
  if (address.startsWith('/login')) return { address, shows: 'the page' }
  return { address, shows: address === homes[Number(who)] ? 'the own area' : 'that it is for others' }
}

function showsIn(snapshot: Snapshot): Visible['shows'] {
  if (snapshot.matches('waiting')) return 'nothing'
  if (snapshot.matches('allowed')) return 'the own area'
  return snapshot.matches('refused') ? 'that it is for others' : 'the page'
}
