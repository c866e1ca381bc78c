import { useTranslation } from 'react-i18next'

import { endOf, LENGTHS } from '#areas/protocols/contract/supply/length.ts'
import type { Length } from '#areas/protocols/contract/supply/length.ts'
import { isKnown, protocolSupply } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import type { BuilderRef } from '#areas/protocols/hooks/builder.ts'
import { useFormatDate } from '#hooks/format-day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { bounded, variantOf } from '#machines/protocols/lines.ts'

import { useToday } from '../supply/supply.ts'

import type { MenuEntry } from './ProtocolMenu.tsx'

/**
 * Entries that set the packs of each line to what the protocol's length needs, or one of the lengths that can be chosen
 * (supply.packs-are-set-by-a-press). None while nothing is known of any line.
 */
export function useSetPacks(builder: BuilderRef, products: readonly ProtocolProduct[]): readonly MenuEntry[] {
  const { t } = useTranslation('supply')
  const formatDate = useFormatDate()
  const formatNumber = useFormatNumber()
  const today = useToday()
  if (today === null) return []
  const neededFor = (length: Length) =>
    protocolSupply(products, today, today, length).lines.flatMap(({ line, supply }) =>
      isKnown(supply) && supply.needed > 0 ? [{ line, needed: bounded(supply.needed) }] : [],
    )
  if (neededFor(LENGTHS[0]).length === 0) return []
  const setFor = (length: Length) => () => {
    for (const { line, needed } of neededFor(length))
      if (needed !== line.item_count)
        builder.send({ type: 'line.setQuantity', variantId: variantOf(line), quantity: needed })
  }
  const end = endOf(products, today)
  if (end !== null) return [{ label: t('setPacksUntil', { day: formatDate(end) }), onChoose: setFor(LENGTHS[0]) }]
  return LENGTHS.map((days) => ({
    label: t('setPacks', { count: days, number: formatNumber(days) }),
    onChoose: setFor(days),
  }))
}
