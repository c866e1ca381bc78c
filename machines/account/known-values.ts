import type { User } from '#contract/account.ts'

import { TICKED } from '../form/ticked.ts'
import type { Profile } from '../session/session.ts'

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value === 'boolean') return value ? TICKED : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What is known of a person, as the fields of forms hold it: all are texts, ids are joined by commas. The practitioner of a
 * client stands by his id under the name that the call has for it.
 */
export function knownValues(user: User, profile: Profile | null): Readonly<Record<string, string>> {
  const known = Object.entries(profile ?? user).map(([name, value]) => [name, asText(value)])
  const practitioner =
    profile && 'practitioners' in profile ? { practitioner_id: asText(profile.practitioner?.user_id) } : {}
  return { ...Object.fromEntries(known), ...practitioner }
}
