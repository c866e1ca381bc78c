import { useTranslation } from 'react-i18next'

import { Invoice } from '#components/layout/Invoice.tsx'
import type { CommissionLine, Payout } from '#areas/commission/contract/commission.ts'
import { shownAddress } from '#contract/shown-address.ts'
import { useFormatDayIn } from '#hooks/format-calendar.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { takenBackIn } from '#machines/commission/commission-place.ts'

import { Seller } from '#screens/page/Seller.tsx'

/** A payout as it is printed: payer, payee, and the lines whose sum was paid. */
export function StatementSheet({ payout }: { readonly payout: Payout }) {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const formatDate = useFormatDate()
  const formatDay = useFormatDayIn(payout.time_zone)
  const formatNumber = useFormatNumber()
  const formatPercent = useFormatPercent()
  const isResting = useIsResting()
  const { payee, currency, lines } = payout
  const contentsOf = (line: CommissionLine) => {
    const { number, created_at, client } = line
    const back = takenBackIn(line)
    if (line.kind === 'correction') return [t('line.correction'), formatDay(created_at)].join(' · ')
    return [
      number,
      formatDay(created_at),
      client ? fullName(client) : t(isResting ? 'line.resting' : 'line.former'),
      ...(back === null ? [] : [t(`line.${back}`)]),
    ].join(' · ')
  }
  return (
    <Invoice
      seller={<Seller />}
      buyer={{ label: t('statement.payee'), lines: <Payee payee={payee} /> }}
      facts={[
        { name: t('statement.number'), value: formatNumber(payout.payout_id) },
        { name: t('statement.date'), value: formatDate(payout.paid_on) },
        { name: t('statement.lines'), value: formatNumber(payout.entries) },
        ...(payout.note === '' ? [] : [{ name: t('statement.note'), value: payout.note }]),
      ]}
      columns={{
        product: t('column.product'),
        quantity: t('column.amount'),
        price: t('column.rate'),
        sum: t('column.commission'),
      }}
      rows={lines.map((line) => ({
        id: line.entry_id,
        name:
          line.kind === 'correction'
            ? line.reason
            : t('line.product', { quantity: formatNumber(line.quantity), name: line.name }),
        contents: contentsOf(line),
        quantity: line.kind === 'correction' ? '–' : formatMoney(line.amount, line.currency),
        price: line.kind === 'correction' ? '–' : formatPercent(line.rate),
        sum: formatMoney(line.commission, line.currency),
      }))}
      sums={[]}
      total={{ label: t('statement.total'), amount: formatMoney(payout.total, currency) }}
      notes={[t('lines.note', { zone: payout.time_zone })]}
    />
  )
}

function Payee({ payee }: Pick<Payout, 'payee'>) {
  const fullName = useFullName()
  const lines = [fullName(payee), payee.practice_name, shownAddress(payee.email)].filter((line) => line !== '')
  return (
    <div translate="no">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
