import type { Requirements } from '../../requirements/requirement.ts'

export const filling = {
  'filling.client-allows-it':
    'A practitioner puts a protocol into a client’s cart only while the client allows it: by their yes, which names it, or where linked practitioners are shown; links older than the question have it off, and the client ends it at any time.',
  'filling.approved-and-linked':
    'Only an approved practitioner fills a cart, and only that of a client who is linked with them.',
  'filling.of-a-protocol-they-hold':
    'What is put into a cart is a protocol of the practitioner’s own that the client holds.',
  'filling.happens-once': 'A protocol is put into a cart once, though it is asked twice.',
  'filling.by-the-rules-of-the-cart':
    'Lines are raised by the rules and limits of the cart; what the client may not buy, or what there is too little of, is left out and told with the reason.',
  'filling.client-alone-orders': 'Nothing is ordered or paid by a practitioner’s press.',
  'filling.client-reads-it':
    'The client reads in the cart who has put what in, from which protocol, with the message, until they keep it, take it out or order it.',
  'filling.taking-out-leaves-the-rest':
    'Taking out what was put in leaves what the client had before, and what they have added since.',
  'filling.mailed-if-wanted':
    'If the practitioner wants it, the client gets an email with the products and the way to the checkout; the message stays in the shop.',
  'filling.practitioner-sees-when':
    'A practitioner sees when each protocol was last put into the client’s cart, and whether some of it was ordered since then; not what the client did with the note.',
} satisfies Requirements<'filling'>

declare module '../../requirements/index.ts' {
  interface Rules {
    filling: typeof filling
  }
}
