import type { Requirements } from '../../requirements/requirement.ts'

export const protocols = {
  'protocols.five-a-page': 'The protocol list has 5 a page and begins at page 1.',
  'protocols.list-answer': 'A list answers data, current_page, limit, offset, total_pages and total_results.',
  'protocols.sorted-three-ways':
    'Protocols are sorted Default, Alphabetically A-Z or Alphabetically Z-A, by the server, with order_by and order as further parameters.',
  'protocols.search-waits-half-a-second': 'The search among protocols waits 500 ms after the last key.',
  'protocols.blank-search-is-ignored': 'A search for blank text among protocols is not made.',
  'protocols.list-for-types-two-and-three': "Only types 2 and 3 fetch the practitioner's list.",
  'protocols.clients-see-theirs': 'A client sees the protocols that were shared with them.',
  'protocols.opening-is-recorded': 'Opening a shared protocol is recorded for its practitioner.',
  'protocols.client-delete-ends-the-share':
    'A client who deletes a shared protocol ends the assignment; the protocol itself stays with its practitioner.',
  'protocols.client-delete-has-two-paths': 'That call answers with and without /v2 in its path.',
  'protocols.client-delete-failure': "A failed delete by a client says 'deleted error'.",
  'protocols.deleted-can-be-restored':
    'A deleted protocol can be brought back with its lines and shares within 30 days.',
  'protocols.owner-only': 'A protocol of somebody else looks like one that does not exist, for every call.',
  'protocols.client-buys-at-the-discount':
    'A client adds one product of a shared protocol or all of them to the cart, at the rate that counts for them (clients.own-practitioners-rate-counts).',
  'protocols.print-says-whom-to-ask':
    "A printed protocol has its description, the practitioner's note, how to reach them by phone and email, and the cautions for food supplements.",
  'protocols.print-fits-one-page':
    'A protocol of ten products prints on one A4 page, without prices unless they are asked for.',
} satisfies Requirements<'protocols'>

declare module '../../requirements/index.ts' {
  interface Rules {
    protocols: typeof protocols
  }
}
