import type { Requirements } from './requirement.ts'

export const registration = {
  'registration.chooses-a-type-first': {
    rule: 'Registration begins at /onboarding/register-as with the choice between practitioner and client.',
    built: true,
  },
  'registration.practitioner-is-type-three': {
    rule: 'A practitioner registers as type 3, everyone else as type 4.',
    built: true,
  },
  'registration.no-other-type': {
    rule: 'Nobody can register as an admin or as a certified practitioner.',
    built: true,
  },
  'registration.common-fields': {
    rule: 'Everyone gives first and last name, email, password and country, and may give a phone number.',
    built: true,
  },
  'registration.practice-fields': {
    rule: 'A practitioner also gives health_profession, expertise_level and organisation_type, and may give practice name, website, professional body and its number.',
    built: true,
  },
  'registration.terms-are-required': {
    rule: 'The terms must be agreed to; the newsletter box begins unticked.',
    built: true,
  },
  'registration.seventeen-professions': {
    rule: 'There are 17 health professions to choose from, the first nutritional therapists and the last other.',
    built: true,
  },
  'registration.eight-levels': {
    rule: 'There are 8 expertise levels to choose from, the first student practitioner and the last other.',
    built: true,
  },
  'registration.four-organisations': {
    rule: 'There are 4 organisation types: own practice, 2 to 9 practitioners, 10 or more, and other.',
    built: true,
  },
  'registration.lookups-speak-the-language': {
    rule: "Each choice has an id and a title in the user's language.",
    built: true,
  },
  'registration.failure-says-why': {
    rule: "A failed registration shows the server's message or a general one, and keeps what was typed.",
    built: true,
  },
  'registration.leads-to-success': {
    rule: 'A sent registration leads to /onboarding/success, which says what is left to do.',
    built: true,
  },
  'registration.email-activates': {
    rule: 'An account is inactive until the link of its email is opened; activation answers as a login does.',
    built: true,
  },
  'registration.certificate-makes-type-two': {
    rule: 'An admin who approves the certificate makes a practitioner type 2.',
    built: true,
  },
  'registration.unproven-choices-never-last': {
    rule: 'What an unproven registration has chosen, password and names, never outlives another proof of the email.',
    built: true,
  },
  'registration.known-email-is-not-told': {
    rule: 'Registering an email that has an account is answered like a new one, and tells only its owner.',
    built: true,
  },
} satisfies Requirements<'registration'>
