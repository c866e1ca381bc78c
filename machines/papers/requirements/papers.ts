import type { Requirements } from '../../requirements/requirement.ts'

export const papers = {
  'papers.numbers-without-gaps':
    'Invoices and credit notes are numbered one after the other, each in a series of its own by shop and year, and a transaction that is rolled back leaves no number out.',
  'papers.one-invoice-an-order': 'An order has one invoice at most, however often and from wherever it is issued.',
  'papers.invoice-time-is-a-setting':
    'INVOICE_AT says when an invoice is issued: once the order is sent, or once it is paid. Whoever pays later has it once the order is sent.',
  'papers.content-is-frozen':
    'A paper keeps what it said when it was issued: seller, buyer, days, lines, taxes and sums, in the language of the order.',
  'papers.pay-by-a-day':
    'An invoice that is not paid says how to pay it and until which day: PAYMENT_DAYS after it, 14 where not set.',
  'papers.credit-within-its-invoice':
    'A credit note names its invoice. Those of one invoice never credit more of a line, of the delivery or in all than it billed, and together agree with its taxes to the cent.',
  'papers.cancelling-credits':
    'Cancelling an order that has an invoice issues a credit note for all that is left of it.',
  'papers.pdf-in-the-buyers-language':
    "Papers are PDFs in the language of the order, with the shop's fonts, in which no character is a box; they are tagged for screen readers and can be kept for years (PDF/A-3).",
  'papers.own-or-admins':
    'A paper is shown to the buyer of its order and to admins. Practitioners see none of their clients.',
  'papers.slips-have-no-prices':
    'Packing slips of one or many orders come as one PDF, each on pages of its own, in the language of its order and without prices.',
  'papers.go-with-the-mail':
    'The mail that an order is sent, paid or cancelled carries the paper that was issued with it; the outbox keeps a reference to it alone.',
  'papers.outlive-the-account': "A deleted account's papers are kept, as the law asks.",
} satisfies Requirements<'papers'>

declare module '../../requirements/index.ts' {
  interface Rules {
    papers: typeof papers
  }
}
