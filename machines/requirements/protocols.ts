import type { Requirements } from './requirement.ts'

export const protocols = {
  'protocols.five-a-page': { rule: 'The protocol list has 5 a page and begins at page 1.', built: true },
  'protocols.list-answer': {
    rule: 'A list answers data, current_page, limit, offset, total_pages and total_results.',
    built: true,
  },
  'protocols.sorted-three-ways': {
    rule: 'Protocols are sorted Default, Alphabetically A-Z or Alphabetically Z-A, by the server, with order_by and order as further parameters.',
    built: true,
  },
  'protocols.search-waits-half-a-second': {
    rule: 'The search among protocols waits 500 ms after the last key.',
    built: true,
  },
  'protocols.blank-search-is-ignored': { rule: 'A search for blank text among protocols is not made.', built: true },
  'protocols.list-for-types-two-and-three': { rule: "Only types 2 and 3 fetch the practitioner's list.", built: true },
  'protocols.clients-see-theirs': { rule: 'A client sees the protocols that were shared with them.', built: true },
  'protocols.opening-is-recorded': {
    rule: 'Opening a shared protocol is recorded for its practitioner.',
    built: true,
  },
  'protocols.client-delete-ends-the-share': {
    rule: 'A client who deletes a shared protocol ends the assignment; the protocol itself stays with its practitioner.',
    built: true,
  },
  'protocols.client-delete-has-two-paths': {
    rule: 'That call answers with and without /v2 in its path.',
    built: true,
  },
  'protocols.client-delete-failure': { rule: "A failed delete by a client says 'deleted error'.", built: true },
  'protocols.deleted-can-be-restored': {
    rule: 'A deleted protocol can be brought back with its lines and shares within 30 days.',
    built: true,
  },
  'protocols.owner-only': {
    rule: 'A protocol of somebody else looks like one that does not exist, for every call.',
    built: true,
  },
  'protocols.client-buys-at-the-discount': {
    rule: 'A client adds one product of a shared protocol or all of them to the cart, at the rate that counts for them (clients.own-practitioners-rate-counts).',
    built: true,
  },
  'protocols.print-says-whom-to-ask': {
    rule: "A printed protocol has its description, the practitioner's note, how to reach them by phone and email, and the cautions for food supplements.",
    built: true,
  },
  'protocols.print-fits-one-page': {
    rule: 'A protocol of ten products prints on one A4 page, without prices unless they are asked for.',
    built: true,
  },
} satisfies Requirements<'protocols'>
