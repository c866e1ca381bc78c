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
    rule: 'An email whose domain has letters beyond ASCII is taken, and is sent and stored under its ASCII name everywhere; people read it, and the domain of a web address, in their own letters.',
    built: true,
  },
  'forms.email-as-pasted': {
    rule: 'Spaces, separators and a name around a pasted email, and letters in it that cannot be seen, are left out.',
    built: true,
  },
  'forms.email-slip-is-asked': {
    rule: 'An email whose domain is a slip away from a widely used one is taken as it is; its field asks whether the other was meant, and one press puts that in.',
    built: true,
  },
  'forms.texts-are-plain': { rule: 'Names, notes and descriptions are plain text: markup stays text.', built: true },
  'forms.one-line-stays-one': {
    rule: 'In a text of one line a line break or another control character becomes a space, and marks of direction are dropped; a web address with one is refused.',
    built: true,
  },
  'forms.longest-texts': {
    rule: 'A name has at most 120 characters, a note 2,000 and a description 5,000; longer input is refused at its field and never cut.',
    built: true,
  },
  'forms.phone-has-one-form': {
    rule: 'A telephone number may be written with digits of any script, any dash and any space; it is stored with plain digits, hyphens and spaces.',
    built: true,
  },
  'forms.phone-with-extension': {
    rule: 'A telephone number may end with an extension of up to six digits, after a hash, a comma or a word in any language.',
    built: true,
  },
  'forms.digits-of-every-script': {
    rule: 'Wherever a number is typed, the digits of every script are read as numbers.',
    built: true,
  },
  'forms.sends-what-stands-in-the-page': {
    rule: 'What a password manager or the browser has put into a field without an event stays there and is sent.',
    built: true,
  },
  'forms.native-sending-keeps-a-page': {
    rule: 'A form that the browser sends by itself, without the shop, ends on the page of the form, which says that nothing was sent; nothing of it stands in an address.',
    built: true,
  },
  'forms.composed-keys-do-nothing-else': {
    rule: 'A key that an input method takes, such as the Enter that ends a composition, does nothing else.',
    built: true,
  },
  'forms.numbers-as-people-type-them': {
    rule: 'A number may be typed with a comma or a point before its decimals; what is no number says so at its field.',
    built: true,
  },
  'forms.groups-have-errors-of-their-own': {
    rule: 'What is wrong with a group as a whole stands at the group, besides the errors of its fields.',
    built: true,
  },
  'forms.steps-check-their-own-fields': {
    rule: 'A step of a form is complete once none of its own fields is wrong, and an error of an earlier step leads back to it.',
    built: true,
  },
} satisfies Requirements<'forms'>
