import type { SnapshotFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { lookupsMachine } from '#machines/account/lookups.machine.ts'

import { freshDataPerson, stayingPerson } from '#tests/models/fresh-data.person.ts'

/** What practitioners can do to have something to choose from, and what the network answers. */

const titled = (...titles: readonly string[]) => titles.map((title, index) => ({ id: index + 1, title }))

const byLanguage = {
  en: {
    health_professions: titled('Dietitian', 'Nurse'),
    expertise_levels: titled('Newly qualified'),
    organisation_types: titled('Own practice'),
  },
  de: {
    health_professions: titled('Diätassistenz'),
    expertise_levels: titled('Frisch im Beruf', 'Erfahren'),
    organisation_types: titled('Eigene Praxis'),
  },
}

/** Who registers. */
export const registering = freshDataPerson({ machine: lookupsMachine, byLanguage, expiry: FETCH_EXPIRY_MS })

/** Who changes an own profile, and stays there. */
export const changing = stayingPerson({ machine: lookupsMachine, byLanguage: { en: byLanguage.en } })

type Snapshot = SnapshotFrom<typeof lookupsMachine>

/** The fields that choose from the lookups. */
export const CHOOSING = {
  health_profession: 'health_professions',
  expertise_level: 'expertise_levels',
  organisation_type: 'organisation_types',
} as const
type Field = keyof typeof CHOOSING

/** What of a situation can be seen. */
export interface Visible {
  readonly address: string
  /** The languages in which the lookups are on their way. */
  readonly asks: readonly string[]
  /** What is told of a failure: nothing, that there is one, or why; `again` where it is being tried once more. */
  readonly failure: string | null
  /** What each field offers; `absent` where it is not there. */
  readonly offers: Readonly<Record<Field, readonly string[] | 'absent'>>
}

function offersOf({ context: { data } }: Snapshot, without: readonly string[] | 'absent'): Visible['offers'] {
  const titles = (field: Field) => data?.[CHOOSING[field]].map(({ title }) => title) ?? without
  return {
    health_profession: titles('health_profession'),
    expertise_level: titles('expertise_level'),
    organisation_type: titles('organisation_type'),
  }
}

const asksIn = (snapshot: Snapshot) => (snapshot.matches('fetching') ? [snapshot.context.key ?? ''] : [])

/** What must be seen by who registers: the form stands there without what there is to choose. */
export function visible(snapshot: Snapshot): Visible {
  const { key, data, problem } = snapshot.context
  if (key === null)
    return { address: '/en/onboarding/register-as', asks: [], failure: null, offers: offersOf(snapshot, 'absent') }
  const isTold = data === null && problem !== null
  const told = snapshot.hasTag('busy') ? 'again' : 'told'
  return {
    address: `/${key}/onboarding/register/practitioner`,
    asks: asksIn(snapshot),
    failure: isTold ? told : null,
    offers: offersOf(snapshot, []),
  }
}

/** What must be seen on an own profile: no field stands there that could not show what is chosen. */
export function visibleInProfile(snapshot: Snapshot): Visible {
  const { key, data, problem } = snapshot.context
  const isTold = data === null && snapshot.hasTag('failed')
  return {
    address: key === null ? '/en/account/practitioner' : '/en/account/practitioner/profile',
    asks: asksIn(snapshot),
    failure: isTold ? (problem?.kind === 'refused' ? problem.message : 'unreachable') : null,
    offers: offersOf(snapshot, 'absent'),
  }
}
