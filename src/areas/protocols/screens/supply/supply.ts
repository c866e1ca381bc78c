import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'

import type { Lasting } from '#areas/protocols/contract/supply/lasting.ts'
import type { Length } from '#areas/protocols/contract/supply/length.ts'
import { isKnown, protocolSupply, supplyOf } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolSupply } from '#areas/protocols/contract/supply/supply.ts'
import type { ProtocolProduct } from '#areas/protocols/contract/protocols.ts'
import { dayOf } from '#areas/protocols/hooks/day.ts'
import { useFormatNumber } from '#hooks/format.ts'
import { useNow } from '#hooks/now.ts'
import type { ProtocolPageRef } from '#machines/protocols/protocol-page.machine.ts'
import type { SharedProtocolRef } from '#machines/protocols/shared/shared-protocol.machine.ts'
import { LENGTH_OF } from '#machines/protocols/supply-length.ts'

/** The page of a protocol, its client's or its practitioner's. */
export type CountedRef = SharedProtocolRef | ProtocolPageRef

export const useLength = (actor: CountedRef): Length =>
  useSelector(actor as SharedProtocolRef, ({ value }) => LENGTH_OF[value.length])

/** Today by the person's own clock, as YYYY-MM-DD; null until it is known. */
export function useToday(): string | null {
  const now = useNow()
  return now === null ? null : dayOf(now)
}

/**
 * The supply of a protocol from today on; null until the day is known.
 *
 * @param start the moment since when it is taken, as on the wire; left out for today
 */
export function useProtocolSupply(
  products: readonly ProtocolProduct[],
  length: Length,
  start?: string,
): ProtocolSupply<ProtocolProduct> | null {
  const today = useToday()
  return today === null ? null : protocolSupply(products, start === undefined ? today : dayOf(start), today, length)
}

/** Writes a number of days. Needs the texts of `supply`, as all of these do. */
export function useDaysText(): (days: number) => string {
  const { t } = useTranslation('supply')
  const formatNumber = useFormatNumber()
  return (days) => t('days', { count: days, number: formatNumber(days) })
}

/** Writes how long the packs of a line last from a day on; undefined where that is not known (supply.shown-by-line). */
export function useLastsOf(): (line: ProtocolProduct, first: string | null) => string | undefined {
  const { t } = useTranslation('supply')
  const formatNumber = useFormatNumber()
  const textOf = ({ days, isToTheEnd }: Lasting) =>
    isToTheEnd ? t('lastsToTheEnd') : t('lasts', { count: days, number: formatNumber(days) })
  return (line, first) => {
    if (first === null) return undefined
    const supply = supplyOf(line, { start: first, first, last: first })
    return isKnown(supply) ? textOf(supply.all) : undefined
  }
}
