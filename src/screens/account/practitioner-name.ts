import type { ClientProfile } from '#hooks/session.ts'

type Named = Pick<ClientProfile['practitioners'][number], 'first_name' | 'last_name' | 'practice_name'>

/** What a practitioner is called: the person, and the practice where it has a name. */
export function practitionerName({ first_name, last_name, practice_name }: Named): string {
  const name = `${first_name} ${last_name}`
  return practice_name === '' ? name : `${name} (${practice_name})`
}
