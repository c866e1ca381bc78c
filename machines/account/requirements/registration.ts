import type { Requirements } from '../../requirements/requirement.ts'

export const registration = {
  'registration.chooses-a-type-first':
    'Registration begins at /onboarding/register-as with the choice between practitioner and client.',
  'registration.practitioner-is-type-three': 'A practitioner registers as type 3, everyone else as type 4.',
  'registration.no-other-type': 'Nobody can register as an admin or as a certified practitioner.',
  'registration.common-fields':
    'Everyone gives first and last name, email, password and country, and may give a phone number.',
  'registration.practice-fields':
    'A practitioner also gives health_profession, expertise_level and organisation_type, and may give practice name, website, professional body and its number.',
  'registration.terms-are-required': 'The terms must be agreed to; the newsletter box begins unticked.',
  'registration.seventeen-professions':
    'There are 17 health professions to choose from, the first nutritional therapists and the last other.',
  'registration.eight-levels':
    'There are 8 expertise levels to choose from, the first student practitioner and the last other.',
  'registration.four-organisations':
    'There are 4 organisation types: own practice, 2 to 9 practitioners, 10 or more, and other.',
  'registration.lookups-speak-the-language': "Each choice has an id and a title in the user's language.",
  'registration.failure-says-why':
    "A failed registration shows the server's message or a general one, and keeps what was typed.",
  'registration.leads-to-success': 'A sent registration leads to /onboarding/success, which says what is left to do.',
  'registration.email-activates':
    'An account is inactive until the link of its email is opened; activation answers as a login does.',
  'registration.certificate-makes-type-two': 'An admin who approves the certificate makes a practitioner type 2.',
  'registration.unproven-choices-never-last':
    'What an unproven registration has chosen, password and names, never outlives another proof of the email.',
  'registration.known-email-is-not-told':
    'Registering an email that has an account is answered like a new one, and tells only its owner.',
} satisfies Requirements<'registration'>

declare module '../../requirements/index.ts' {
  interface Rules {
    registration: typeof registration
  }
}
