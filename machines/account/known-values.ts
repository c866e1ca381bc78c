import type { User } from '#areas/account/contract/account.ts'

import type { ValuesOf } from '../form/form.ts'
import type { Profile } from './session/session.ts'

import type { practiceForm } from './practice-form.machine.ts'
import type { profileForm } from './profile-form.machine.ts'
import type { wishesForm } from './wishes-form.machine.ts'

type KnownValues = Partial<ValuesOf<typeof profileForm> & ValuesOf<typeof practiceForm> & ValuesOf<typeof wishesForm>>

/** The server's values in the shape of the profile's forms. A client's practitioner is given by id. */
export function knownValues(user: User, profile: Profile | null): KnownValues {
  const known = { ...(profile ?? user), country: user.country ?? '' }
  return profile && 'practitioners' in profile
    ? { ...known, practitioner_id: profile.practitioner?.user_id ?? null }
    : known
}
