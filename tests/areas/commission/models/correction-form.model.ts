import { correctionForm, correctionFormMachine } from '#machines/commission/payout/correction-form.machine.ts'

import { formModel } from '#tests/models/form-model.ts'
import { payable } from './commission-samples.ts'

export const model = formModel({
  machine: correctionFormMachine,
  form: correctionForm,
  changes: [
    ['email', 'ada'],
    ['email', 'ada@mail.example'],
    ['amount', '0'],
    ['amount', '-12,50'],
    ['reason', 'Order returned outside the shop'],
  ],
  refused: 'email',
  sent: {
    entry_id: 5,
    practitioner: payable(3).practitioner,
    currency: 'EUR',
    amount: -12.5,
    reason: 'Order returned outside the shop',
    created_at: '2026-11-25T10:00:00Z',
  },
})
