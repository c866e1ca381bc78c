import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CheckoutBar, CheckoutLayout } from '#areas/orders/components/CheckoutLayout.tsx'
import { ErrorSummary } from '#components/form/ErrorSummary.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useRefusalText } from '#hooks/refusal.ts'
import type { AddressFormRef } from '#machines/orders/checkout/address-form.machine.ts'
import type { Basis } from '#machines/orders/checkout/checkout.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'
import type { LinesFoldRef } from '#machines/orders/checkout/lines-fold.machine.ts'

import { AddressPart } from './AddressPart.tsx'
import { BillingPart } from './BillingPart.tsx'
import { useCheckoutForm } from './checkout-form.ts'
import { DeliveryPart } from './DeliveryPart.tsx'
import { useOrderSums } from './order-sums.ts'
import { FoldedOrdered } from './Ordered.tsx'
import { PaymentPart } from './PaymentPart.tsx'

interface FillInProps {
  readonly actor: CheckoutRef
}

/** The first step: address, delivery and payment, beside what is ordered. */
export function FillIn({ actor }: FillInProps) {
  const form = useSelector(actor, ({ children }) => children['addressForm'] as AddressFormRef | undefined)
  const fold = useSelector(actor, ({ children }) => children['linesFold'] as LinesFoldRef | undefined)
  const basis = useSelector(actor, ({ context }) => context.basis)
  return form && fold && basis ? <Fields actor={actor} form={form} fold={fold} basis={basis} /> : null
}

interface FieldsProps extends FillInProps {
  readonly form: AddressFormRef
  readonly fold: LinesFoldRef
  readonly basis: Basis
}

function Fields({ actor, form: ref, fold, basis }: FieldsProps) {
  const { t } = useTranslation('shopping')
  const form = useCheckoutForm(ref)
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useRefusalText(refusal)
  const isUndeliverable = useSelector(actor, (snapshot) => snapshot.matches({ open: { filling: 'undeliverable' } }))
  const chosen = useSelector(ref, ({ context }) => context.values.delivery_method)
  const method = basis.delivery_methods.find(({ id }) => id === chosen)
  const { total } = useOrderSums(basis, method, { country: form.country })
  const parts = { form, basis }
  return (
    <CheckoutLayout
      ordered={<FoldedOrdered fold={fold} basis={basis} method={method} to={{ country: form.country }} />}
    >
      <FieldForm label={t('checkout.title')} onSubmit={form.submit}>
        {refusal && <InlineError message={`${t('checkout.notPlaced')} ${reason}`} />}
        <AddressPart {...parts} onChoose={(index) => actor.send({ type: 'address.choose', index })} />
        <BillingPart form={form} />
        <DeliveryPart {...parts} isUndeliverable={isUndeliverable} />
        <PaymentPart {...parts} />
        <ErrorSummary heading={t('common:form.summary')} errors={form.errors} failures={form.failures} />
        <CheckoutBar label={t('cart.total')} amount={total}>
          <FormActions submit={t('checkout.toReview')} busy={form.isBusy} />
        </CheckoutBar>
      </FieldForm>
    </CheckoutLayout>
  )
}
