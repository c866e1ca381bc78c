import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import { useProblemText } from '#hooks/problem.ts'
import type { TodayRef } from '#machines/orders/today.machine.ts'

import { LowStock } from './LowStock.tsx'
import { Sales } from './Sales.tsx'
import { WaitingReturns } from './WaitingReturns.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/** An operator's day: sales, orders that wait, and stock that runs out (day.today-shows-the-day). */
export function Today({ actor }: { readonly actor: TodayRef }) {
  const { t } = useTranslation('orders')
  const today = useSelector(actor, ({ context }) => context.data)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('today.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!today && !isFailed && (
        <AreaCard heading={t('today.sales')}>
          <Spinner />
        </AreaCard>
      )}
      {today && (
        <>
          <Sales today={today} />
          <WaitingOrders kind="toSend" waiting={today.to_send} asOf={today.as_of} />
          <WaitingOrders kind="toPay" waiting={today.to_pay} asOf={today.as_of} />
          <WaitingReturns waiting={today.returns} />
          <LowStock low={today.low_stock} />
        </>
      )}
    </>
  )
}
