import type { ClientProfile } from '#hooks/session.ts'

type Named = Pick<ClientProfile['practitioners'][number], 'first_name' | 'last_name' | 'practice_name'>

/** Followed by the practice, if it has a name. */
export function practitionerName({ first_name, last_name, practice_name }: Named): string {
  const name = `${first_name} ${last_name}`
  return practice_name === '' ? name : `${name} (${practice_name})`
}
