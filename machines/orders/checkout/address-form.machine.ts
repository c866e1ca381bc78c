/** The form of an order: where it goes, how, and how it is paid. What it sends is reviewed before anything is ordered. */
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'

import type { PaymentMethod } from '#contract/constants.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import { formOf } from '../../form/form.ts'

import type { Filled } from './checkout.ts'

export const addressForm = formOf(v.pick(placeOrder.body, ['address', 'delivery_method', 'payment_method']), {
  empty: {
    address: {
      first_name: '',
      last_name: '',
      street: '',
      addition: '',
      postal_code: '',
      city: '',
      country: '',
      phone: '',
    },
    delivery_method: '',
    payment_method: null as PaymentMethod | null,
  },
})

export const addressFormMachine = createFormMachine<typeof addressForm, Filled>('addressForm', addressForm)
export type AddressFormRef = ActorRefFrom<typeof addressFormMachine>
