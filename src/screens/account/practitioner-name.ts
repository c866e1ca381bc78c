import type { ClientProfile } from '#hooks/session.ts'

/** What a practitioner is called: the person, and the practice where it has a name. */
export function practitionerName({
  first_name,
  last_name,
  practice_name,
}: ClientProfile['practitioners'][number]): string {
  const name = `${first_name} ${last_name}`
  return practice_name === '' ? name : `${name} (${practice_name})`
}
