import { useFullName } from '#hooks/full-name.ts'
import type { ClientProfile } from '#areas/account/hooks/session.ts'

type Linked = ClientProfile['practitioners'][number]

/** Writes a practitioner's name followed by the practice, if it has a name. */
export function usePractitionerName(): (
  practitioner: Pick<Linked, 'first_name' | 'last_name' | 'practice_name'>,
) => string {
  const fullName = useFullName()
  return (practitioner) =>
    practitioner.practice_name === ''
      ? fullName(practitioner)
      : `${fullName(practitioner)} (${practitioner.practice_name})`
}
