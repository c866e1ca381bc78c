import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { useUser } from '#areas/account/hooks/session.ts'
import { withdrawalLawOf } from '#areas/returns/contract/withdrawal-law.ts'
import { Button } from '#components/action/Button.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHasTexts } from '#hooks/language.ts'
import type { OrderOfReturns } from '#hooks/parts.tsx'
import type { OwnReturnsRef } from '#machines/returns/order-returns.machine.ts'
import { openReturns } from '#machines/returns/order-returns.setup.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ChoosePieces, ChosenPieces } from './Pieces.tsx'
import { ReturnsCard } from './ReturnsCard.tsx'

interface OwnProps {
  readonly order: OrderOfReturns
}

/** The returns of an own order, and the way to withdraw from it (returns.withdraws-in-time). */
export function OrderReturns({ order }: OwnProps) {
  return useHasTexts('returns') ? (
    <WithLateActor name="ownReturns">{(actor) => <Own actor={actor} order={order} />}</WithLateActor>
  ) : null
}

function Own({ actor, order }: OwnProps & { readonly actor: OwnReturnsRef }) {
  const { t } = useTranslation('returns')
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const returns = useSelector(actor, ({ context }) => openReturns(context))
  const canBegin = useSelector(actor, (snapshot) => snapshot.can({ type: 'return.begin' }))
  if (returns === null || (returns.bar === 'cancelled' && returns.returns.length === 0)) return null
  const { until, bar } = returns
  const text =
    until === null
      ? t('own.unsent', { days: formatNumber(withdrawalLawOf(order.address?.country).days) })
      : t(bar === 'over' ? 'own.over' : 'own.until', { date: formatDate(until) })
  return (
    <ReturnsCard
      actor={actor}
      text={bar === null || bar === 'over' ? text : undefined}
      made={t('own.made')}
      begin={canBegin && <Button onClick={() => actor.send({ type: 'return.begin' })}>{t('own.begin')}</Button>}
      choosing={<Choosing actor={actor} order={order} />}
      confirming={<Confirming actor={actor} order={order} />}
    />
  )
}

function Choosing({ actor, order }: OwnProps & { readonly actor: OwnReturnsRef }) {
  const { t } = useTranslation('returns')
  const canGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'return.next' }))
  return (
    <FieldForm label={t('own.begin')} onSubmit={() => actor.send({ type: 'return.next' })}>
      <p>{t('own.choose')}</p>
      <ChoosePieces actor={actor} lines={order.lines} />
      <p className="vb-table-note">{t('own.sealed')}</p>
      <FormActions submit={t('next')} busy={false} disabled={!canGoOn}>
        <Button onClick={() => actor.send({ type: 'return.leave' })}>{t('own.leave')}</Button>
      </FormActions>
    </FieldForm>
  )
}

/** Names order, customer and email, as Directive (EU) 2023/2673 asks (returns.no-reason-asked). */
function Confirming({ actor, order }: OwnProps & { readonly actor: OwnReturnsRef }) {
  const { t } = useTranslation('returns')
  const fullName = useFullName()
  const user = useUser()
  return (
    <div className="vb-form">
      <p>{t('own.sure', { number: order.number, name: user ? fullName(user) : '' })}</p>
      <ChosenPieces actor={actor} lines={order.lines} />
      <p>{t('own.email', { email: shownAddress(user?.email ?? '') })}</p>
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'return.confirm' })}>
          {t('own.confirm')}
        </Button>
        <Button onClick={() => actor.send({ type: 'return.change' })}>{t('change')}</Button>
        <Button onClick={() => actor.send({ type: 'return.leave' })}>{t('own.leave')}</Button>
      </div>
    </div>
  )
}
