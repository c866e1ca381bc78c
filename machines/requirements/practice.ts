import type { Requirements } from './requirement.ts'

export const practice = {
  'practice.name-must-be-given': { rule: 'Checking whether a shop name is free needs a name.', built: false },
  'practice.made-with-type-and-theme': {
    rule: 'A page is made with a type (practice, clinic or online) and one of at least three themes.',
    built: false,
  },
  'practice.name-and-logo': {
    rule: 'Shop name and logo are changed by PUT /v2/account/store, as JSON or form data.',
    built: false,
  },
  'practice.parts-of-the-page': {
    rule: 'A page has a header and an about part with title and description, a message, services, contact, opening hours with a time zone, approach with two pictures, and packages.',
    built: false,
  },
  'practice.approach-has-two-pictures': {
    rule: 'The pictures of approach are /store/approach/image and /store/approach-style/image.',
    built: false,
  },
  'practice.contact-and-hours': {
    rule: '/store/contact takes a description, /store/hours takes opening_hours and timezone.',
    built: false,
  },
  'practice.services-are-kept': {
    rule: 'Services have name, description, icon and order, and can be added, changed, deleted and reordered.',
    built: false,
  },
  'practice.packages-are-kept': {
    rule: 'Packages have a picture, an order and features with feature_id and text, and can be added, changed, deleted and reordered.',
    built: false,
  },
  'practice.reorder-counts-from-one': { rule: 'Reordering takes the new position, counted from 1.', built: false },
  'practice.public-page': { rule: 'Anyone can read a practice page at /practice/{shopName}.', built: false },
  'practice.name-is-checked': {
    rule: 'Half a second after the last letter the editor says whether a shop name is free.',
    built: false,
  },
  'practice.conflict-wins': {
    rule: 'A name that proves taken when it is saved is taken, whatever an earlier check said.',
    built: false,
  },
  'practice.typed-words-stay': {
    rule: 'Words typed into the editor stay through other sections, other pages and every failure until they are saved or their practitioner signs out; closing the tab asks first.',
    built: false,
  },
  'practice.look-saves-by-itself': {
    rule: 'Another type or theme shows at once and is saved by itself; where that fails the one before stands again.',
    built: false,
  },
  'practice.done-parts-are-counted': {
    rule: 'The editor and the home screen count the parts that have words or entries, of nine.',
    built: false,
  },
} satisfies Requirements<'practice'>
