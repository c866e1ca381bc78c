import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { AreaCards } from '#components/layout/AreaCard.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { KeepFocus } from '#components/focus/KeepFocus.tsx'
import { useHasTexts } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { MakePayoutRef } from '#machines/commission/payout/make-payout.machine.ts'
import type { PayoutRef } from '#machines/commission/payout/payout.machine.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { Changed, Confirm, Gone, Paid } from './Outcomes.tsx'
import { PayForm } from './PayForm.tsx'
import { PayoutLists } from './PayoutLists.tsx'

/** The page on which an admin pays commission out (admin.marks-commission-paid). Shows a waiting page until its texts have loaded. */
export function PayoutScreen() {
  return useHasTexts('commission') ? <Page /> : <WaitingPage />
}

function Page() {
  const { t } = useTranslation('commission')
  return (
    <AreaPage title={t('title')} lead={t('admin.lead')}>
      <KeepFocus label={t('admin.pay.anyTitle')} inSight>
        <AreaCards>
          <WithLateActor name="payout">{(actor) => <Payout actor={actor} />}</WithLateActor>
        </AreaCards>
      </KeepFocus>
    </AreaPage>
  )
}

function Payout({ actor }: { readonly actor: PayoutRef }) {
  const { t } = useTranslation('commission')
  const snapshot = useSelector(actor, (current) => current)
  const reason = useProblemText(snapshot.context.problem)
  const isBusy = snapshot.hasTag('busy')
  return (
    <>
      <BusyLine busy={isBusy} />
      {snapshot.hasTag('failed') && (
        <InlineError
          message={`${t('admin.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'payouts.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      <Step actor={actor} />
      {snapshot.context.basis && <PayoutLists basis={snapshot.context.basis} />}
      <Announcer message={snapshot.matches('loading') ? t('admin.loading') : ''} />
    </>
  )
}

const callOf = (actor: PayoutRef) => actor.getSnapshot().children['makePayout'] as MakePayoutRef | undefined

/** The step at which the chosen payout is; nothing while none is chosen. */
function Step({ actor }: { readonly actor: PayoutRef }) {
  const { t } = useTranslation('commission')
  const snapshot = useSelector(actor, (current) => current)
  if (snapshot.matches('unanswered'))
    return (
      <InlineError
        message={t('admin.pay.unanswered')}
        action={<Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('admin.pay.ask')}</Button>}
      />
    )
  if (snapshot.matches('unsure'))
    return (
      <InlineError
        message={t('admin.pay.unsure')}
        action={
          <>
            <Button onClick={() => callOf(actor)?.send({ type: 'call.retry' })}>{t('admin.pay.ask')}</Button>
            <Button onClick={() => callOf(actor)?.send({ type: 'call.drop' })}>{t('admin.pay.back')}</Button>
          </>
        }
      />
    )
  if (snapshot.matches('paying')) return <BusyNote text={t('admin.pay.busy')} />
  if (snapshot.matches('rechecking')) return <BusyNote text={t('admin.pay.rechecking')} />
  if (snapshot.matches('filling')) return <PayForm actor={actor} />
  if (snapshot.matches('confirming')) return <Confirm actor={actor} />
  if (snapshot.matches('changed')) return <Changed actor={actor} />
  if (snapshot.matches('paid')) return <Paid actor={actor} />
  if (snapshot.matches('gone')) return <Gone />
  return snapshot.context.basis === null && snapshot.hasTag('busy') ? <BusyNote text={t('admin.loading')} /> : null
}
