import type { Requirements } from '../../requirements/requirement.ts'

export const day = {
  'day.sent-with-tracking':
    'An order is sent with a carrier and a tracking number, or without; both can be told or changed later. The customer reads them, with a link to the page of the carrier, on the page of the order and in the mail.',
  'day.order-has-a-history':
    'Every move of an order, each mail about it and each note stands in its history with time and person; the history is for admins alone.',
  'day.notes-on-an-order':
    'An admin keeps notes on an order. Its customer never sees them, no log has them, and they go with the account of the customer.',
} satisfies Requirements<'day'>
