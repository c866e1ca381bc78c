import type { Requirements } from '../../requirements/requirement.ts'

export const password = {
  'password.eight-characters': 'A password has at least 8 characters.',
  'password.digit-capital-and-special':
    'A password has at least one digit, one capital letter and one special character.',
  'password.needs-are-listed': 'The needs of a password are listed below its field, each as met or missing.',
} satisfies Requirements<'password'>

declare module '../../requirements/index.ts' {
  interface Rules {
    password: typeof password
  }
}
