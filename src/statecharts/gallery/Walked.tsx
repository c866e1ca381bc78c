import type { Evidence } from '../gallery-data.ts'
import { Held } from './Jump.tsx'

interface WalkedProps {
  readonly evidence: Evidence
  /** Its key. */
  readonly transition: string
}

/** The number of times that generated walks take a transition, or why they do not. */
export function Walked({ evidence: { browser, shared, outOfReach, walksOfLongRun }, transition }: WalkedProps) {
  const count = browser?.[transition]
  const holder = shared[transition]
  const reason = outOfReach?.[transition]
  if (!browser) return 'no generated walk takes this chart'
  if (count === undefined && holder) return <Held holder={holder} />
  if (reason !== undefined && !count) return `never: ${reason}`
  return count && walksOfLongRun ? `${timesText(count)}, in the long run only` : timesText(count)
}

export function timesText(count: number | undefined): string {
  if (count === undefined) return 'not measured since the chart has changed'
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`
}
