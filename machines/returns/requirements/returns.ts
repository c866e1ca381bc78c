import type { Requirements } from '../../requirements/requirement.ts'

export const returns = {
  'returns.states-follow-from-times':
    'A return is asked for, received, checked and closed, each at its time; a part that is cancelled begins as checked.',
  'returns.withdraws-in-time':
    'A customer withdraws online from an order, from its placing until 14 days after the last day on which its goods should have come, by the law of the country of delivery, which is data with its source.',
  'returns.no-reason-asked':
    'A withdrawal takes lines and quantities and asks for no reason; what is sent is confirmed first, with the order, the name and the email that the confirmation goes to.',
  'returns.confirms-by-mail': 'Each withdrawal is confirmed by mail at once, with its content, day and time.',
  'returns.unsent-is-cancelled-at-once':
    'What is withdrawn from before it is sent is cancelled at once and its stock returned, the order with it if nothing is left.',
  'returns.each-piece-once': 'No piece of an order is returned twice, also of calls at the same time.',
  'returns.received-by-admin':
    'An admin notes that goods have come, which the customer is told by mail, also when the customer wrote a letter.',
  'returns.checked-by-line':
    'An admin accepts pieces line by line and says whether they go back to stock; those not accepted are the customer’s.',
  'returns.cancels-in-part':
    'An admin cancels pieces of an order, sent or not; those that were not sent go back to stock.',
  'returns.refunds-all-or-a-part':
    'An admin closes a return with what goes back by line and for delivery, by the provider or by transfer, and the customer is told by mail.',
  'returns.refund-is-confirmed': 'A refund is sent after a second press, which says the amount and the way.',
  'returns.refund-is-made-once':
    'A provider is asked for a refund under one key until it answers; one that it refuses is transferred by the shop.',
  'returns.money-out-is-never-more':
    'Refunds of an order are never more than was paid for it, those of a line never more than its accepted pieces cost, and what isn’t paid yet is taken off what is due.',
  'returns.order-tells-each-step':
    'Each step of a return is an entry in the history of its order, with the person who made it.',
  'returns.wait-on-the-day':
    'An admin’s first page shows the returns that are to be checked, refunded or transferred, the oldest first.',
  'returns.admin-sees-all':
    'An admin lists returns by state and words, with the day by which the money has to be back.',
} satisfies Requirements<'returns'>

declare module '../../requirements/index.ts' {
  interface Rules {
    returns: typeof returns
  }
}
