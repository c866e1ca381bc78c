import type { Requirements } from '../../requirements/requirement.ts'

export const checkout = {
  'checkout.order-from-the-servers-cart':
    "An order is made from the server's cart with address, delivery method and payment method, under an Idempotency-Key.",
  'checkout.checked-again-in-one-transaction':
    'Prices, stock and who may buy are checked again in the transaction that places the order.',
  'checkout.products-from-the-first-step':
    'From the first step on, the checkout shows each product with picture, contents, price of a unit, quantity and sum, and the total: beside the form, or on a narrow page in one row that unfolds.',
  'checkout.quiet-frame':
    "The pages of the checkout have the shop's name, the language, the way back to the cart and the operator's links; no menus, no search, no builder.",
  'checkout.steps-are-named': 'The checkout names its steps (details, review, done) and marks the present one.',
  'checkout.review-first':
    'Someone who has ordered before begins with the review, filled in as their last order was, with the payment method that they took most; one press leads to the form.',
  'checkout.addresses-are-kept':
    'The form offers the addresses of the own latest orders, five at most, to choose from, and an empty one.',
  'checkout.differences-are-named':
    'If prices, stock, discount, delivery, total or who may buy differ from what the user saw, nothing is ordered and each difference is named.',
  'checkout.own-order-is-known':
    'An emptied cart whose own order was placed within the last ten minutes leads to that order, in every tab and on every device.',
  'checkout.pays-by-itself-once':
    "An order that was placed in this tab is paid by itself once, as 'order and pay' was pressed. Opening its page later pays nothing.",
  'checkout.twenty-an-hour': 'One account places at most 20 orders an hour.',
  'checkout.order-numbers': 'Orders have short numbers that can be read aloud and not guessed from one another.',
  'checkout.delivery-methods-are-settings':
    'Delivery methods with prices and countries are settings with sensible defaults.',
  'checkout.delivery-days':
    "Each way of delivery tells the days within which an order would arrive, by the shop's cut-off hour, working days and holidays; an order keeps those of when it was placed, and its pages and mail name them.",
  'checkout.missing-to-free-delivery': 'A way of delivery that can be free says how much is missing to that.',
  'checkout.most-used-payment-first':
    "Payment methods are listed with their marks, the one that this user took most first, the others in the shop's order.",
  'checkout.postcode-of-its-country':
    'A postcode is one of its country, by the same rule in the form and on the server; letters of that country in front are taken, and left out where its own post writes none. A country without a rule takes any text.',
  'checkout.payment-goes-through-a-provider':
    'Payment goes through a provider interface; built in are invoice and, in the demo, a provider that accepts every method without taking data and says so.',
  'checkout.refused-payment-keeps-the-order':
    'A refused payment keeps the order and its stock, says why, and lets another method be chosen.',
  'checkout.paid-once':
    'However often a payment is asked for or told of, an order is paid once, and with its own amount and currency.',
  'checkout.unpaid-is-cancelled':
    'An order that is not by invoice and not paid within 24 hours is cancelled, and its stock returns.',
  'checkout.refund-follows-a-cancel': 'Cancelling a paid order gives the money back through its provider, once.',
  'checkout.money-back-is-told':
    "Money that goes back at the provider without the shop's wish, in part or by a dispute, is told to admins with the order. Once all of it went back, an order that isn't sent is cancelled.",
  'checkout.ten-payment-methods': 'There are ten payment methods: cards, wallets, bank and buy-now-pay-later kinds.',
  'checkout.marks-of-active-methods': 'The payment marks shown are those of the methods switched on.',
  'checkout.orders-freeze-rate-and-practitioner':
    'Order lines keep the discount rate and the practitioner of their time.',
  'checkout.order-statuses': 'An order is placed, paid, sent or cancelled.',
  'checkout.own-orders': 'A user lists their orders and reads each of them.',
  'checkout.pages-say-where-it-stands':
    "The pages of an own order say in title and lead where it stands, how it is paid and what goes back; only an order that isn't sent or cancelled is thanked for.",
  'checkout.mails-lead-to-the-order':
    "Mails about an order lead to its page in its user's own area; an admin, who has none, is led to the page of the placed order.",
  'checkout.mail-says-how-to-pay':
    "The mail of a new order names its method of payment and says that it isn't paid yet; what isn't by invoice can be paid on the order's page for 24 hours.",
  'checkout.cancelling-says-why':
    'The mail of a cancelled order says why it was cancelled (not paid in time, by the shop, or its money went back), and that what was paid goes back.',
  'checkout.names-in-the-readers-language':
    "Practitioners and admins read the products of others' orders, of commission and of statements in their own language where the product has a name there, else as they were sold; the shop's own delivery methods are named in the language of whoever reads. Own orders and invoices keep the names under which products were bought.",
  'checkout.orders-name-the-shops-days':
    "Lists, pages and invoices of orders name days and times of the shop's time zone, as commission does, whatever the reader's clock.",
  'checkout.lines-say-each-and-sum':
    'Where a line has a quantity, a price beside it is that of one, and the price of all stands apart: in orders, cart, protocols, their mails, invoices and prints.',
  'checkout.numbers-are-found':
    "In the lists of own orders, clients' orders and all orders a number is found in any letter case, with or without hyphen, blanks and '#'.",
  'checkout.order-again-fills-the-cart': "'Order again' puts what an order held into the cart.",
  'checkout.no-orders-of-others':
    'An order is shown to its user, to the practitioner it was placed with, without its address, and to admins; to all others it is missing.',
  'checkout.invoice-to-print':
    'Each own order has an invoice to print, with the seller, the tax and the sums as they were placed.',
  'checkout.invoice-keeps-its-seller':
    'An invoice names seller and bank account as they were when the order was placed; one that is older than this record names the present ones.',
  'checkout.invoice-says-where-to-pay':
    'Mail, page and invoice of an order by invoice that is not paid name the account of OPERATOR_BANK, the amount and the reference; without that setting they name none.',
  'checkout.clients-orders': 'A practitioner sees the orders of linked clients.',
} satisfies Requirements<'checkout'>

declare module '../../requirements/index.ts' {
  interface Rules {
    checkout: typeof checkout
  }
}
