import type { Requirements } from './requirement.ts'

export const checkout = {
  'checkout.order-from-the-servers-cart': {
    rule: "An order is made from the server's cart with address, delivery method and payment method, under an Idempotency-Key.",
    built: true,
  },
  'checkout.checked-again-in-one-transaction': {
    rule: 'Prices, stock and who may buy are checked again in the transaction that places the order.',
    built: true,
  },
  'checkout.differences-are-named': {
    rule: 'If prices, stock, discount, delivery, total or who may buy differ from what the user saw, nothing is ordered and each difference is named.',
    built: true,
  },
  'checkout.own-order-is-known': {
    rule: 'An emptied cart whose own order was placed within the last ten minutes leads to that order, in every tab and on every device.',
    built: true,
  },
  'checkout.pays-by-itself-once': {
    rule: "An order that was placed in this tab is paid by itself once, as 'order and pay' was pressed. Opening its page later pays nothing.",
    built: true,
  },
  'checkout.twenty-an-hour': { rule: 'One account places at most 20 orders an hour.', built: true },
  'checkout.order-numbers': {
    rule: 'Orders have short numbers that can be read aloud and not guessed from one another.',
    built: true,
  },
  'checkout.delivery-methods-are-settings': {
    rule: 'Delivery methods with prices and countries are settings with sensible defaults.',
    built: true,
  },
  'checkout.postcode-of-its-country': {
    rule: 'A postcode is one of its country, by the same rule in the form and on the server; letters of that country in front are taken, and left out where its own post writes none. A country without a rule takes any text.',
    built: true,
  },
  'checkout.payment-goes-through-a-provider': {
    rule: 'Payment goes through a provider interface; built in are invoice and, in the demo, a provider that accepts every method without taking data and says so.',
    built: true,
  },
  'checkout.refused-payment-keeps-the-order': {
    rule: 'A refused payment keeps the order and its stock, says why, and lets another method be chosen.',
    built: true,
  },
  'checkout.paid-once': {
    rule: 'However often a payment is asked for or told of, an order is paid once, and with its own amount and currency.',
    built: true,
  },
  'checkout.unpaid-is-cancelled': {
    rule: 'An order that is not by invoice and not paid within 24 hours is cancelled, and its stock returns.',
    built: true,
  },
  'checkout.refund-follows-a-cancel': {
    rule: 'Cancelling a paid order gives the money back through its provider, once.',
    built: true,
  },
  'checkout.money-back-is-told': {
    rule: "Money that goes back at the provider without the shop's wish, in part or by a dispute, is told to admins with the order. Once all of it went back, an order that isn't sent is cancelled.",
    built: true,
  },
  'checkout.ten-payment-methods': {
    rule: 'There are ten payment methods: cards, wallets, bank and buy-now-pay-later kinds.',
    built: true,
  },
  'checkout.marks-of-active-methods': {
    rule: 'The payment marks shown are those of the methods switched on.',
    built: true,
  },
  'checkout.orders-freeze-rate-and-practitioner': {
    rule: 'Order lines keep the discount rate and the practitioner of their time.',
    built: true,
  },
  'checkout.order-statuses': { rule: 'An order is placed, paid, sent or cancelled.', built: true },
  'checkout.own-orders': { rule: 'A user lists their orders and reads each of them.', built: true },
  'checkout.pages-say-where-it-stands': {
    rule: "The pages of an own order say in title and lead where it stands, how it is paid and what goes back; only an order that isn't sent or cancelled is thanked for.",
    built: true,
  },
  'checkout.mails-lead-to-the-order': {
    rule: "Mails about an order lead to its page in its user's own area; an admin, who has none, is led to the page of the placed order.",
    built: true,
  },
  'checkout.mail-says-how-to-pay': {
    rule: "The mail of a new order names its method of payment and says that it isn't paid yet; what isn't by invoice can be paid on the order's page for 24 hours.",
    built: true,
  },
  'checkout.cancelling-says-why': {
    rule: 'The mail of a cancelled order says why it was cancelled (not paid in time, by the shop, or its money went back), and that what was paid goes back.',
    built: true,
  },
  'checkout.names-in-the-readers-language': {
    rule: "Practitioners and admins read the products of others' orders, of commission and of statements in their own language where the product has a name there, else as they were sold; the shop's own delivery methods are named in the language of whoever reads. Own orders and invoices keep the names under which products were bought.",
    built: true,
  },
  'checkout.lines-say-each-and-sum': {
    rule: 'Where a line has a quantity, a price beside it is that of one, and the price of all stands apart: in orders, cart, protocols, their mails, invoices and prints.',
    built: true,
  },
  'checkout.numbers-are-found': {
    rule: "In the lists of own orders, clients' orders and all orders a number is found in any letter case, with or without hyphen, blanks and '#'.",
    built: true,
  },
  'checkout.order-again-fills-the-cart': { rule: "'Order again' puts what an order held into the cart.", built: true },
  'checkout.no-orders-of-others': {
    rule: 'An order is shown to its user, to the practitioner it was placed with, without its address, and to admins; to all others it is missing.',
    built: true,
  },
  'checkout.invoice-to-print': {
    rule: 'Each own order has an invoice to print, with the seller, the tax and the sums as they were placed.',
    built: true,
  },
  'checkout.invoice-keeps-its-seller': {
    rule: 'An invoice names seller and bank account as they were when the order was placed; one that is older than this record names the present ones.',
    built: true,
  },
  'checkout.invoice-says-where-to-pay': {
    rule: 'Mail, page and invoice of an order by invoice that is not paid name the account of OPERATOR_BANK, the amount and the reference; without that setting they name none.',
    built: true,
  },
  'checkout.clients-orders': { rule: 'A practitioner sees the orders of linked clients.', built: true },
} satisfies Requirements<'checkout'>
