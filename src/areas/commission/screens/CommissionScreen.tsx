import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { Announcer } from '#components/feedback/Announcer.tsx'
import { BusyLine } from '#components/feedback/BusyLine.tsx'
import { BusyNote } from '#components/feedback/BusyNote.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import { commissionOfKey, isFiltered } from '#machines/commission/commission-place.ts'
import type { CommissionPage } from '#machines/commission/commission-place.ts'
import type { CommissionRef } from '#machines/commission/commission.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { AreaPage } from '#areas/account/screens/own-area/AreaPage.tsx'
import { WaitingPage } from '#screens/page/WaitingPage.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CommissionFilter } from './CommissionFilter.tsx'
import { CommissionLines } from './CommissionLines.tsx'
import { CommissionMonths } from './CommissionMonths.tsx'
import { CommissionTiles } from './CommissionTiles.tsx'
import { Payouts } from './Payouts.tsx'

/** A practitioner's commission (commission.from-and-to). Shows a waiting page until its texts have loaded. */
export function CommissionScreen() {
  return useHasTexts('commission') ? <Page /> : <WaitingPage />
}

function Page() {
  const { t } = useTranslation('commission')
  return (
    <AreaPage title={t('title')} lead={t('lead')}>
      <WithLateActor name="commission">{(actor) => <Commission actor={actor} />}</WithLateActor>
    </AreaPage>
  )
}

function Commission({ actor }: { readonly actor: CommissionRef }) {
  const { t } = useTranslation('commission')
  const formatNumber = useFormatNumber()
  const { key, data, dataKey, problem } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(problem)
  const total = data?.report.total_results ?? 0
  const isNew = total === 0 && data?.payouts.length === 0 && dataKey !== null && !isFiltered(commissionOfKey(dataKey))
  const said = !data ? '' : total === 0 ? t('none.title') : t('found', { count: total, number: formatNumber(total) })
  return (
    <>
      <BusyLine busy={isBusy} />
      {isFailed && (
        <InlineError
          message={`${t('failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!data && isBusy && <BusyNote text={t('loading')} />}
      {data && key !== null && (isNew ? <Nothing page={data} /> : <Report page={data} place={key} />)}
      <Announcer message={isBusy ? t('loading') : said} />
    </>
  )
}

function Nothing({ page: { report } }: { readonly page: CommissionPage }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const formatPercent = useFormatPercent()
  return (
    <EmptyState
      heading={t('empty.title')}
      text={t('empty.text', { rate: formatPercent(report.base_rate) })}
      actions={
        <ButtonLink variant="primary" href={href(PAGES.protocols.path)}>
          {t('empty.toProtocols')}
        </ButtonLink>
      }
    />
  )
}

function Report({ page, place }: { readonly page: CommissionPage; readonly place: string }) {
  const filtered = commissionOfKey(place)
  return (
    <>
      <CommissionTiles report={page.report} />
      <CommissionFilter page={page} place={filtered} />
      <CommissionMonths report={page.report} />
      <CommissionLines report={page.report} place={filtered} />
      <Payouts payouts={page.payouts} />
    </>
  )
}
