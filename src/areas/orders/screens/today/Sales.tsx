import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { BarChart } from '#areas/commission/components/BarChart.tsx'
import type { Tone } from '#areas/commission/components/BarChart.tsx'
import { FigureTiles } from '#areas/commission/components/FigureTiles.tsx'
import { MonthTable } from '#areas/commission/components/MonthTable.tsx'
import type { Today } from '#areas/orders/contract/today.ts'
import { useFormatWeekday } from '#hooks/format-calendar.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { formatTick } from '#hooks/format-tick.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { salesOf } from '#machines/orders/sales.ts'
import type { DaySales } from '#machines/orders/sales.ts'

/** Sales of the day and of seven days, beside those a week before, as figures, bars and a table. */
export function Sales({ today: { days, currency } }: { readonly today: Today }) {
  const { t } = useTranslation('orders')
  const formatNumber = useFormatNumber()
  const formatDate = useFormatDate()
  const weekday = useFormatWeekday()
  const { day, dayBefore, week, weekBefore, weekSum, weekBeforeSum } = salesOf(days)
  const format = (amount: number) => formatMoney(amount, currency)
  const ordersOf = (count: number) => t('found', { count, number: formatNumber(count) })
  const barsOf = (some: readonly DaySales[], tone: Tone) =>
    some.map((one) => ({
      id: one.day,
      name: weekday.short(one.day),
      title: `${formatDate(one.day)}: ${format(one.total)}, ${ordersOf(one.orders)}`,
      parts: [{ tone, value: one.total }],
    }))
  return (
    <AreaCard heading={t('today.sales')}>
      <FigureTiles
        tiles={[
          {
            id: 'day',
            name: t('today.day'),
            values: [format(day.total)],
            note: `${ordersOf(day.orders)} · ${t('today.dayBefore', { amount: format(dayBefore.total) })}`,
          },
          {
            id: 'week',
            name: t('today.week'),
            values: [format(weekSum.total)],
            note: `${ordersOf(weekSum.orders)} · ${t('today.weekBefore', { amount: format(weekBeforeSum.total) })}`,
          },
        ]}
      />
      <BarChart
        label={t('today.chart')}
        bars={[...barsOf(weekBefore, 'dotted'), ...barsOf(week, 'solid')]}
        legend={[
          { tone: 'dotted', label: t('today.before') },
          { tone: 'solid', label: t('today.week') },
        ]}
        formatTick={(amount) => formatTick(amount, currency)}
      />
      <MonthTable
        label={t('today.table')}
        columns={[t('today.weekday'), t('today.before'), t('today.week'), t('title')]}
        rows={week.map((one, at) => ({
          id: one.day,
          cells: [
            weekday.long(one.day),
            format(weekBefore[at]?.total ?? 0),
            format(one.total),
            formatNumber(one.orders),
          ],
        }))}
      />
    </AreaCard>
  )
}
