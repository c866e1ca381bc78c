import { useTranslation } from 'react-i18next'

import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { lineCost } from '#areas/protocols/contract/supply/cost.ts'
import { isKnown } from '#areas/protocols/contract/supply/supply.ts'
import type { KnownSupply, ProtocolSupply } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatNumber, useFormatPrice } from '#hooks/format.ts'
import { variantOf } from '#machines/protocols/lines.ts'

import { useDaysText } from './supply.ts'

interface SupplyTableProps {
  readonly supply: ProtocolSupply<ProtocolProduct>
  /** The client's discount in whole percents. */
  readonly rate: number
}

/** A row for each line whose supply is known. */
export function SupplyTable({ supply: { lines }, rate }: SupplyTableProps) {
  const { t } = useTranslation('supply')
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const formatPrice = useFormatPrice()
  const daysText = useDaysText()
  const rowOf = (line: ProtocolProduct, { onePack, needed, runsOut }: KnownSupply) => ({
    id: variantOf(line),
    cells: [
      <span key="name" lang={line.lang}>
        {line.name}
      </span>,
      needed === 0 ? <NoValue key="cost" /> : formatPrice(lineCost({ ...line, item_count: needed }, rate)),
      onePack.isToTheEnd ? t('lastsToTheEnd') : daysText(onePack.days),
      needed === line.item_count
        ? formatNumber(needed)
        : `${formatNumber(needed)} (${t('inProtocol', { number: formatNumber(line.item_count) })})`,
      runsOut === null ? t('toTheEnd') : formatDate(runsOut),
    ],
  })
  return (
    <DataTable
      label={t('heading')}
      columns={[t('product'), t('cost'), t('onePack'), t('needed'), t('lastsUntil')]}
      lines={['amount', 'named', 'named', 'named']}
      rows={lines.flatMap(({ line, supply }) => (isKnown(supply) ? [rowOf(line, supply)] : []))}
    />
  )
}
