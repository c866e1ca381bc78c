import type { Requirements } from '../../requirements/requirement.ts'

export const role = {
  'role.visitors-browse-and-register': 'Visitors may browse the shop, ask for their country and register.',
  'role.token-for-account-and-cart': 'Account and cart calls need a bearer token.',
  'role.practitioner-features': 'Protocols, clients, folders, commission and the practice page are for types 2 and 3.',
  'role.client-features': 'Seeing and ending protocols that were shared is for type 4.',
  'role.admin-features': 'Judging certificates, looking through accounts and orders, and importing are for type 1.',
  'role.part-for-some-types':
    'A part of the shop can be limited to signed-in users of some types, or to all signed-in users; others see a fallback or nothing.',
  'role.practitioner-only-denies-type-three':
    'With the condition practitioner_only_products a part is denied to practitioners of type 3.',
  'role.others-data-looks-like-none': 'What belongs to another user is answered with 404, as if it did not exist.',
} satisfies Requirements<'role'>

declare module '../../requirements/index.ts' {
  interface Rules {
    role: typeof role
  }
}
