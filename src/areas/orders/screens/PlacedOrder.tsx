import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { ButtonLink } from '#components/action/Button.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useParts } from '#hooks/parts.tsx'
import { useUser } from '#areas/account/hooks/session.ts'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import type { OrderRef } from '#machines/orders/order.machine.ts'
import type { ShownOrder } from '#machines/orders/order.setup.ts'
import { ownOrdersPath } from '#machines/orders/orders-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { CheckoutSteps } from './checkout/CheckoutSteps.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPage } from './OrderPage.tsx'
import { Payment } from './Payment.tsx'
import { OrderView } from './OrderView.tsx'
import { useStatusText } from './status-text.ts'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

const TITLES = {
  placed: 'order.title',
  paid: 'order.title',
  sent: 'order.sentTitle',
  cancelled: 'order.cancelledTitle',
} as const

/** The order that was just placed, or is opened again by its address. Shows a waiting page until its texts have loaded. */
export function PlacedOrder() {
  const hasTexts = useHasTexts('shopping')
  const hasOrders = useHasTexts('orders')
  return hasTexts && hasOrders ? (
    <WithLateActor name="order">{(actor) => <Placed actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function Placed({ actor }: { readonly actor: OrderRef }) {
  const { t } = useTranslation('shopping')
  const user = useUser()
  const { OrderReturns } = useParts()
  const order = useSelector(actor, ({ context }) => openOrder(context))
  const statusText = useStatusText()
  const isThanked = order !== null && TITLES[order.status] === 'order.title'
  const thanks = (shown: ShownOrder) =>
    t('order.lead', { number: shown.number, email: shownAddress(user?.email ?? ''), standing: statusText(shown) })
  return (
    <>
      {isThanked && (
        <div className="vb-checkout-head">
          <CheckoutSteps at="done" />
        </div>
      )}
      <OrderPage
        order={order}
        actor={actor}
        back={ownOrdersPath(user?.user_type_id)}
        title={({ status }) => t(TITLES[status])}
        lead={(shown) => (TITLES[shown.status] === 'order.title' ? thanks(shown) : statusText(shown))}
      >
        {(placed) => (
          <OrderView
            order={placed}
            address={placed.address}
            billing={placed.billing}
            below={OrderReturns && <OrderReturns order={placed} />}
            news={<Payment actor={actor} order={placed} />}
            actions={<Ways order={placed} />}
          />
        )}
      </OrderPage>
    </>
  )
}

function Ways({ order }: { readonly order: ShownOrder }) {
  const { t } = useTranslation('shopping')
  const href = useHref()
  return (
    <>
      <ButtonLink variant="primary" href={href(PAGES.listing.path)}>
        {t('mini.goOn')}
      </ButtonLink>
      <OrderPapers order={order} />
    </>
  )
}
