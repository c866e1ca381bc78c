import type { IntakeRow } from '#areas/intake/contract/sums.ts'
import { useFormatNumber } from '#hooks/format.ts'

/** Significant digits of an amount: more would say more than a label does. */
const DIGITS = 3

/** Writes an amount with its unit, which stay on one line. */
export function useFormatAmount(): (amount: number, unit: IntakeRow['unit']) => string {
  const formatNumber = useFormatNumber()
  return (amount, unit) => `${formatNumber(Number(amount.toPrecision(DIGITS)))}\u00A0${unit}`
}
