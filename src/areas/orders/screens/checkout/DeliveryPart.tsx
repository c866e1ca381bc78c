import { useTranslation } from 'react-i18next'

import { deliveryPrice } from '#areas/orders/contract/order-totals.ts'
import { FormPart } from '#components/form/FormPart.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RadioGroup } from '#components/form/RadioField.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { methodsFor } from '#machines/orders/checkout/checkout.ts'

import type { FormPartProps } from './checkout-form.ts'

interface DeliveryPartProps extends FormPartProps {
  /** The chosen way does not go to the country of the address. */
  readonly isUndeliverable: boolean
}

/** The choice of a delivery method. */
export function DeliveryPart({ form, basis, isUndeliverable }: DeliveryPartProps) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const goods = basis.cart.total_price_after_discount
  const methods = methodsFor(basis.delivery_methods, form.country)
  const choice = form.choice(
    'delivery_method',
    (methods.length > 0 ? methods : basis.delivery_methods).map((method) => ({
      value: method.id,
      label: t('checkout.deliveryChoice', {
        title: method.title,
        price: deliveryPrice(method, goods) === 0 ? t('checkout.free') : formatPrice(deliveryPrice(method, goods)),
      }),
    })),
  )
  return (
    <FormPart heading={t('checkout.deliveryAndPayment')}>
      <RadioGroup {...choice} required />
      {isUndeliverable && <InlineError message={t('checkout.undeliverable')} />}
    </FormPart>
  )
}
