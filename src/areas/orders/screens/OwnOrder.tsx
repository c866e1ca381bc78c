import { useSelector } from '@xstate/react'

import type { BreadcrumbStep } from '#components/layout/Breadcrumb.tsx'
import { useParts } from '#hooks/parts.tsx'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import type { OrderRef } from '#machines/orders/order.machine.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OrderAgainButton, OrderAgainNews } from './OrderAgain.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPage } from './OrderPage.tsx'
import { Payment } from './Payment.tsx'
import { OrderView } from './OrderView.tsx'
import { useStatusText } from './status-text.ts'

interface OwnOrderProps {
  readonly actor: OrderRef
  /** Address of the own orders, without the language. */
  readonly back: string
  /** Pages between this one and that of the side navigation. */
  readonly between?: readonly BreadcrumbStep[] | undefined
}

/** One of the own orders, with its invoice and the way to order it again. */
export function OwnOrder({ actor, back, between }: OwnOrderProps) {
  const { OrderReturns } = useParts()
  const order = useSelector(actor, ({ context }) => openOrder(context))
  return (
    <OrderPage order={order} actor={actor} back={back} between={between} lead={useStatusText()}>
      {(shown) => (
        <WithLateActor name="orderAgain">
          {(again) => (
            <OrderView
              order={shown}
              address={shown.address}
              billing={shown.billing}
              below={OrderReturns && <OrderReturns order={shown} />}
              news={
                <>
                  <Payment actor={actor} order={shown} />
                  <OrderAgainNews actor={again} orderId={shown.order_id} />
                </>
              }
              actions={
                <>
                  <OrderAgainButton actor={again} orderId={shown.order_id} />
                  <OrderPapers order={shown} />
                </>
              }
            />
          )}
        </WithLateActor>
      )}
    </OrderPage>
  )
}
