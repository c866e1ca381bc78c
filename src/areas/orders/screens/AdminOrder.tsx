import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { useFormatTime } from '#hooks/format-time.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useHasTexts } from '#hooks/language.ts'
import { useParts } from '#hooks/parts.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { AdminOrderRef } from '#machines/orders/admin-order.machine.ts'
import { isOnItsWay, MOVES, nextMove } from '#machines/orders/moves.ts'
import type { Move } from '#machines/orders/moves.ts'
import { openOrder } from '#machines/orders/order-page.machine.ts'
import { refundWay } from '#machines/orders/payment.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Customer } from './Customer.tsx'
import { OrderHistory } from './OrderHistory.tsx'
import { OrderPapers } from './OrderPapers.tsx'
import { OrderPage } from './OrderPage.tsx'
import { OrderView } from './OrderView.tsx'
import { ShipmentFields } from './ShipmentFields.tsx'

/** One order of the shop, and what an admin does with it (admin.moves-orders). Shows a waiting page until its texts have loaded. */
export function AdminOrder() {
  const hasTexts = useHasTexts('orders')
  const hasSums = useHasTexts('shopping')
  return hasTexts && hasSums ? (
    <WithLateActor name="adminOrder">{(actor) => <AnyOrder actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function AnyOrder({ actor }: { readonly actor: AdminOrderRef }) {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  const { OrderTakeBack } = useParts()
  const order = useSelector(actor, ({ context }) => openOrder(context))
  const dispute = order?.payment?.dispute
  const disputeText = dispute ? t(`dispute.${dispute.state}`, { price: formatPrice(dispute.amount) }) : ''
  const isOpen = dispute?.state === 'open'
  // Providers refund by themselves; payments made another way must be refunded by hand.
  const isOwedBack = order !== null && order.cancelled_at !== null && refundWay(order) === 'transfer'
  const owedBack = isOwedBack ? t('invoice.payBack', { price: formatPrice(order.total - (order.refunded ?? 0)) }) : ''
  return (
    <OrderPage order={order} actor={actor} back={PAGES.adminOrders.path}>
      {(shown) => (
        <>
          <Told actor={actor} />
          <OrderView
            order={shown}
            address={shown.address}
            billing={shown.billing}
            person={{ name: t('column.customer'), value: <Customer customer={shown.customer} /> }}
            paymentNote={isOpen ? '' : disputeText || owedBack}
            below={
              <>
                {OrderTakeBack && <OrderTakeBack order={shown} />}
                <OrderHistory actor={actor} history={shown.history} />
              </>
            }
            news={<News actor={actor} dispute={isOpen ? disputeText : ''} />}
            actions={
              <>
                <KeepFocus label={t('move.label')}>
                  <Moves actor={actor} />
                </KeepFocus>
                <OrderPapers order={shown} isAdmin />
              </>
            }
          />
        </>
      )}
    </OrderPage>
  )
}

function News({ actor, dispute }: { readonly actor: AdminOrderRef; readonly dispute: string }) {
  const { t } = useTranslation('orders')
  const refusal = useSelector(actor, ({ context }) => context.refusal)
  const reason = useProblemText(refusal)
  return (
    <>
      {dispute !== '' && <InlineError message={dispute} />}
      {refusal && <InlineError message={`${t('move.failed')} ${reason}`} />}
    </>
  )
}

function Told({ actor }: { readonly actor: AdminOrderRef }) {
  const { t } = useTranslation('orders')
  const { change, refusal } = useSelector(actor, ({ context }) => context)
  const isResting = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'resting' }))
  return <Announcer message={isResting && change && !refusal ? t(`move.told.${change.kind}`) : ''} />
}

function Moves({ actor }: { readonly actor: AdminOrderRef }) {
  const isConfirming = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'confirming' }))
  const isShipping = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'shipping' }))
  if (isConfirming) return <ConfirmingCancel actor={actor} />
  if (isShipping) return <ShipmentFields actor={actor} />
  return (
    <>
      {MOVES.map((move) => (
        <MoveButton key={move} actor={actor} move={move} />
      ))}
      <ChangeShipment actor={actor} />
      <TakeBack actor={actor} />
    </>
  )
}

/** Says how what was paid goes back (checkout.refund-follows-a-cancel). */
function ConfirmingCancel({ actor }: { readonly actor: AdminOrderRef }) {
  const { t } = useTranslation('orders')
  const formatPrice = useFormatPrice()
  const way = useSelector(actor, ({ context: { order } }) => order && refundWay(order))
  const price = useSelector(actor, ({ context: { order } }) =>
    formatPrice((order?.total ?? 0) - (order?.refunded ?? 0)),
  )
  const question = way === null ? t('move.sure') : t(SURE[way], { price })
  return <Confirming actor={actor} question={question} yes={t('move.cancelled')} no={t('move.keep')} />
}

const SURE = { provider: 'move.sureRefund', transfer: 'move.sureTransfer' } as const

interface ConfirmingProps {
  readonly actor: AdminOrderRef
  readonly question: string
  readonly yes: string
  readonly no: string
}

function Confirming({ actor, question, yes, no }: ConfirmingProps) {
  return (
    <>
      <p>{question}</p>
      <Button variant="primary" onClick={() => actor.send({ type: 'move.confirm' })}>
        {yes}
      </Button>
      <Button onClick={() => actor.send({ type: 'move.cancel' })}>{no}</Button>
    </>
  )
}

/** The step that usually follows is the primary one. */
function MoveButton({ actor, move }: { readonly actor: AdminOrderRef; readonly move: Move }) {
  const { t } = useTranslation('orders')
  const isNext = useSelector(actor, ({ context }) => nextMove(openOrder(context)) === move)
  const canMove = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.move', move }))
  const isMoving = useSelector(
    actor,
    (snapshot) => snapshot.matches('changing') && snapshot.context.change?.kind === move,
  )
  if (!canMove && !isMoving) return null
  return (
    <Button
      variant={isNext ? 'primary' : 'secondary'}
      busy={isMoving}
      onClick={() => actor.send({ type: 'order.move', move })}
    >
      {t(`move.${move}`)}
    </Button>
  )
}

/** The parcel of an order that is sent can be told later, and corrected (day.sent-with-tracking). */
function ChangeShipment({ actor }: { readonly actor: AdminOrderRef }) {
  const { t } = useTranslation('orders')
  const order = useSelector(actor, ({ context }) => openOrder(context))
  const isSaving = useSelector(
    actor,
    (snapshot) => snapshot.matches('changing') && snapshot.context.change?.kind === 'shipment',
  )
  if (!isOnItsWay(order)) return null
  return (
    <Button busy={isSaving} onClick={() => actor.send({ type: 'shipment.change' })}>
      {t(order?.shipment ? 'shipment.change' : 'shipment.add')}
    </Button>
  )
}

/** Says until when the order can be set to unpaid again (admin.takes-paid-back). */
function TakeBack({ actor }: { readonly actor: AdminOrderRef }) {
  const { t } = useTranslation('orders')
  const formatTime = useFormatTime()
  const until = useSelector(actor, ({ context }) => openOrder(context)?.paid_revocable_until ?? null)
  if (until === null) return null
  return (
    <>
      <p>{t('move.unpaidUntil', { time: formatTime(Date.parse(until)) })}</p>
      <MoveButton actor={actor} move="unpaid" />
    </>
  )
}
