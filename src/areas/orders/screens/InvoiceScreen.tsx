import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Button } from '#components/action/Button.tsx'
import { Invoice } from '#components/layout/Invoice.tsx'
import { taxSum } from '#areas/orders/contract/taxes.ts'
import { linePrice } from '#areas/cart/contract/cart-totals.ts'
import { USER_TYPES } from '#contract/call.ts'
import { useShopDay } from '#hooks/format-calendar.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useUser } from '#areas/account/hooks/session.ts'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import type { OrderRef } from '#machines/orders/order.machine.ts'
import type { ShownOrder } from '#machines/orders/order.setup.ts'
import { adminOrderPath, ownOrderPath, ownOrdersPath } from '#machines/orders/orders-place.ts'
import { shownStatusOf } from '#machines/orders/shown-status.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AddressLines } from './checkout/AddressLines.tsx'
import { BillingLines } from './checkout/BillingLines.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { OrderPage } from './OrderPage.tsx'
import { usePayTo } from './pay-to.ts'
import { Seller } from '#screens/page/Seller.tsx'

/** The invoice of an own order, or for an admin of any, to print (checkout.invoice-to-print, admin.opens-invoices). Shows a waiting page until its texts have loaded. */
export function InvoiceScreen() {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithLateActor name="order">{(actor) => <InvoicePage actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function InvoicePage({ actor }: { readonly actor: OrderRef }) {
  const { t } = useTranslation('orders')
  const type = useUser()?.user_type_id
  const order = useSelector(actor, ({ context }) => openOrder(context))
  const isAdmin = type === USER_TYPES.Admin
  const list = isAdmin ? PAGES.adminOrders.path : ownOrdersPath(type)
  const one = order && (isAdmin ? adminOrderPath(order.order_id) : ownOrderPath(type, order.order_id))
  return (
    <OrderPage
      order={order}
      actor={actor}
      back={one ?? list}
      backLabel={order ? t('one.title', { number: order.number }) : undefined}
      title={({ number }) => t('invoice.title', { number })}
    >
      {(shown) => (
        <>
          <div className="vb-invoice-tools">
            <Button variant="primary" onClick={() => actor.send({ type: 'order.print' })}>
              {t('invoice.print')}
            </Button>
          </div>
          <Sheet order={shown} />
        </>
      )}
    </OrderPage>
  )
}

/** The billed address, which is gone once the account is deleted. */
function Buyer({ address, billing }: Pick<ShownOrder, 'address' | 'billing'>) {
  const { t } = useTranslation('orders')
  if (billing) return <BillingLines billing={billing} />
  return address ? <AddressLines address={address} /> : <p>{t('admin.deleted')}</p>
}

function Sheet({ order }: { readonly order: ShownOrder }) {
  const { t } = useTranslation('orders')
  const formatDay = useShopDay()
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const formatPrice = useFormatPrice()
  const payTo = usePayTo(order)
  const status = shownStatusOf(order)
  const { delivery_method: delivery, total_discount: discount, discount_rate, taxes, total } = order
  return (
    <Invoice
      seller={<Seller of={order.seller} />}
      buyer={{ label: t('invoice.buyer'), lines: <Buyer address={order.address} billing={order.billing} /> }}
      facts={[
        { name: t('column.number'), value: order.number },
        { name: t('invoice.date'), value: formatDay(order.placed_at) },
        { name: t('one.payment'), value: t(`common:payment.${order.payment_method}`) },
        ...(order.paid_at === null ? [] : [{ name: t('time.paid_at'), value: formatDay(order.paid_at) }]),
      ]}
      columns={{
        product: t('invoice.product'),
        quantity: t('invoice.quantity'),
        price: t('invoice.price'),
        sum: t('invoice.sum'),
      }}
      rows={order.lines.map((line) => ({
        id: line.product_variant_id,
        name: line.name,
        lang: line.lang,
        contents: [line.brand, line.net_contents].filter((text) => text !== '').join(' · '),
        quantity: formatNumber(line.quantity),
        price: formatPrice(line.price),
        sum: formatPrice(linePrice(line)),
      }))}
      sums={[
        ...(discount === 0
          ? []
          : [
              {
                label: t('one.discount', { percent: formatPercent(discount_rate) }),
                amount: formatPrice(-discount),
              },
            ]),
        { label: delivery.title, lang: delivery.lang, amount: formatPrice(delivery.price) },
        { label: t('invoice.net'), amount: formatPrice(total - taxSum(taxes)) },
        ...(order.reverse_charge ? [] : taxes).map(({ rate, tax }) => ({
          label: t('invoice.tax', { rate: formatPercent(rate) }),
          amount: formatPrice(tax),
        })),
      ]}
      total={{ label: t('invoice.total'), amount: formatPrice(total) }}
      notes={[
        ...(order.reverse_charge ? [t('one.reverseCharge')] : []),
        ...(payTo === '' ? [] : [payTo]),
        ...(status === 'cancelled' || status === 'refunding' || status === 'refunded'
          ? [t(`invoice.${status}`, { date: formatDay(order.cancelled_at ?? ''), price: formatPrice(total) })]
          : []),
      ]}
    />
  )
}
