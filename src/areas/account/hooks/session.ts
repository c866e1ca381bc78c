import { useSelector } from '@xstate/react'

import type { clientProfile, practitionerProfile, User } from '#areas/account/contract/account.ts'
import type { Profile } from '#machines/account/session/session.ts'
import type { InferOutput } from 'valibot'

import { useActorNamed } from '#hooks/app.tsx'

/** Whoever is signed in; null while nobody is, or it is not known yet who. */
export function useUser(): User | null {
  return useSelector(useActorNamed('session'), ({ context }) => context.user)
}

/** The profile of a practitioner or client, as far as it is known. */
export function useProfile(): Profile | null {
  return useSelector(useActorNamed('session'), ({ context }) => context.profile)
}

/** A practitioner's own profile. */
export type PractitionerProfile = InferOutput<typeof practitionerProfile>
/** A client's own profile. */
export type ClientProfile = InferOutput<typeof clientProfile>

export const isClientProfile = (profile: Profile): profile is ClientProfile => 'practitioners' in profile
