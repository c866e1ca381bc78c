import { useTranslation } from 'react-i18next'

import { RadioGroup } from '#components/form/RadioField.tsx'

import type { FormPartProps } from './checkout-form.ts'

/** The choice of a payment method, the most used one first (checkout.most-used-payment-first). */
export function PaymentPart({ form, basis }: FormPartProps) {
  const { t } = useTranslation('shopping')
  const rows = basis.payment_methods.map((method) => ({
    value: method,
    label: t(`common:payment.${method}`),
    mark: `/payment/${method}.svg`,
  }))
  return <RadioGroup {...form.choice('payment_method', rows)} options={rows} inRows required />
}
