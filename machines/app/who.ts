import type { AnyMachineSnapshot } from 'xstate'

import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

/** `entering` while the server is asked for the user's type. */
export type Who = 'unread' | 'visitor' | 'entering' | UserType

const TYPES = {
  admin: USER_TYPES.Admin,
  certifiedPractitioner: USER_TYPES.CertifiedPractitioner,
  practitioner: USER_TYPES.Practitioner,
  client: USER_TYPES.Client,
} as const

type PersonValue = Exclude<Who, UserType> | { readonly signedIn: keyof typeof TYPES }

/** Reads the region `person` of the root. */
export function whoIsHere({ value }: Pick<AnyMachineSnapshot, 'value'>): Who {
  const { person } = value as { readonly person: PersonValue }
  return typeof person === 'string' ? person : TYPES[person.signedIn]
}
