import { bankForm, bankFormMachine } from '#machines/commission/bank/bank-form.machine.ts'

import { formModel } from '#tests/models/form-model.ts'
import { ownBank } from './commission-samples.ts'

export const model = formModel({
  machine: bankFormMachine,
  form: bankForm,
  changes: [
    ['kind', 'iban'],
    ['holder', 'Ada Linden'],
    ['iban', 'DE75 5121 0800 1245 1261 98'],
    ['iban', 'DE75 5121 0800 1245 1261 99'],
    ['bic', 'DEUTDEFF'],
  ],
  refused: 'iban',
  sent: ownBank,
})
