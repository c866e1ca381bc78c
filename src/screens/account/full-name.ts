interface Named {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

/** How a person is called; by the e-mail where no name is known. */
export function fullName({ first_name, last_name, email }: Named): string {
  return `${first_name} ${last_name}`.trim() || email
}
