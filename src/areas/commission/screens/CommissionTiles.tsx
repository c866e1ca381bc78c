import { useTranslation } from 'react-i18next'

import { FigureTiles } from '#areas/commission/components/FigureTiles.tsx'
import type { CommissionReport } from '#areas/commission/contract/commission.ts'
import { useThisMonth } from '#hooks/format-calendar.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'

const SUMS = ['this_month', 'pending', 'approved', 'paid'] as const

/** The sums of the report, those of several currencies one below the other. */
export function CommissionTiles({ report: { sums, time_zone, next_payout } }: { readonly report: CommissionReport }) {
  const { t } = useTranslation('commission')
  const month = useThisMonth(time_zone)
  const formatDate = useFormatDate()
  return (
    <FigureTiles
      tiles={SUMS.map((id) => ({
        id,
        name: t(`tile.${id}`),
        values: sums.map((sum) => formatMoney(sum[id], sum.currency)),
        note: t(`tile.${id}Note`, { month, date: formatDate(next_payout) }),
      }))}
    />
  )
}
