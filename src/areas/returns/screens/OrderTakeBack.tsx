import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { RETURN_KINDS } from '#areas/returns/contract/returns.ts'
import { Button } from '#components/action/Button.tsx'
import { FieldForm } from '#components/form/FieldForm.tsx'
import { FormActions } from '#components/form/FormActions.tsx'
import { RadioField } from '#components/form/RadioField.tsx'
import { useFormatDate } from '#hooks/format-day.ts'
import { useHasTexts } from '#hooks/language.ts'
import type { OrderOfReturns } from '#hooks/parts.tsx'
import type { ReturnsOfOrderRef } from '#machines/returns/order-returns.machine.ts'
import { openReturns } from '#machines/returns/order-returns.setup.ts'
import { adminReturnPath } from '#machines/returns/returns-place.ts'
import { kindsOf } from '#machines/returns/take-back.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { ChoosePieces, ChosenPieces } from './Pieces.tsx'
import { ReturnsCard } from './ReturnsCard.tsx'

interface AnyProps {
  readonly order: OrderOfReturns
}

/** The returns of any order, and how an admin takes goods back or cancels a part (returns.cancels-in-part). */
export function OrderTakeBack({ order }: AnyProps) {
  return useHasTexts('returns') ? (
    <WithLateActor name="returnsOfOrder">{(actor) => <Any actor={actor} order={order} />}</WithLateActor>
  ) : null
}

type ActorProps = AnyProps & { readonly actor: ReturnsOfOrderRef }

function Any({ actor, order }: ActorProps) {
  const { t } = useTranslation('returns')
  const formatDate = useFormatDate()
  const until = useSelector(actor, ({ context }) => openReturns(context)?.until ?? null)
  const canBegin = useSelector(actor, (snapshot) => snapshot.can({ type: 'return.begin' }))
  return (
    <ReturnsCard
      actor={actor}
      text={until === null ? undefined : t('any.until', { date: formatDate(until) })}
      made={t('any.made')}
      pathOf={adminReturnPath}
      begin={canBegin && <Button onClick={() => actor.send({ type: 'return.begin' })}>{t('any.begin')}</Button>}
      choosing={<Choosing actor={actor} order={order} />}
      confirming={<Confirming actor={actor} order={order} />}
    />
  )
}

function Choosing({ actor, order }: ActorProps) {
  const { t } = useTranslation('returns')
  const id = useId()
  const kind = useSelector(actor, ({ context }) => context.kind)
  const kinds = useSelector(actor, ({ context }) => kindsOf(openReturns(context)).join())
  const canGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'return.next' }))
  return (
    <FieldForm label={t('any.begin')} onSubmit={() => actor.send({ type: 'return.next' })}>
      {kinds.includes(',') && (
        <RadioField
          id={`${id}kind`}
          name="kind"
          label={t('any.kind')}
          value={kind}
          state="neutral"
          onChange={(value) => {
            const chosen = RETURN_KINDS.find((one) => one === value)
            if (chosen) actor.send({ type: 'return.kind', kind: chosen })
          }}
          options={RETURN_KINDS.map((value) => ({ value, label: t(`any.kinds.${value}`) }))}
        />
      )}
      <ChoosePieces actor={actor} lines={order.lines} />
      <FormActions submit={t('next')} busy={false} disabled={!canGoOn}>
        <Button onClick={() => actor.send({ type: 'return.leave' })}>{t('any.leave')}</Button>
      </FormActions>
    </FieldForm>
  )
}

function Confirming({ actor, order }: ActorProps) {
  const { t } = useTranslation('returns')
  const kind = useSelector(actor, ({ context }) => context.kind)
  return (
    <div className="vb-form">
      <p>{t(`any.sure.${kind}`)}</p>
      <ChosenPieces actor={actor} lines={order.lines} />
      <div className="vb-form-actions">
        <Button variant="primary" onClick={() => actor.send({ type: 'return.confirm' })}>
          {t(`any.confirm.${kind}`)}
        </Button>
        <Button onClick={() => actor.send({ type: 'return.change' })}>{t('change')}</Button>
        <Button onClick={() => actor.send({ type: 'return.leave' })}>{t('any.leave')}</Button>
      </div>
    </div>
  )
}
