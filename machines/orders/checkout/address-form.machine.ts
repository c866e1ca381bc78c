/** The form of an order: delivery, billing and payment. Submitting it leads to the review, not to an order. */
import * as v from 'valibot'
import type { ActorRefFrom } from 'xstate'

import type { PaymentMethod } from '#contract/constants.ts'
import { asTaken, brokenRules, type RuleText } from '#contract/rules.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'

import { createFormMachine } from '../../form/form.machine.ts'
import type { Form } from '../../form/form.ts'
import { withoutUnchosen } from '../../form/values.ts'

import type { Filled } from './checkout.ts'

const place = { first_name: '', last_name: '', street: '', addition: '', postal_code: '', city: '', country: '' }

const empty = {
  address: { ...place, phone: '' },
  /** The invoice is for a company, or goes to another address (tax.billing-apart). */
  bills_apart: false,
  billing: { company: '', vat_number: '', ...place },
  delivery_method: '',
  payment_method: null as PaymentMethod | null,
}
export type OrderForm = typeof empty

const schema = v.pick(placeOrder.body, ['address', 'billing', 'delivery_method', 'payment_method'])
const bodyOf = ({ bills_apart, billing, ...rest }: OrderForm) =>
  withoutUnchosen({ ...rest, ...(bills_apart && { billing }) })

const VAT_NUMBER = 'billing.vat_number'

/** VAT numbers have their own error texts. */
function check(values: OrderForm): Readonly<Record<string, RuleText>> {
  const broken: Readonly<Record<string, RuleText>> = brokenRules(schema, bodyOf(values))
  return broken[VAT_NUMBER] === 'form.invalid' ? { ...broken, [VAT_NUMBER]: 'shopping:checkout.vatInvalid' } : broken
}

export const addressForm: Form<OrderForm, Filled> = {
  empty,
  check,
  body: (values) => asTaken(schema, bodyOf(values)) as Filled,
}

export const addressFormMachine = createFormMachine<typeof addressForm, Filled>('addressForm', addressForm)
export type AddressFormRef = ActorRefFrom<typeof addressFormMachine>
