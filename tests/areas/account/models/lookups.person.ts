import type { SnapshotFrom } from 'xstate'

import { FETCH_EXPIRY_MS } from '#contract/constants.ts'
import { lookupsMachine } from '#machines/account/lookups.machine.ts'

import { freshDataPerson, stayingPerson } from '#tests/models/fresh-data.person.ts'

/** A practitioner who needs the lookups of a form: their actions and the network's answers. */

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

/** A practitioner who registers. */
export const registering = freshDataPerson({ machine: lookupsMachine, byLanguage, expiry: FETCH_EXPIRY_MS })

/** A practitioner who edits their own profile, and stays there. */
export const changing = stayingPerson({ machine: lookupsMachine, byLanguage: { en: byLanguage.en } })

type Snapshot = SnapshotFrom<typeof lookupsMachine>

/** The fields that choose from the lookups. */
export const CHOOSING = {
  health_profession: 'health_professions',
  expertise_level: 'expertise_levels',
  organisation_type: 'organisation_types',
} as const
type Field = keyof typeof CHOOSING

/** The part of the page that a test compares. */
export interface Visible {
  readonly address: string
  /** The languages in which the lookups are being fetched. */
  readonly asks: readonly string[]
  /** The failure on the page: `told`, `again` during a retry, or its reason; null if there is none. */
  readonly failure: string | null
  /** The options of each field; `absent` if it is not there. */
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

/** Returns what the registration must show: the form is there even before there are options to choose. */
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

/** Returns what a profile must show: a field is absent as long as it could not show the chosen option. */
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
