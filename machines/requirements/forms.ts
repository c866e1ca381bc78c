import type { Requirements } from './requirement.ts'

export const forms = {
  'forms.neutral-valid-or-error': 'A field is neutral until it was touched, and valid or wrong from then on.',
  'forms.checks-on-blur': 'A field is checked once it is left.',
  'forms.sends-nothing-wrong':
    'A form with a wrong field is not sent; every field is checked instead, and a summary leads to each wrong one.',
  'forms.keeps-what-was-typed': 'What was typed stays when a form cannot be sent.',
  'forms.server-words-at-their-field': 'What the server says about a field stands at that field until it is changed.',
  'forms.empty-required-field': 'A required text must hold more than spaces, else the field says that it is empty.',
  'forms.email-pattern': 'An email must look like one.',
  'forms.international-email':
    'An email whose domain has letters beyond ASCII is taken, and is sent and stored under its ASCII name everywhere; people read it, and the domain of a web address, in their own letters.',
  'forms.email-as-pasted':
    'Spaces, separators and a name around a pasted email, and letters in it that cannot be seen, are left out.',
  'forms.email-slip-is-asked':
    'An email whose domain is a slip away from a widely used one is taken as it is; its field asks whether the other was meant, and one press puts that in.',
  'forms.texts-are-plain': 'Names, notes and descriptions are plain text: markup stays text.',
  'forms.one-line-stays-one':
    'In a text of one line a line break or another control character becomes a space, and marks of direction are dropped; a web address with one is refused.',
  'forms.longest-texts':
    'A name has at most 120 characters, a note 2,000 and a description 5,000; longer input is refused at its field and never cut.',
  'forms.phone-has-one-form':
    'A telephone number may be written with digits of any script, any dash and any space; it is stored with plain digits, hyphens and spaces.',
  'forms.phone-with-extension':
    'A telephone number may end with an extension of up to six digits, after a hash, a comma or a word in any language.',
  'forms.digits-of-every-script': 'Wherever a number is typed, the digits of every script are read as numbers.',
  'forms.sends-what-stands-in-the-page':
    'What a password manager or the browser has put into a field without an event stays there and is sent.',
  'forms.native-sending-keeps-a-page':
    'A form that the browser sends by itself, without the shop, ends on the page of the form, which says that nothing was sent; nothing of it stands in an address.',
  'forms.composed-keys-do-nothing-else':
    'A key that an input method takes, such as the Enter that ends a composition, does nothing else.',
  'forms.numbers-as-people-type-them':
    'A number may be typed with a comma or a point before its decimals; what is no number says so at its field.',
  'forms.typed-quantity-counts-once-done':
    'A quantity that is typed counts on Enter or once its field is left; without a digit the field keeps the quantity it had, and a step lets go of what was typed.',
  'forms.groups-have-errors-of-their-own':
    'What is wrong with a group as a whole stands at the group, besides the errors of its fields.',
  'forms.steps-check-their-own-fields':
    'A step of a form is complete once none of its own fields is wrong, and an error of an earlier step leads back to it.',
} satisfies Requirements<'forms'>
