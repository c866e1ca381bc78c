import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { CartLayout } from '#components/kept/CartLayout.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import { useHref } from '#hooks/language.ts'
import { methodOf } from '#machines/orders/checkout/checkout.ts'
import type { CheckoutRef } from '#machines/orders/checkout/checkout.machine.ts'

import { AddressLines } from './AddressLines.tsx'
import { OrderLines } from './OrderLines.tsx'
import { OrderSums } from './OrderSums.tsx'

/** Everything that will be ordered, with the button that orders it. */
export function Review({ actor }: { readonly actor: CheckoutRef }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const { basis, filled } = useSelector(actor, ({ context }) => context)
  const method = methodOf(basis?.delivery_methods ?? [], filled)
  if (!basis || !filled || !method) return null
  const { payment_provider: provider } = basis
  return (
    <CartLayout
      lines={
        <AreaCards>
          <AreaCard heading={t('checkout.review')}>
            <DetailList
              details={[
                { name: t('checkout.address'), value: <AddressLines address={filled.address} /> },
                { name: t('checkout.delivery'), value: method.title },
                { name: t('checkout.payment'), value: t(`common:payment.${filled.payment_method}`) },
              ]}
            />
            <div>
              <Button onClick={() => actor.send({ type: 'order.change' })}>{t('checkout.change')}</Button>
            </div>
          </AreaCard>
          <AreaCard heading={t('cart.lines')}>
            <OrderLines lines={basis.cart.items} />
          </AreaCard>
        </AreaCards>
      }
      sums={
        <OrderSums basis={basis} method={method}>
          <div className="vb-next">
            <p className="vb-next-text">
              <span>{t('checkout.terms')}</span>{' '}
              <TextLink href={href('/terms')}>{t('common:footer.page.terms')}</TextLink>
            </p>
            {provider !== 'none' && filled.payment_method !== 'invoice' && (
              <p className="vb-next-text">{t(`orders:pay.${provider}`)}</p>
            )}
            <div className="vb-next-actions">
              <Button variant="primary" onClick={() => actor.send({ type: 'order.place' })}>
                {t('checkout.place')}
              </Button>
            </div>
          </div>
        </OrderSums>
      }
    />
  )
}
