interface Named {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** The email if no name is known. */
export function fullName({ first_name, last_name, email }: Named): string {
  return `${first_name} ${last_name}`.trim() || email
}

/** The first name; more of the name, or the email, where none is known. */
export const shortName = (person: Named): string => person.first_name.trim() || fullName(person)
