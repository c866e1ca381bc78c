import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { RadioGroup } from '#components/form/RadioField.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { PaymentMethod } from '#contract/constants.ts'
import { useProblemText } from '#hooks/problem.ts'
import { useRefusalText } from '#hooks/refusal.ts'
import type { OrderRef } from '#machines/orders/order.machine.ts'
import type { ShownOrder } from '#machines/orders/order.setup.ts'
import type { PayOrderRef } from '#machines/orders/pay-order.machine.ts'

interface PaymentProps {
  readonly actor: OrderRef
  readonly order: ShownOrder
}

/** The rest to pay of the user's order; nothing if it is paid, cancelled or by invoice. */
export function Payment({ actor, order }: PaymentProps) {
  const { t } = useTranslation('orders')
  const isDone = useSelector(actor, (snapshot) => snapshot.matches({ shown: 'done' }) || !snapshot.matches('shown'))
  if (isDone) return null
  return (
    <KeepFocus label={t('pay.title')} inSight>
      <AreaCard heading={t('pay.title')}>
        <Open actor={actor} order={order} />
      </AreaCard>
    </KeepFocus>
  )
}

const callOf = (actor: OrderRef) => actor.getSnapshot().children['payOrder'] as PayOrderRef | undefined

function Open({ actor, order }: PaymentProps) {
  const { t } = useTranslation('orders')
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.matches({ shown: 'unsure' })) return <Unsure actor={actor} />
  if (snapshot.matches({ shown: { paying: 'unanswered' } }))
    return (
      <InlineError
        message={t('pay.unanswered')}
        action={<Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('again.ask')}</Button>}
      />
    )
  if (snapshot.matches({ shown: 'paying' }) || snapshot.matches({ shown: 'recalling' }))
    return <BusyNote text={t('pay.busy')} />
  const Step = snapshot.matches({ shown: 'choosing' }) ? Choosing : Awaiting
  return <Step actor={actor} order={order} />
}

/** Waits for a press: the user may have signed in for something else. */
function Unsure({ actor }: { readonly actor: OrderRef }) {
  const { t } = useTranslation('orders')
  return (
    <InlineError
      message={t('pay.unsure')}
      action={
        <>
          <Button variant="primary" onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>
            {t('pay.button')}
          </Button>
          <Button onClick={() => callOf(actor)?.send({ type: 'call.drop' })}>{t('pay.change')}</Button>
        </>
      }
    />
  )
}

/** The payment is under way in another tab, on the provider's page or on a phone. */
function Awaiting({ actor, order }: PaymentProps) {
  const { t } = useTranslation('orders')
  const address = order.payment?.address ?? null
  return (
    <>
      <BusyNote text={t('pay.awaiting')} />
      {address !== null && <TextLink href={address}>{t('pay.toProvider')}</TextLink>}
      <div>
        <Button onClick={() => actor.send({ type: 'payment.change' })}>{t('pay.change')}</Button>
      </div>
    </>
  )
}

function Choosing({ actor, order }: PaymentProps) {
  const { t } = useTranslation('orders')
  const id = useId()
  const { methods, method, refusal, problem } = useSelector(actor, ({ context }) => context)
  const isUnavailable = useSelector(actor, (snapshot) => snapshot.matches({ shown: { choosing: 'unavailable' } }))
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches({ shown: { choosing: 'loading' } }))
  const refused = useRefusalText(refusal)
  const reason = useProblemText(problem)
  const { payment } = order
  return (
    <>
      {payment?.state === 'refused' && payment.reason !== null && (
        <InlineError message={`${t(`pay.refused.${payment.reason}`)} ${t('pay.kept')}`} />
      )}
      {refusal && <InlineError message={`${t('pay.failed')} ${refused}`} />}
      {isUnavailable && (
        <InlineError
          message={reason}
          action={<Button onClick={() => actor.send({ type: 'payment.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {isLoading && <BusyNote text={t('pay.loading')} />}
      {!isLoading && !isUnavailable && (
        <>
          <RadioGroup
            id={id}
            name="method"
            label={t('one.payment')}
            state="neutral"
            value={method ?? order.payment_method}
            onChange={(chosen) => actor.send({ type: 'payment.choose', method: chosen as PaymentMethod })}
            options={methods.map((one) => ({ value: one, label: t(`common:payment.${one}`) }))}
          />
          <div>
            <Button variant="primary" onClick={() => actor.send({ type: 'payment.pay' })}>
              {t('pay.button')}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
