import type { ClientProfile } from '#hooks/session.ts'

type Linked = ClientProfile['practitioners'][number]

/** Without the practice. */
export const plainName = ({ first_name, last_name }: Pick<Linked, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim()

/** Followed by the practice, if it has a name. */
export function practitionerName(practitioner: Pick<Linked, 'first_name' | 'last_name' | 'practice_name'>): string {
  const name = plainName(practitioner)
  return practitioner.practice_name === '' ? name : `${name} (${practitioner.practice_name})`
}
