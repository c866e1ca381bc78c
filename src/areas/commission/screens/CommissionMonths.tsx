import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { BarChart } from '#areas/commission/components/BarChart.tsx'
import { MonthTable } from '#areas/commission/components/MonthTable.tsx'
import type { CommissionReport, CommissionSums } from '#areas/commission/contract/commission.ts'
import { useFormatMonth } from '#hooks/format-calendar.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { formatTick } from '#hooks/format-tick.ts'

/** From the axis outwards, the most certain first. */
const PARTS = [
  { state: 'paid', tone: 'solid' },
  { state: 'approved', tone: 'striped' },
  { state: 'pending', tone: 'dotted' },
] as const

type Month = CommissionSums['months'][number]

/** In cents: sums of decimals are inexact. */
const totalOf = ({ pending, approved, paid }: Month): number =>
  (Math.round(pending * 100) + Math.round(approved * 100) + Math.round(paid * 100)) / 100

/** Twelve months as bars and as a table, each currency by itself (commission.bars-and-table). */
export function CommissionMonths({ report: { sums } }: { readonly report: CommissionReport }) {
  return sums.map((sum) => <Months key={sum.currency} sum={sum} isOnly={sums.length === 1} />)
}

function Months({ sum: { currency, months }, isOnly }: { readonly sum: CommissionSums; readonly isOnly: boolean }) {
  const { t } = useTranslation('commission')
  const { full, short } = useFormatMonth()
  const format = (amount: number) => formatMoney(amount, currency)
  const titleOf = (month: Month) =>
    t('chart.bar', {
      month: full(month.month),
      sum: format(totalOf(month)),
      parts: PARTS.map(({ state }) =>
        t('chart.part', { state: t(`state.${state}`), amount: format(month[state]) }),
      ).join(', '),
    })
  return (
    <AreaCard heading={isOnly ? t('chart.title') : t('chart.titleIn', { currency })}>
      <BarChart
        label={t('chart.label', { from: full(months[0]?.month ?? ''), to: full(months.at(-1)?.month ?? '') })}
        bars={months.map((month) => ({
          id: month.month,
          name: short(month.month),
          title: titleOf(month),
          parts: PARTS.map(({ state, tone }) => ({ tone, value: month[state] })),
        }))}
        legend={PARTS.map(({ state, tone }) => ({ tone, label: t(`state.${state}`) }))}
        formatTick={(amount) => formatTick(amount, currency)}
      />
      <MonthTable
        label={isOnly ? t('chart.table') : t('chart.tableIn', { currency })}
        columns={[t('chart.month'), ...PARTS.map(({ state }) => t(`state.${state}`)), t('chart.total')]}
        rows={months.toReversed().map((month) => ({
          id: month.month,
          cells: [full(month.month), ...PARTS.map(({ state }) => format(month[state])), format(totalOf(month))],
        }))}
      />
    </AreaCard>
  )
}
