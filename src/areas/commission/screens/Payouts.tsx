import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { PayoutSummary } from '#areas/commission/contract/commission.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useHref } from '#hooks/language.ts'
import { statementPath } from '#machines/commission/commission-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { StatementFiles } from './StatementFiles.tsx'

const COLUMNS = ['date', 'total', 'entries', 'note'] as const
const PARTS = ['amount', 'named', 'words'] as const

/** Everything that was paid out, each with the way to its statement (commission.statement-for-each-payout). */
export function Payouts({ payouts }: { readonly payouts: readonly PayoutSummary[] }) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const years = [...new Set(payouts.map(({ paid_on }) => Number(paid_on.slice(0, 4))))]
  return (
    <AreaCard heading={t('payouts.title')} text={payouts.length === 0 ? t('payouts.none') : undefined}>
      {payouts.length > 0 && (
        <DataTable
          label={t('payouts.title')}
          lines={PARTS}
          columns={COLUMNS.map((column) => t(`payouts.${column}`))}
          rows={payouts.map(({ payout_id: id, paid_on, currency, total, entries, note }) => ({
            id,
            cells: [
              <TextLink
                key="date"
                href={href(statementPath(id))}
                aria-label={t('payouts.open', { date: formatDate(paid_on) })}
              >
                {formatDate(paid_on)}
              </TextLink>,
              <span key="total" translate="no">
                {formatMoney(total, currency)}
              </span>,
              formatNumber(entries),
              note === '' ? <NoValue key="note" /> : note,
            ],
          }))}
        />
      )}
      <div className="vb-area-below">
        <StatementFiles files={years.map((year) => ({ kind: 'year', year }))} />
        <ButtonLink href={href(PAGES.commissionBank.path)}>{t('bank.title')}</ButtonLink>
      </div>
    </AreaCard>
  )
}
