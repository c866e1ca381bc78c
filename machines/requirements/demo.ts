import type { Requirements } from './requirement.ts'

export const demo = {
  'demo.accounts-share-one-password':
    'The demo has admin@, certified@, practitioner@, client@, client2@ and newclient@verbena.test, all with the password Verbena-2026!.',
  'demo.clients-are-linked':
    'client@ and client2@ belong to certified@, each at a rate and with a cart of their own; the demo also has a filled wishlist and saved folders.',
  'demo.certified-has-a-full-practice':
    'certified@ has clients, at least 12 protocols of which some are shared, orders, commission and a filled page at /practice/linden-practice; its clients have shared protocols and orders.',
  'demo.practitioner-waits-for-approval': 'practitioner@ is type 3, not yet approved, and has some protocols.',
  'demo.comes-back-where-missing':
    "The demo's accounts stay as they are at the next start and come back where they are missing.",
  'demo.practice-pages':
    'Of the practice pages in the demo one is complete, with pictures that the shop paints itself, one is half made, and nopage@ has made none.',
} satisfies Requirements<'demo'>
