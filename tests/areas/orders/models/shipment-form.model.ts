import { shipmentForm, shipmentFormMachine } from '#machines/orders/shipment-form.machine.ts'

import { formModel } from '#tests/models/form-model.ts'

export const model = formModel({
  machine: shipmentFormMachine,
  form: shipmentForm,
  known: { carrier: 'dhl', tracking_number: '0034 0434' },
  changes: [
    ['carrier', ''],
    ['tracking_number', '0034 0435'],
  ],
  refused: 'tracking_number',
  sent: { shipment: { carrier: 'dhl', tracking_number: '00340434' } },
})
