import type { Requirements } from '../../requirements/requirement.ts'

export const admin = {
  'admin.judges-certificates':
    'An admin lists practitioners by where their certificates stand and sets each to approved, refused or pending; corrected details wait among those to review.',
  'admin.judges-what-was-read':
    'A verdict names the certified details that the admin has read. Where the practitioner has changed them since, nothing is decided, and the list is read anew.',
  'admin.sees-what-was-approved':
    'An admin sees each corrected detail beside the one that was approved, and since when the correction waits.',
  'admin.refusal-ends-the-approval':
    'While corrected details are checked only a refusal ends the approval, and its email says that page, sharing and discounts rest.',
  'admin.refusal-needs-a-reason': 'Refusing a certificate needs a reason, which goes to the practitioner by email.',
  'admin.finds-accounts': 'An admin finds accounts by words in name or email and by type.',
  'admin.finds-practitioners':
    'An admin finds practitioners by words in name, practice or email, wherever their certificates stand.',
  'admin.lists-stand-in-the-address':
    'The lists of orders, accounts and practitioners have one search and one filter; both stand in the address with the page, so that reload, back and a sent link show the same rows.',
  'admin.home-shows-what-waits':
    "An admin's home shows how many orders are to be sent or not paid, certificates to be judged and sums of commission to be paid, and an import that is not finished.",
  'admin.imports-a-catalogue':
    'An admin imports a catalogue from the browser: the file is sent, checked, and imported once they say so; each step shows how far it is.',
  'admin.import-file-name-is-short':
    'Of the name of a sent catalogue 255 characters are kept in one line, with its ending.',
  'admin.import-is-checked-first':
    'Before a product changes, an admin sees what of a file would be created, changed, left out and lost.',
  'admin.import-asks-about-columns':
    'An admin is asked which column of a table is what wherever its headings leave that open; what they say is kept for the next table with the same headings.',
  'admin.import-is-looked-at':
    'A check shows the kind of file and how its prices are read, the first products as they would look, changed products by name with old and new price, and lost fields, prices and names first.',
  'admin.import-says-why-nothing-is-taken':
    'A file of which nothing can be taken cannot be started; one sentence says why, and what to do.',
  'admin.import-equal-findings-are-one': 'Equal findings of an import are told as one with their number.',
  'admin.import-stops-at-once':
    'An import that is stopped before it was started leaves nothing, whether its file has come or not; one that was just started takes no line.',
  'admin.import-is-ended': 'An interrupted import can be ended: what is in stays, and the rest is not taken.',
  'admin.import-is-undone':
    'The newest import can be undone: products that it made are withdrawn from sale, those that it changed are as before.',
  'admin.undo-keeps-what-was-ordered':
    'A product that was ordered or edited after the import stays as it is, and is named before anything is undone.',
  'admin.import-offers-what-is-absent':
    'Products that came by files of the same kind and that a newer file does not name are offered to be taken off sale.',
  'admin.one-import-at-a-time':
    'One import from the browser is open at a time; another is refused with the name of whoever began the first.',
  'admin.import-survives-a-reload':
    'After a reload of the page the import is shown as it is; after a restart of the shop it is said to be interrupted.',
  'admin.interrupted-import-goes-on':
    'An interrupted import leaves whole products only, and takes the rest from the same file once an admin says so.',
  'admin.import-findings-are-downloaded':
    'Lines that are not taken are listed with reasons in the language of the admin, and can be downloaded as a table in which nothing is a formula.',
  'admin.shop-answers-during-an-import': 'The shop answers as usual while a catalogue is imported.',
  'admin.moves-orders':
    'An admin lists all orders and sets each to placed, paid, sent or cancelled; cancelling returns the stock.',
  'admin.cancelling-is-confirmed': 'Before an order is cancelled, it is asked whether that is meant.',
  'admin.payment-in-sight': 'The list of orders and each order say whether it is paid and by which method.',
  'admin.sending-unpaid-is-confirmed':
    "Before an order that isn't paid is marked as sent, it is asked whether that is meant.",
  'admin.opens-invoices': 'An admin opens the invoice of any order, and prints it.',
  'admin.takes-paid-back':
    "For an hour an admin takes back that an order was marked as paid, unless it is cancelled, a provider has its money or its commission is paid out. Its commission is pending again, and what isn't by invoice has 24 hours to be paid.",
  'admin.marks-commission-paid':
    'An admin marks the approved commission of a practitioner as paid, with a date and a note, if it is the total that they saw.',
  'admin.dues-as-files':
    'An admin has everything that is to be paid as CSV and as a SEPA payment file, and is told who has no bank details.',
  'admin.payout-is-confirmed': 'Before commission is marked as paid, it is asked whether that is meant.',
  'admin.payout-of-another-total-is-told':
    'If another sum is approved by now, or another admin has paid it, nothing is paid, and the new sum is shown first.',
} satisfies Requirements<'admin'>

declare module '../../requirements/index.ts' {
  interface Rules {
    admin: typeof admin
  }
}
