import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { ChoiceField } from '#components/form/ChoiceField.tsx'
import { AreaCard } from '#components/layout/AreaCard.tsx'
import { DayPlanRest } from '#areas/protocols/components/plan/DayPlan.tsx'
import { LENGTHS } from '#areas/protocols/contract/supply/length.ts'
import type { Length } from '#areas/protocols/contract/supply/length.ts'
import { isKnown, UNKNOWN_SUPPLY } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolSupply } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { variantOf } from '#machines/protocols/lines.ts'

import { SupplyTable } from './SupplyTable.tsx'
import { useDaysText } from './supply.ts'
import type { CountedRef } from './supply.ts'

interface SupplyCardProps {
  readonly actor: CountedRef
  readonly length: Length
  readonly supply: ProtocolSupply<ProtocolProduct>
  /** The client's discount in whole percents. */
  readonly rate: number
  /** The sums. */
  readonly children?: ReactNode
}

/** The packs that a protocol takes for its length, by line and in sum, and the lines of which nothing can be told. Nothing where no line has a dosage. */
export function SupplyCard({ actor, length, supply, rate, children }: SupplyCardProps) {
  const { t } = useTranslation('supply')
  const formatDate = useFormatDate()
  const { span, lines } = supply
  if (!lines.some(({ line }) => line.dosage)) return null
  const known = lines.some((one) => isKnown(one.supply))
  return (
    <AreaCard
      heading={t('heading')}
      text={span.days === 0 ? t('over') : t('span', { first: formatDate(span.first), last: formatDate(span.last) })}
    >
      {span.isChosen && known && <LengthField actor={actor} length={length} />}
      {known && span.days > 0 && <SupplyTable supply={supply} rate={rate} />}
      {known && span.days > 0 && children}
      {UNKNOWN_SUPPLY.map((reason) => (
        <Unknown
          key={reason}
          label={t(`unknown.${reason}`)}
          lines={lines.flatMap(({ line, supply: one }) => ('unknown' in one && one.unknown === reason ? [line] : []))}
        />
      ))}
    </AreaCard>
  )
}

function LengthField({ actor, length }: Pick<SupplyCardProps, 'actor' | 'length'>) {
  const { t } = useTranslation('supply')
  const daysText = useDaysText()
  return (
    <ChoiceField
      name="length"
      label={t('length')}
      value={String(length)}
      options={LENGTHS.map((days) => ({ value: String(days), label: daysText(days) }))}
      onChange={(value) => actor.send({ type: `length.days${value as `${Length}`}` })}
    />
  )
}

function Unknown({ label, lines }: { readonly label: string; readonly lines: readonly ProtocolProduct[] }) {
  return lines.length === 0 ? null : (
    <DayPlanRest label={label} products={lines.map((line) => ({ key: variantOf(line), ...line }))} />
  )
}
