import { payoutForm, payoutFormMachine } from '#machines/commission/payout/payout-form.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: payoutFormMachine,
  form: payoutForm,
  known: { paid_on: '2026-11-26' },
  changes: [
    ['paid_on', ''],
    ['paid_on', '2026-11-25'],
    ['note', 'Transfer of November'],
  ],
  refused: 'paid_on',
  sent: { paid_on: '2026-11-25', note: '' },
})
