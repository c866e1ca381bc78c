import type { Requirements } from './requirement.ts'

export const forms = {
  'forms.neutral-valid-or-error': {
    rule: 'A field is neutral until it was touched, and valid or wrong from then on.',
    built: true,
  },
  'forms.checks-on-blur': { rule: 'A field is checked once it is left.', built: true },
  'forms.sends-nothing-wrong': {
    rule: 'A form with a wrong field is not sent; every field is checked instead, and a summary leads to each wrong one.',
    built: true,
  },
  'forms.keeps-what-was-typed': { rule: 'What was typed stays when a form cannot be sent.', built: true },
  'forms.server-words-at-their-field': {
    rule: 'What the server says about a field stands at that field until it is changed.',
    built: true,
  },
  'forms.empty-required-field': {
    rule: 'A required text must hold more than spaces, else the field says that it is empty.',
    built: true,
  },
  'forms.email-pattern': { rule: 'An email must look like one.', built: true },
  'forms.international-email': {
    rule: 'An email whose domain has letters beyond ASCII is taken, and is sent and stored under its ASCII name everywhere.',
    built: true,
  },
  'forms.email-as-pasted': {
    rule: 'Spaces, separators and a name around a pasted email, and letters in it that cannot be seen, are left out.',
    built: true,
  },
  'forms.texts-are-plain': { rule: 'Names, notes and descriptions are plain text: markup stays text.', built: true },
  'forms.longest-texts': {
    rule: 'A name has at most 120 characters, a note 2,000 and a description 5,000; longer input is refused at its field and never cut.',
    built: true,
  },
} satisfies Requirements<'forms'>
