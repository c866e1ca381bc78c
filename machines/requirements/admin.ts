import type { Requirements } from './requirement.ts'

export const admin = {
  'admin.judges-certificates': {
    rule: 'An admin lists practitioners by where their certificates stand and sets each to approved, refused or pending.',
    built: true,
  },
  'admin.refusal-needs-a-reason': {
    rule: 'Refusing a certificate needs a reason, which goes to the practitioner by email.',
    built: true,
  },
  'admin.finds-accounts': { rule: 'An admin finds accounts by words in name or email and by type.', built: true },
  'admin.imports-a-catalogue': { rule: 'An admin imports a catalogue through POST /v2/admin/import.', built: false },
  'admin.moves-orders': {
    rule: 'An admin lists all orders and sets each to placed, paid, sent or cancelled; cancelling returns the stock.',
    built: true,
  },
  'admin.cancelling-is-confirmed': {
    rule: 'Before an order is cancelled, it is asked whether that is meant.',
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
