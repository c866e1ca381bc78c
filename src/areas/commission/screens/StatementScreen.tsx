import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { PageHeading } from '#components/layout/PageHeading.tsx'
import { useFocusOnArrival } from '#hooks/app.tsx'
import { useFormatDate } from '#hooks/format-day.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { openPayout } from '#machines/commission/statement.machine.ts'
import type { StatementRef } from '#machines/commission/statement.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaError } from '#areas/account/screens/own-area/AreaError.tsx'
import { AreaTrail } from '#areas/account/screens/own-area/AreaTrail.tsx'
import { PageHead } from '#screens/page/PageHead.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { StatementFiles } from './StatementFiles.tsx'
import { StatementSheet } from './StatementSheet.tsx'

const BACK = PAGES.commission.path

/** The statement of one payout, to print (commission.statement-for-each-payout). Shows a waiting page until its texts have loaded. */
export function StatementScreen() {
  const hasTexts = useHasTexts('commission')
  const hasSeller = useHasTexts('orders')
  return hasTexts && hasSeller ? (
    <WithLateActor name="statement">{(actor) => <StatementPage actor={actor} />}</WithLateActor>
  ) : (
    <WaitingPage />
  )
}

function StatementPage({ actor }: { readonly actor: StatementRef }) {
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'))
  return isMissing ? <Missing /> : <Statement actor={actor} />
}

function Missing() {
  const { t } = useTranslation('commission')
  const href = useHref()
  return (
    <AreaError
      title={t('statement.missingTitle')}
      text={t('statement.missingText')}
      actions={
        <ButtonLink variant="primary" href={href(BACK)}>
          {t('statement.back')}
        </ButtonLink>
      }
    />
  )
}

function Statement({ actor }: { readonly actor: StatementRef }) {
  const { t } = useTranslation('commission')
  const formatDate = useFormatDate()
  const arrival = useFocusOnArrival()
  const payout = useSelector(actor, ({ context }) => openPayout(context))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  const title = payout ? t('statement.title', { date: formatDate(payout.paid_on) }) : t('statement.anyTitle')
  return (
    <>
      <PageHead title={title} />
      <AreaTrail title={title} />
      <PageHeading focusOnMount={arrival}>{title}</PageHeading>
      {isFailed && (
        <InlineError
          message={`${t('statement.failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'statement.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!payout && isBusy && <BusyNote text={t('statement.loading')} />}
      {payout && (
        <>
          <div className="vb-invoice-tools">
            <Button variant="primary" onClick={() => actor.send({ type: 'statement.print' })}>
              {t('statement.print')}
            </Button>
            <StatementFiles files={[{ kind: 'payout', id: payout.payout_id }]} />
          </div>
          <StatementSheet payout={payout} />
        </>
      )}
    </>
  )
}
