import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { Button, ButtonLink } from '#components/action/Button.tsx'
import { FigureSum } from '#areas/commission/components/FigureTiles.tsx'
import { InlineError } from '#components/form/InlineError.tsx'
import { Spinner } from '#components/icon/Spinner.tsx'
import type { CommissionReport } from '#areas/commission/contract/commission.ts'
import { useFormatFullMonth } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useHasTexts, useHref } from '#hooks/language.ts'
import { useProblemText } from '#hooks/problem.ts'
import type { CommissionRef } from '#machines/commission/commission.machine.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { WithLateActor } from '#screens/page/WithLateActor.tsx'

/** The commission of the month at the start of the area (account.practitioner-home). */
export function CommissionCard() {
  return useHasTexts('commission') ? <Card /> : null
}

function Card() {
  const { t } = useTranslation('commission')
  return (
    <AreaCard heading={t('home.title')}>
      <WithLateActor name="commission">{(actor) => <Commission actor={actor} />}</WithLateActor>
    </AreaCard>
  )
}

function Commission({ actor }: { readonly actor: CommissionRef }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const report = useSelector(actor, ({ context }) => context.data?.report)
  const isFailed = useSelector(actor, (snapshot) => snapshot.hasTag('failed'))
  const reason = useProblemText(useSelector(actor, ({ context }) => context.problem))
  return (
    <>
      {isFailed && (
        <InlineError
          message={`${t('failed')} ${reason}`}
          action={<Button onClick={() => actor.send({ type: 'data.retry' })}>{t('common:retry')}</Button>}
        />
      )}
      {!report && !isFailed && <Spinner />}
      {report && <Month report={report} />}
      <div className="vb-area-below">
        <ButtonLink href={href(PAGES.commission.path)}>{t('home.open')}</ButtonLink>
      </div>
    </>
  )
}

function Month({ report: { sums } }: { readonly report: CommissionReport }) {
  const { t } = useTranslation('commission')
  const formatMonth = useFormatFullMonth()
  const month = sums[0]?.months.at(-1)?.month
  return (
    <div>
      {sums.map(({ currency, this_month }) => (
        <FigureSum key={currency} value={formatMoney(this_month, currency)} />
      ))}
      <p className="vb-area-card-text">{t('home.text', { month: month && formatMonth(month) })}</p>
    </div>
  )
}
