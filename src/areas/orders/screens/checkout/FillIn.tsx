import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CartLayout } from '#components/kept/CartLayout.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FieldRow } from '#components/form/FieldRow.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { FormPart } from '#components/form/FormPart.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { RadioGroup } from '#components/form/RadioField.tsx'
import { SelectField } from '#components/form/SelectField.tsx'
import { TextField } from '#components/form/TextField.tsx'
import { NAME_MAX } from '#contract/constants.ts'
import { deliveryPrice } from '#areas/orders/contract/order-totals.ts'
import { useCountries } from '#hooks/countries.ts'
import { useForm } from '#hooks/form.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import { addressForm } from '#machines/orders/checkout/address-form.machine.ts'
import type { AddressFormRef } from '#machines/orders/checkout/address-form.machine.ts'
import { methodsFor } from '#machines/orders/checkout/checkout.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'

import { NameFields } from '#screens/page/NameFields.tsx'

import { OrderSums } from './OrderSums.tsx'
import { PlaceFields } from './PlaceFields.tsx'

interface FillInProps {
  readonly actor: CheckoutRef
}

export function FillIn({ actor }: FillInProps) {
  const form = useSelector(actor, ({ children }) => children['addressForm'] as AddressFormRef | undefined)
  const basis = useSelector(actor, ({ context }) => context.basis)
  return form && basis ? <Fields actor={actor} form={form} basis={basis} /> : null
}

function Fields({ actor, form: ref, basis }: FillInProps & { readonly form: AddressFormRef; readonly basis: Basis }) {
  const { t } = useTranslation('shopping')
  const formatPrice = useFormatPrice()
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
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useRefusalText(refusal)
  const isUndeliverable = useSelector(actor, (snapshot) => snapshot.matches({ open: { filling: 'undeliverable' } }))
  const goods = basis.cart.total_price_after_discount
  const served = new Set(basis.delivery_methods.flatMap(({ countries }) => countries))
  const countries = everywhere
    .filter(({ code }) => served.has(code))
    .map(({ code, name }) => ({ value: code, label: name }))
  const methods = methodsFor(basis.delivery_methods, country)
  const delivery = form.choice(
    'delivery_method',
    (methods.length > 0 ? methods : basis.delivery_methods).map((method) => ({
      value: method.id,
      label: t('checkout.deliveryChoice', {
        title: method.title,
        price: deliveryPrice(method, goods) === 0 ? t('checkout.free') : formatPrice(deliveryPrice(method, goods)),
      }),
    })),
  )
  const payment = form.choice(
    'payment_method',
    basis.payment_methods.map((method) => ({ value: method, label: t(`common:payment.${method}`) })),
  )
  const chosen = basis.delivery_methods.find(({ id }) => id === delivery.value)
  return (
    <CartLayout
      lines={
        <FieldForm label={t('checkout.title')} onSubmit={form.submit}>
          {refusal && <InlineError message={`${t('checkout.notPlaced')} ${reason}`} />}
          <FormPart heading={t('checkout.address')}>
            <FieldRow>
              <NameFields
                given={<TextField {...form.field('address.first_name')} autoComplete="shipping given-name" required />}
                family={<TextField {...form.field('address.last_name')} autoComplete="shipping family-name" required />}
              />
            </FieldRow>
            <PlaceFields
              street={
                <>
                  <TextField {...form.field('address.street')} autoComplete="shipping address-line1" required />
                  <TextField {...form.field('address.addition')} autoComplete="shipping address-line2" />
                </>
              }
              town={
                <FieldRow>
                  <TextField {...form.field('address.postal_code')} autoComplete="shipping postal-code" required />
                  <TextField {...form.field('address.city')} autoComplete="shipping address-level2" required />
                </FieldRow>
              }
            />
            <FieldRow>
              <SelectField
                {...form.choice('address.country', countries)}
                placeholder={t('account:register.choose')}
                autoComplete="shipping country"
                required
              />
              <TextField {...form.field('address.phone')} type="tel" autoComplete="shipping tel" />
            </FieldRow>
          </FormPart>
          <FormPart heading={t('checkout.deliveryAndPayment')}>
            <RadioGroup {...delivery} required />
            {isUndeliverable && <InlineError message={t('checkout.undeliverable')} />}
            <RadioGroup {...payment} required />
          </FormPart>
          <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
          <FormActions submit={t('checkout.toReview')} busy={form.isBusy} />
        </FieldForm>
      }
      sums={<OrderSums basis={basis} method={chosen} />}
    />
  )
}
