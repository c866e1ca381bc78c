/** Carrier and tracking number of a parcel; submitting it hands them to the order's chart. */
import type { ActorRefFrom } from 'xstate'

import { shipment } from '#areas/orders/contract/shipment.ts'
import type { Carrier, Shipment } from '#areas/orders/contract/shipment.ts'
import { asTaken, brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

/** Both empty if the parcel has no tracking. */
export interface ShipmentValues {
  readonly carrier: Carrier | ''
  readonly tracking_number: string
}

export interface FilledShipment {
  readonly shipment: Shipment | null
}

const isEmpty = ({ carrier, tracking_number }: ShipmentValues): boolean =>
  carrier === '' && tracking_number.trim() === ''

export const shipmentForm: Form<ShipmentValues, FilledShipment> = {
  empty: { carrier: '', tracking_number: '' },
  check: (values) => (isEmpty(values) ? {} : brokenRules(shipment, values)),
  body: (values) => ({ shipment: isEmpty(values) ? null : (asTaken(shipment, values) as Shipment) }),
}

export const shipmentFormMachine = createFormMachine<typeof shipmentForm, FilledShipment>('shipmentForm', shipmentForm)
export type ShipmentFormRef = ActorRefFrom<typeof shipmentFormMachine>
