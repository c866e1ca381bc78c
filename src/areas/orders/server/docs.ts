import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/orders/contract/calls.ts'
import {
  keptAddress,
  leftOut,
  order,
  orderedAgain,
  orderLine,
  orderPage,
  orderSummary,
} from '#areas/orders/contract/orders.ts'
import { adminOrder, adminOrderSummary } from '#areas/orders/contract/admin-orders.ts'
import { clientOrder, clientOrderPage, clientOrderSummary } from '#areas/orders/contract/client-orders.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  checkVatNumber: { vat_number: 'DE136695976' },
  payOrder: { payment_method: 'credit_card' },
  placeOrder: {
    address: {
      first_name: 'Mara',
      last_name: 'Vos',
      street: 'Lindengracht 12',
      postal_code: '1015 KG',
      city: 'Amsterdam',
      country: 'NL',
    },
    delivery_method: 'standard',
    payment_method: 'invoice',
    total: 44.88,
    seen: {
      lines: [{ product_variant_id: 731, quantity: 2, price: 19.99 }],
      discount_rate: 0,
      delivery_price: 4.9,
    },
  },
  updateOrder: { status: 'sent', shipment: { carrier: 'dhl', tracking_number: '00340434161094042557' } },
  moveOrders: { status: 'sent', order_ids: [4711, 4712] },
  addOrderNote: { note: 'Rang to ask for delivery after 4 pm.' },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Address: keptAddress,
  AdminOrder: adminOrder,
  AdminOrderSummary: adminOrderSummary,
  ClientOrder: clientOrder,
  ClientOrderPage: clientOrderPage,
  ClientOrderSummary: clientOrderSummary,
  LeftOut: leftOut,
  Order: order,
  OrderedAgain: orderedAgain,
  OrderLine: orderLine,
  OrderPage: orderPage,
  OrderSummary: orderSummary,
} satisfies Record<string, GenericSchema>
