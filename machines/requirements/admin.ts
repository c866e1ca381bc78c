import type { Requirements } from './requirement.ts'

export const admin = {
  'admin.judges-certificates': {
    rule: 'An admin lists practitioners by where their certificates stand and sets each to approved, refused or pending; corrected details wait among those to review.',
    built: true,
  },
  'admin.judges-what-was-read': {
    rule: 'A verdict names the certified details that the admin has read. Where the practitioner has changed them since, nothing is decided, and the list is read anew.',
    built: true,
  },
  'admin.sees-what-was-approved': {
    rule: 'An admin sees each corrected detail beside the one that was approved, and since when the correction waits.',
    built: true,
  },
  'admin.refusal-ends-the-approval': {
    rule: 'While corrected details are checked only a refusal ends the approval, and its email says that page, sharing and discounts rest.',
    built: true,
  },
  'admin.refusal-needs-a-reason': {
    rule: 'Refusing a certificate needs a reason, which goes to the practitioner by email.',
    built: true,
  },
  'admin.finds-accounts': { rule: 'An admin finds accounts by words in name or email and by type.', built: true },
  'admin.finds-practitioners': {
    rule: 'An admin finds practitioners by words in name, practice or email, wherever their certificates stand.',
    built: true,
  },
  'admin.lists-stand-in-the-address': {
    rule: 'The lists of orders, accounts and practitioners have one search and one filter; both stand in the address with the page, so that reload, back and a sent link show the same rows.',
    built: true,
  },
  'admin.home-shows-what-waits': {
    rule: "An admin's home shows how many orders are to be sent or not paid, certificates to be judged and sums of commission to be paid, and an import that is not finished.",
    built: true,
  },
  'admin.imports-a-catalogue': {
    rule: 'An admin imports a catalogue from the browser: the file is sent, checked, and imported once they say so; each step shows how far it is.',
    built: true,
  },
  'admin.import-file-name-is-short': {
    rule: 'Of the name of a sent catalogue 255 characters are kept in one line, with its ending.',
    built: true,
  },
  'admin.import-is-checked-first': {
    rule: 'Before a product changes, an admin sees what of a file would be created, changed, left out and lost.',
    built: true,
  },
  'admin.one-import-at-a-time': {
    rule: 'One import from the browser is open at a time; another is refused with the name of whoever began the first.',
    built: true,
  },
  'admin.import-survives-a-reload': {
    rule: 'After a reload of the page the import is shown as it is; after a restart of the shop it is said to be interrupted.',
    built: true,
  },
  'admin.interrupted-import-goes-on': {
    rule: 'An interrupted import leaves whole products only, and takes the rest from the same file once an admin says so.',
    built: true,
  },
  'admin.import-findings-are-downloaded': {
    rule: 'Lines that are not taken are listed with reasons in the language of the admin, and can be downloaded as a table in which nothing is a formula.',
    built: true,
  },
  'admin.shop-answers-during-an-import': {
    rule: 'The shop answers as usual while a catalogue is imported.',
    built: true,
  },
  'admin.moves-orders': {
    rule: 'An admin lists all orders and sets each to placed, paid, sent or cancelled; cancelling returns the stock.',
    built: true,
  },
  'admin.cancelling-is-confirmed': {
    rule: 'Before an order is cancelled, it is asked whether that is meant.',
    built: true,
  },
  'admin.payment-in-sight': {
    rule: 'The list of orders and each order say whether it is paid and by which method.',
    built: true,
  },
  'admin.sending-unpaid-is-confirmed': {
    rule: "Before an order that isn't paid is marked as sent, it is asked whether that is meant.",
    built: true,
  },
  'admin.opens-invoices': { rule: 'An admin opens the invoice of any order, and prints it.', built: true },
  'admin.takes-paid-back': {
    rule: "For an hour an admin takes back that an order was marked as paid, unless it is cancelled, a provider has its money or its commission is paid out. Its commission is pending again, and what isn't by invoice has 24 hours to be paid.",
    built: true,
  },
  'admin.marks-commission-paid': {
    rule: 'An admin marks the approved commission of a practitioner as paid, with a date and a note, if it is the total that they saw.',
    built: true,
  },
  'admin.payout-is-confirmed': {
    rule: 'Before commission is marked as paid, it is asked whether that is meant.',
    built: true,
  },
  'admin.payout-of-another-total-is-told': {
    rule: 'If another sum is approved by now, or another admin has paid it, nothing is paid, and the new sum is shown first.',
    built: true,
  },
} satisfies Requirements<'admin'>
