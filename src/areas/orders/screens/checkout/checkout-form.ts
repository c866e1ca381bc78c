import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { NAME_MAX } from '#contract/constants.ts'
import { useCountries } from '#hooks/countries.ts'
import { useForm } from '#hooks/form.ts'
import { addressForm } from '#machines/orders/checkout/address-form.machine.ts'
import type { AddressFormRef } from '#machines/orders/checkout/address-form.machine.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'

/** The form of an order, with the words of its fields. */
export function useCheckoutForm(ref: AddressFormRef) {
  const { t } = useTranslation('shopping')
  const label = (name: string) => t(`account:register.field.${name}`)
  const everywhere = useCountries()
  const address = useSelector(ref, ({ context }) => context.values.address)
  const { country } = address
  const billed = useSelector(ref, ({ context }) => context.values.billing.country)
  const form = useForm(ref, addressForm, {
    'address.first_name': { label: label('first_name'), max: NAME_MAX },
    'address.last_name': { label: label('last_name'), max: NAME_MAX },
    'address.street': { label: t('checkout.street'), max: NAME_MAX },
    'address.addition': { label: t('checkout.addition'), max: NAME_MAX },
    'address.postal_code': {
      label: t('checkout.postalCode'),
      max: NAME_MAX,
      values: { country: everywhere.find(({ code }) => code === country)?.name ?? country },
    },
    'address.city': { label: t('checkout.city'), max: NAME_MAX },
    'address.country': { label: label('country') },
    'address.phone': { label: t('checkout.phone') },
    bills_apart: { label: t('checkout.billingApart') },
    'billing.company': { label: t('checkout.company'), max: NAME_MAX },
    'billing.vat_number': { label: t('checkout.vatNumber'), max: NAME_MAX },
    'billing.first_name': { label: label('first_name'), max: NAME_MAX },
    'billing.last_name': { label: label('last_name'), max: NAME_MAX },
    'billing.street': { label: t('checkout.street'), max: NAME_MAX },
    'billing.addition': { label: t('checkout.addition'), max: NAME_MAX },
    'billing.postal_code': {
      label: t('checkout.postalCode'),
      max: NAME_MAX,
      values: { country: everywhere.find(({ code }) => code === billed)?.name ?? billed },
    },
    'billing.city': { label: t('checkout.city'), max: NAME_MAX },
    'billing.country': { label: label('country') },
    delivery_method: { label: t('checkout.delivery') },
    payment_method: { label: t('checkout.payment') },
  })
  /** Another address begins as that of delivery. */
  const billApart = (bills_apart: boolean) => {
    const { phone: _phone, ...address } = ref.getSnapshot().context.values.address
    if (bills_apart) ref.send({ type: 'form.fill', values: { billing: { company: '', vat_number: '', ...address } } })
    ref.send({ type: 'field.change', field: 'bills_apart', value: bills_apart })
  }
  return { ...form, address, country, billApart }
}

/** A part of the form, which is drawn by a component of its own. */
export interface FormPartProps {
  readonly form: ReturnType<typeof useCheckoutForm>
  readonly basis: Basis
}
