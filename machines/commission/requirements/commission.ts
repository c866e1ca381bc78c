import type { Requirements } from '../../requirements/requirement.ts'

export const commission = {
  'commission.rates-are-bounded':
    "No client's rate above the base rate of commission is offered, accepted or used; a stored higher one counts as the base rate.",
  'commission.rate-is-what-is-left':
    "Each order line of a linked client earns its amount after discount, without delivery, times the base rate less the client's rate at the time, and never less than 0.",
  'commission.base-rate-is-a-setting': 'The base rate is a setting, 20 percent where none is set.',
  'commission.three-states':
    'Commission is pending while the order is placed, approved once it is paid, and paid when an admin says so.',
  'commission.ledger-of-entries':
    "An order writes an accrual for each line when it is placed, with the rate of that time, and a reversal of the same amount when it is cancelled or all of its money goes back. Only the client's own practitioner earns, and nobody by an order of their own.",
  'commission.rounds-per-line': 'Commission is rounded half up to the cent, line by line.',
  'commission.reversed-by-piece':
    'Pieces that come back take back what they have earned, and a line that comes back in parts sums to zero.',
  'commission.unpaid-cancelled-counts-nowhere':
    'The entries of an order that was cancelled before it was paid are listed and count in no sum.',
  'commission.payout-pays-an-entry-once':
    'A payout pays the approved entries of one practitioner and currency, its total is their sum, and no entry is paid twice. What is cancelled after its payout is taken from the next.',
  'commission.statement-for-each-payout': 'A practitioner opens each payout as a statement with its lines.',
  'commission.from-and-to':
    'The report takes from, to, a client, a protocol and a state, in its lines, sums and file, and sums by currency, state and month. One press shows this month, the last month, this quarter or this year.',
  'commission.narrowed-by-protocol':
    'The report of a protocol has the products that the protocol names, bought by clients it was shared with.',
  'commission.bank-details':
    'A practitioner keeps the account to be paid to: its holder and an IBAN, or sort code and account number. It is checked, kept encrypted, and shown masked; logs and recordings never have it.',
  'commission.bank-change-is-mailed': 'Whoever has bank details changed is told so by mail, without them.',
  'commission.owed-after-deletion':
    'Commission that a practitioner is owed stays payable after their account is deleted. Name, email and bank details are kept for it, and taken out once nothing is owed; the name stays with the payout as long as the books need it.',
  'commission.corrections-have-a-reason':
    "An admin corrects a practitioner's commission by an entry of its own, signed, with a reason that the practitioner sees. It is approved from the first, and nothing else in the ledger is changed.",
  'commission.no-date-before-the-newest':
    'A payout has no date before the newest entry that it pays, and none before the payout before it. A correction has the day on which it is made.',
  'commission.statements-as-pdf':
    'A practitioner has the statement of each payout, and one of all payouts of a year, as PDF in the language of the page.',
  'commission.payout-is-mailed':
    'A payout is mailed to its practitioner, with the amount and the way to the statement.',
  'commission.payout-day-is-a-setting':
    'PAYOUT_DAY is the day of the month on which commission is paid out, the 15th where none is set. Practitioners and admins see when it is next.',
  'commission.months-of-the-shop':
    "Days and months begin at midnight of SHOP_TIME_ZONE, Europe/Berlin where none is set; what isn't a time zone stops the start.",
  'commission.csv-download':
    'The report can be downloaded as CSV that spreadsheets of the language open as it is, with no cell that they take for a formula.',
  'commission.bars-and-table':
    'The page of the report draws twelve months as stacked bars and has the same figures as a table, each currency by itself.',
} satisfies Requirements<'commission'>

declare module '../../requirements/index.ts' {
  interface Rules {
    commission: typeof commission
  }
}
