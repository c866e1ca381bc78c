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
  const country = useSelector(ref, ({ context }) => context.values.address.country)
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
    delivery_method: { label: t('checkout.delivery') },
    payment_method: { label: t('checkout.payment') },
  })
  return { ...form, country }
}

/** A part of the form, which is drawn by a component of its own. */
export interface FormPartProps {
  readonly form: ReturnType<typeof useCheckoutForm>
  readonly basis: Basis
}
