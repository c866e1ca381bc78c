import type { Requirements } from './requirement.ts'

export const password = {
  'password.eight-characters': { rule: 'A password has at least 8 characters.', built: true },
  'password.digit-capital-and-special': {
    rule: 'A password has at least one digit, one capital letter and one special character.',
    built: true,
  },
  'password.needs-are-listed': {
    rule: 'The needs of a password are listed below its field, each as met or missing.',
    built: true,
  },
} satisfies Requirements<'password'>
