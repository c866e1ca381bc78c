import { useTranslation } from 'react-i18next'

import { arrivalText } from '#areas/orders/contract/arrival-text.ts'
import { deliveryPrice, missingToFree } from '#areas/orders/contract/order-totals.ts'
import { FormPart } from '#components/form/FormPart.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RadioGroup } from '#components/form/RadioField.tsx'
import { useFormatPrice } from '#hooks/format.ts'
import { tagOf } from '#hooks/format-day.ts'
import { useLanguage } from '#hooks/language.ts'
import { methodsFor } from '#machines/orders/checkout/checkout.ts'

import type { FormPartProps } from './checkout-form.ts'

interface DeliveryPartProps extends FormPartProps {
  /** The chosen way does not go to the country of the address. */
  readonly isUndeliverable: boolean
}

/** The choice of a delivery method, with its days (checkout.delivery-days) and what is missing to a free one (checkout.missing-to-free-delivery). */
export function DeliveryPart({ form, basis, isUndeliverable }: DeliveryPartProps) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
  const tag = tagOf(useLanguage())
  const goods = basis.cart.total_price_after_discount
  const methods = methodsFor(basis.delivery_methods, form.country)
  const rows = (methods.length > 0 ? methods : basis.delivery_methods).map((method) => {
    const price = deliveryPrice(method, goods)
    const missing = missingToFree(method, goods)
    return {
      value: method.id,
      label: method.title,
      note: method.arrives ? t('checkout.arrives', { days: arrivalText(method.arrives, tag) }) : undefined,
      more: missing > 0 ? t('checkout.toFree', { price: formatPrice(missing) }) : undefined,
      amount: price === 0 ? t('checkout.free') : formatPrice(price),
    }
  })
  return (
    <FormPart heading={t('checkout.deliveryAndPayment')}>
      <RadioGroup {...form.choice('delivery_method', rows)} options={rows} inRows required />
      {isUndeliverable && <InlineError message={t('checkout.undeliverable')} />}
    </FormPart>
  )
}
