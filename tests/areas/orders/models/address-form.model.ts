import { addressForm, addressFormMachine } from '#machines/orders/checkout/address-form.machine.ts'

import { address, filled } from './checkout-samples.ts'
import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: addressFormMachine,
  form: addressForm,
  known: { address, delivery_method: 'express', payment_method: 'invoice' },
  changes: [
    ['address.postal_code', ' '],
    ['address.postal_code', '1010'],
    ['address.country', 'AT'],
    ['address.addition', 'Second floor'],
    ['delivery_method', 'standard'],
  ],
  refused: 'delivery_method',
  sent: filled,
})
