import type { Requirements } from './requirement.ts'

export const role = {
  'role.visitors-browse-and-register': {
    rule: 'Visitors may browse the shop, ask for their country and register.',
    built: true,
  },
  'role.token-for-account-and-cart': { rule: 'Account and cart calls need a bearer token.', built: true },
  'role.practitioner-features': {
    rule: 'Protocols, clients, folders, commission and the practice page are for types 2 and 3.',
    built: true,
  },
  'role.client-features': { rule: 'Seeing and ending protocols that were shared is for type 4.', built: true },
  'role.admin-features': {
    rule: 'Judging certificates, looking through accounts and orders, and importing are for type 1.',
    built: true,
  },
  'role.part-for-some-types': {
    rule: 'A part of the shop can be limited to signed-in users of some types, or to all signed-in users; others see a fallback or nothing.',
    built: true,
  },
  'role.practitioner-only-denies-type-three': {
    rule: 'With the condition practitioner_only_products a part is denied to practitioners of type 3.',
    built: true,
  },
  'role.others-data-looks-like-none': {
    rule: 'What belongs to another user is answered with 404, as if it did not exist.',
    built: true,
  },
} satisfies Requirements<'role'>
