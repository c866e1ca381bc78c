import { useTranslation } from 'react-i18next'

import { AreaCard } from '#components/layout/AreaCard.tsx'
import { ButtonLink } from '#components/action/Button.tsx'
import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { EmptyState } from '#components/feedback/EmptyState.tsx'
import { TextLink } from '#components/action/TextLink.tsx'
import type { CommissionLine, CommissionReport } from '#areas/commission/contract/commission.ts'
import { useFormatDayIn } from '#hooks/format-calendar.ts'
import { formatMoney } from '#hooks/format-money.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useFullName } from '#hooks/full-name.ts'
import { useHref } from '#hooks/language.ts'
import { useIsResting } from '#areas/account/hooks/resting.ts'
import { clientPath } from '#machines/clients/clients.ts'
import { commissionQuery, stateOf, takenBackIn } from '#machines/commission/commission-place.ts'
import type { CommissionPlace } from '#machines/commission/commission-place.ts'
import { PAGES } from '#machines/pages/pages.ts'

import { ListPages } from '#screens/page/ListPages.tsx'
import { WithLateActor } from '#screens/page/WithLateActor.tsx'

import { CommissionDownload } from './CommissionDownload.tsx'

const COLUMNS = ['order', 'client', 'product', 'amount', 'rate', 'commission', 'state'] as const
const PARTS = ['note', 'words', 'wide', 'wide', 'amount', 'state'] as const

interface CommissionLinesProps {
  readonly report: CommissionReport
  readonly place: CommissionPlace
}

/** A page of the lines that the filter leaves, and all of them as a file. */
export function CommissionLines({ report, place }: CommissionLinesProps) {
  const { t } = useTranslation('commission')
  const href = useHref()
  const formatNumber = useFormatNumber()
  const { data, total_results: total } = report
  if (total === 0)
    return (
      <EmptyState
        heading={t('none.title')}
        text={t('none.text')}
        actions={
          <ButtonLink variant="primary" href={href(PAGES.commission.path)}>
            {t('filter.all')}
          </ButtonLink>
        }
      />
    )
  return (
    <AreaCard
      heading={t('lines.title')}
      text={`${t('found', { count: total, number: formatNumber(total) })} · ${t('lines.note', { zone: report.time_zone })}`}
    >
      <WithLateActor name="commissionDownload">
        {(actor) => <CommissionDownload actor={actor} place={place} />}
      </WithLateActor>
      <Lines lines={data} timeZone={report.time_zone} />
      <ListPages
        current={report.current_page}
        total={report.total_pages}
        hrefOf={(page) => href(`${PAGES.commission.path}${commissionQuery({ ...place, page })}`)}
      />
    </AreaCard>
  )
}

function Lines({ lines, timeZone }: { readonly lines: readonly CommissionLine[]; readonly timeZone: string }) {
  const { t } = useTranslation('commission')
  const formatPercent = useFormatPercent()
  return (
    <DataTable
      label={t('lines.title')}
      lines={PARTS}
      columns={COLUMNS.map((column) => t(`column.${column}`))}
      rows={lines.map((line) => ({
        id: line.entry_id,
        cells: [
          <OrderCell key="order" line={line} timeZone={timeZone} />,
          <ClientCell key="client" line={line} />,
          <ProductCell key="product" line={line} />,
          <span key="amount" className="vb-table-whole" translate="no">
            {line.kind === 'correction' ? '–' : formatMoney(line.amount, line.currency)}
          </span>,
          <span key="rate" className="vb-table-whole">
            {line.kind === 'correction' ? '–' : formatPercent(line.rate)}
          </span>,
          <strong key="commission" className="vb-table-whole" translate="no">
            {formatMoney(line.commission, line.currency)}
          </strong>,
          <span key="state" className="vb-table-words">
            {t(`state.${stateOf(line)}`)}
          </span>,
        ],
      }))}
    />
  )
}

/** Orders of former clients have no page. */
function OrderCell({ line, timeZone }: { readonly line: CommissionLine; readonly timeZone: string }) {
  const href = useHref()
  const formatDay = useFormatDayIn(timeZone)
  const { t } = useTranslation('commission')
  const number =
    line.kind === 'correction' ? (
      <span className="vb-table-whole">{t('line.correction')}</span>
    ) : (
      <span className="vb-table-whole" translate="no">
        {line.number}
      </span>
    )
  return (
    <>
      {line.client ? (
        <TextLink href={href(`${PAGES.practitionerOrders.path}/${line.order_id}`)}>{number}</TextLink>
      ) : (
        number
      )}
      <br />
      <span className="vb-table-note vb-table-whole">{formatDay(line.created_at)}</span>
    </>
  )
}

function ClientCell({ line: { client, kind } }: { readonly line: CommissionLine }) {
  const { t } = useTranslation('commission')
  const fullName = useFullName()
  const href = useHref()
  const isResting = useIsResting()
  if (kind === 'correction') return <NoValue />
  if (!client) return <span className="vb-table-words">{t(isResting ? 'line.resting' : 'line.former')}</span>
  return (
    <span className="vb-table-words vb-table-wide">
      <TextLink href={href(clientPath(client.id))}>{fullName(client)}</TextLink>
    </span>
  )
}

function ProductCell({ line }: { readonly line: CommissionLine }) {
  const { t } = useTranslation('commission')
  const formatNumber = useFormatNumber()
  const { name, quantity, net_contents } = line
  const back = takenBackIn(line)
  if (line.kind === 'correction') return <span className="vb-table-words">{line.reason}</span>
  return (
    <span>
      <span>{t('line.product', { quantity: formatNumber(quantity), name })}</span>
      <br />
      {back === null ? (
        <span className="vb-table-note vb-table-wide">{net_contents}</span>
      ) : (
        <span className="vb-table-note">{t(`line.${back}`)}</span>
      )}
    </span>
  )
}
