import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { CheckoutBar, CheckoutLayout } from '#areas/orders/components/CheckoutLayout.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { arrivalText } from '#areas/orders/contract/arrival-text.ts'
import type { DeliveryMethod } from '#areas/orders/contract/orders.ts'
import { tagOf } from '#hooks/format-day.ts'
import { useHref, useLanguage } from '#hooks/language.ts'
import { destinationOf, methodOf } from '#machines/orders/checkout/checkout.ts'
import type { Basis, Filled, FilledBilling, VatState } from '#machines/orders/checkout/checkout.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'

import { useAddressText } from '../address-lines.ts'
import { BillingLines } from './BillingLines.tsx'
import { useOrderSums } from './order-sums.ts'
import { Ordered } from './Ordered.tsx'

/** Everything that will be ordered, with the button that orders it. */
export function Review({ actor }: { readonly actor: CheckoutRef }) {
  const { basis, filled, vat } = useSelector(actor, ({ context }) => context)
  const method = methodOf(basis?.delivery_methods ?? [], filled)
  return basis && filled && method ? (
    <Reviewed actor={actor} basis={basis} filled={filled} vat={vat} method={method} />
  ) : null
}

interface ReviewedProps {
  readonly actor: CheckoutRef
  readonly basis: Basis
  readonly filled: Filled
  readonly vat: VatState
  readonly method: DeliveryMethod
}

function Reviewed({ actor, basis, filled, vat, method }: ReviewedProps) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const textOf = useAddressText()
  const to = destinationOf(filled, vat)
  const { total } = useOrderSums(basis, method, to)
  const tag = tagOf(useLanguage())
  const { payment_provider: provider } = basis
  return (
    <CheckoutLayout
      ordered={<Ordered basis={basis} method={method} to={to} />}
      notes={
        <>
          {provider !== 'none' && filled.payment_method !== 'invoice' && <p>{t(`orders:pay.${provider}`)}</p>}
          <p>
            <span>{t('checkout.terms')}</span>{' '}
            <TextLink href={href('/terms')}>{t('common:footer.page.terms')}</TextLink>
          </p>
        </>
      }
      foot={
        <CheckoutBar label={t('cart.total')} amount={total}>
          <Button variant="primary" onClick={() => actor.send({ type: 'order.place' })}>
            {t('checkout.place')}
          </Button>
        </CheckoutBar>
      }
    >
      <AreaCard heading={t('checkout.deliveryAndPayment')}>
        <DetailList
          inRows
          details={[
            { name: t('checkout.address'), value: <span translate="no">{textOf(filled.address)}</span> },
            ...(filled.billing
              ? [{ name: t('checkout.billing'), value: <ReviewedBilling billing={filled.billing} vat={vat} /> }]
              : []),
            {
              name: t('checkout.delivery'),
              value: (
                <>
                  <p>{method.title}</p>
                  {method.arrives && <p>{t('checkout.arrives', { days: arrivalText(method.arrives, tag) })}</p>}
                </>
              ),
            },
            { name: t('checkout.payment'), value: t(`common:payment.${filled.payment_method}`) },
          ]}
        />
        <div>
          <Button onClick={() => actor.send({ type: 'order.change' })}>{t('checkout.change')}</Button>
        </div>
      </AreaCard>
    </CheckoutLayout>
  )
}

function ReviewedBilling({ billing, vat }: { readonly billing: FilledBilling; readonly vat: VatState }) {
  const { t } = useTranslation('shopping')
  return (
    <>
      <BillingLines billing={{ ...billing, phone: '', vat_state: vat }} />
      {vat === 'not_checked' && <p className="vb-checkout-note">{t('checkout.vatNotChecked')}</p>}
    </>
  )
}
