import { personName } from '#contract/person-name.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useLanguage } from './language.ts'

interface Named {
  readonly first_name: string
  readonly last_name: string
  readonly email?: string
}

/** Writes a person's full name in the order of the page's language (language.family-name-first); their email if no name is known. */
export function useFullName(): (person: Named) => string {
  const language = useLanguage()
  return ({ email = '', ...person }) => personName(person, language) || shownAddress(email)
}

/** Writes the first name; more of the name, or the email, where none is known. */
export function useShortName(): (person: Named) => string {
  const fullName = useFullName()
  return (person) => person.first_name.trim() || fullName(person)
}
