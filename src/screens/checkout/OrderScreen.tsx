import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard, AreaCards } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { CartLayout } from '#components/kept/CartLayout.tsx'
import { CartSummary } from '#components/kept/CartSummary.tsx'
import { DetailList } from '#components/layout/DetailList.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { Waiting } from '#components/feedback/Waiting.tsx'
import type { Order } from '#contract/orders.ts'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useUser } from '#hooks/session.ts'
import type { OrderRef } from '#machines/checkout/order.machine.ts'

import { PageHead } from '../page/PageHead.tsx'
import { WithChart } from '../page/WithChart.tsx'

import { AddressLines } from './AddressLines.tsx'
import { OrderLines } from './OrderLines.tsx'
import { useOrderRows } from './order-rows.ts'

/** The order that was just placed. It stands back until its words are there. */
export function OrderScreen() {
  return useHasTexts('shopping') ? <OrderPage /> : <Waiting />
}

function OrderPage() {
  const { t } = useTranslation('shopping')
  return (
    <>
      <PageHead title={t('order.title')} />
      <PageHeading focusOnMount={useFocusOnArrival()}>{t('order.title')}</PageHeading>
      <WithChart name="order">{(actor) => <Shown actor={actor} />}</WithChart>
    </>
  )
}

function Shown({ actor }: { readonly actor: OrderRef }) {
  const { t } = useTranslation('shopping')
  const order = useSelector(actor, ({ context }) => (context.key === context.dataKey ? context.data : null))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  if (order) return <Placed order={order} />
  if (!isFailed) return <Waiting />
  return (
    <InlineError
      message={`${t('order.failed')} ${reason}`}
      action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
    />
  )
}

function Placed({ order }: { readonly order: Order }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const email = useUser()?.email ?? ''
  const rows = useOrderRows({ ...order, delivery_price: order.delivery_method.price })
  return (
    <>
      <p>{t('order.lead', { number: order.number, email })}</p>
      <CartLayout
        lines={
          <AreaCards>
            <AreaCard heading={t('order.details')}>
              <DetailList
                details={[
                  { name: t('order.number'), value: <span translate="no">{order.number}</span> },
                  { name: t('checkout.address'), value: <AddressLines address={order.address} /> },
                  { name: t('checkout.delivery'), value: order.delivery_method.title },
                  { name: t('checkout.payment'), value: t(`common:payment.${order.payment_method}`) },
                ]}
              />
            </AreaCard>
            <AreaCard heading={t('order.lines')}>
              <OrderLines lines={order.lines} />
            </AreaCard>
          </AreaCards>
        }
        sums={
          <CartSummary
            heading={t('cart.summary')}
            lead={t('order.items', { count: order.total_items, number: formatNumber(order.total_items) })}
            rows={rows}
            note={t('order.tax', { price: formatPrice(order.tax) })}
          >
            <div className="vb-next-actions">
              <ButtonLink variant="primary" href={href('/products')}>
                {t('mini.goOn')}
              </ButtonLink>
            </div>
          </CartSummary>
        }
      />
    </>
  )
}
