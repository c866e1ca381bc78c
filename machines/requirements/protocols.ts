import type { Requirements } from './requirement.ts'

export const protocols = {
  'protocols.five-a-page': { rule: 'The protocol list has 5 a page and begins at page 1.', built: false },
  'protocols.list-answer': {
    rule: 'A list answers data, current_page, limit, offset, total_pages and total_results.',
    built: false,
  },
  'protocols.sorted-three-ways': {
    rule: 'Protocols are sorted Default, Alphabetically A-Z or Alphabetically Z-A, by the server, with order_by and order as further parameters.',
    built: false,
  },
  'protocols.search-waits-half-a-second': {
    rule: 'The search among protocols waits 500 ms after the last key.',
    built: false,
  },
  'protocols.blank-search-is-ignored': { rule: 'A search for blank text among protocols is not made.', built: false },
  'protocols.list-for-types-two-and-three': { rule: "Only types 2 and 3 fetch the practitioner's list.", built: false },
  'protocols.clients-see-theirs': { rule: 'A client sees the protocols that were shared with them.', built: false },
  'protocols.opening-is-recorded': {
    rule: 'Opening a shared protocol is recorded for its practitioner.',
    built: false,
  },
  'protocols.client-delete-ends-the-share': {
    rule: 'A client who deletes a shared protocol ends the assignment; the protocol itself stays with its practitioner.',
    built: false,
  },
  'protocols.client-delete-has-two-paths': {
    rule: 'That call answers with and without /v2 in its path.',
    built: false,
  },
  'protocols.client-delete-failure': { rule: "A failed delete by a client says 'deleted error'.", built: false },
} satisfies Requirements<'protocols'>
