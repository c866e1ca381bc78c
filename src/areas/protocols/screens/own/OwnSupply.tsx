import { useTranslation } from 'react-i18next'

import { DataTable, NoValue } from '#components/layout/DataTable.tsx'
import { SumNote } from '#components/kept/CartSummary.tsx'
import { neededLines, perDayOf } from '#areas/protocols/contract/supply/cost.ts'
import { useFormatPrice } from '#hooks/format.ts'
import { useFormatPercent } from '#hooks/format-percent.ts'
import { offersOf } from '#machines/protocols/share/share.ts'

import { SupplyCard } from '../supply/SupplyCard.tsx'
import { useLength, useProtocolSupply } from '../supply/supply.ts'

import type { OwnProtocolProps } from './OwnLines.tsx'

/** The packs that a protocol takes for its length, and both sides of what they cost (supply.both-sides-are-shown). */
export function OwnSupply({ actor, protocol: { products, commission_rate } }: OwnProtocolProps) {
  const { t } = useTranslation('supply')
  const { t: tBuilder } = useTranslation('builder')
  const formatPrice = useFormatPrice()
  const formatPercent = useFormatPercent()
  const length = useLength(actor)
  const supply = useProtocolSupply(products, length)
  if (supply === null) return null
  const offers = offersOf(neededLines(supply.lines), commission_rate)
  const aDayOf = (pays: number) => {
    const aDay = perDayOf(pays, supply.span.days)
    return aDay === null ? <NoValue key="day" /> : formatPrice(aDay)
  }
  return (
    <SupplyCard actor={actor} length={length} supply={supply} rate={0}>
      <DataTable
        label={t('costInAll')}
        columns={[
          tBuilder('shareForm.discount'),
          tBuilder('shareForm.pays'),
          t('costADay'),
          tBuilder('shareForm.earns'),
        ]}
        lines={['amount', 'named', 'named']}
        rows={offers.map(({ rate, pays, earns }) => ({
          id: rate,
          cells: [
            rate === 0 ? tBuilder('shareForm.noDiscount') : formatPercent(rate),
            formatPrice(pays),
            aDayOf(pays),
            formatPrice(earns),
          ],
        }))}
      />
      <SumNote>{t('wholePacks')}</SumNote>
    </SupplyCard>
  )
}
