import { useTranslation } from 'react-i18next'

import type { AdminPayout, Payable } from '#areas/commission/contract/admin-commission.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'

/** Words for commission that is to be paid. */
export function useDueWords(): (due: Payable) => {
  readonly name: string
  readonly total: string
  readonly lines: string
} {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const formatNumber = useFormatNumber()
  return ({ practitioner, total, currency, entries }) => ({
    name: fullName(practitioner) || practitioner.practice_name,
    total: formatMoney(total, currency),
    lines: t('admin.pay.lines', { count: entries, number: formatNumber(entries) }),
  })
}

/** Words for a payout that was made. */
export function usePayoutWords(): (payout: AdminPayout) => {
  readonly name: string
  readonly total: string
  readonly date: string
} {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const formatDate = useFormatDate()
  return ({ practitioner, total, currency, paid_on }) => ({
    name: practitioner ? fullName(practitioner) : t('admin.deleted'),
    total: formatMoney(total, currency),
    date: formatDate(paid_on),
  })
}
