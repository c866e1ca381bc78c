import { useTranslation } from 'react-i18next'

import { CartRows, SumNote } from '#components/kept/CartSummary.tsx'
import { neededLines, perDayOf, totalCost } from '#areas/protocols/contract/supply/cost.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useFormatPrice } from '#hooks/format.ts'

import { SupplyCard } from './SupplyCard.tsx'
import { useLength, useProtocolSupply } from './supply.ts'
import type { CountedRef } from './supply.ts'

interface PlannedSupplyProps {
  readonly actor: CountedRef
  readonly products: readonly ProtocolProduct[]
  /** The moment since when it is taken, as on the wire. */
  readonly start: string
  /** The client's discount in whole percents. */
  readonly rate: number
}

/** The packs that a shared protocol takes for its length, and their cost to its client. */
export function PlannedSupply({ actor, products, start, rate }: PlannedSupplyProps) {
  const { t } = useTranslation('supply')
  const formatPrice = useFormatPrice()
  const length = useLength(actor)
  const supply = useProtocolSupply(products, length, start)
  if (supply === null) return null
  const total = totalCost(neededLines(supply.lines), rate)
  const aDay = perDayOf(total, supply.span.days)
  return (
    <SupplyCard actor={actor} length={length} supply={supply} rate={rate}>
      <CartRows
        rows={[
          ...(aDay === null ? [] : [{ label: t('costADay'), amount: formatPrice(aDay) }]),
          { label: t('costInAll'), amount: formatPrice(total), tone: 'total' as const },
        ]}
      />
      <SumNote>{t('wholePacks')}</SumNote>
    </SupplyCard>
  )
}
