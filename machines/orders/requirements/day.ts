import type { Requirements } from '../../requirements/requirement.ts'

export const day = {
  'day.sent-with-tracking':
    'An order is sent with a carrier and a tracking number, or without; both can be told or changed later. The customer reads them, with a link to the page of the carrier, on the page of the order and in the mail.',
  'day.order-has-a-history':
    'Every move of an order, each mail about it and each note stands in its history with time and person; the history is for admins alone.',
  'day.notes-on-an-order':
    'An admin keeps notes on an order. Its customer never sees them, no log has them, and they go with the account of the customer.',
  'day.today-shows-the-day':
    "An admin's first page shows the orders that wait to be sent or paid with their age, stock of fewer than 5 pieces or than were sold in 14 days, and the sales of the day and the last 7 days beside those a week before, in days of the shop's time zone.",
  'day.mail-on-a-new-order':
    'Each new order is told by email to the addresses that the operator has set: number, total and the way to its page, and nothing of the customer.',
  'day.orders-are-found':
    "An admin finds orders by number, name, email and status, by the days on which they were placed in the shop's time zone, and by their total.",
  'day.several-at-once':
    'An admin marks several orders of a page as paid or sent at once, after it was asked whether that is meant. What cannot be moved is named with its reason, and holds up no other.',
  'day.orders-as-csv':
    'The orders that an admin has chosen, or else all that are found, are downloaded as CSV with headings in the language of the page.',
} satisfies Requirements<'day'>

declare module '../../requirements/index.ts' {
  interface Rules {
    day: typeof day
  }
}
