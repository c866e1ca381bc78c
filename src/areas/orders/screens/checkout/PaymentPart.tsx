import { useTranslation } from 'react-i18next'

import { RadioGroup } from '#components/form/RadioField.tsx'

import type { FormPartProps } from './checkout-form.ts'

/** The choice of a payment method. */
export function PaymentPart({ form, basis }: FormPartProps) {
  const { t } = useTranslation('shopping')
  const choice = form.choice(
    'payment_method',
    basis.payment_methods.map((method) => ({ value: method, label: t(`common:payment.${method}`) })),
  )
  return <RadioGroup {...choice} required />
}
