import { fileOf } from '../evidence/test-name.ts'
import type { Evidence } from '../gallery-data.ts'
import { useGallery } from './gallery-context.tsx'
import { Held } from './Jump.tsx'

interface TakersProps {
  readonly evidence: Evidence
  /** Its key. */
  readonly transition: string
}

/** The number of times that generated walks take a transition, or why they do not. */
export function Walked({ evidence: { browser, shared, outOfReach, walksOfLongRun }, transition }: TakersProps) {
  const count = browser?.[transition]
  const holder = shared[transition]
  const reason = outOfReach?.[transition]
  if (!browser) return 'no generated walk takes this chart'
  if (count === undefined && holder) return <Held holder={holder} />
  if (reason !== undefined && !count) return `never: ${reason}`
  return count && walksOfLongRun ? `${timesText(count)}, in the long run only` : timesText(count)
}

/** The written tests that take a transition. */
export function Written({ evidence: { written, stale }, transition }: TakersProps) {
  const { uncounted } = useGallery().data
  if (!written) return 'not counted'
  const takers = written[transition]
  if (!takers) return stale.includes('written') ? 'by none, counted before the chart changed' : 'by none'
  return (
    <ul className="sc-items">
      {takers.tests.map((test) => (
        <li key={test}>
          {test}
          {uncounted.includes(fileOf(test)) && <span className="sc-soft"> (counted before its file changed)</span>}
        </li>
      ))}
      {takers.more > 0 && (
        <li className="sc-soft">{`and in ${takers.more} more ${takers.more === 1 ? 'file' : 'files'}`}</li>
      )}
    </ul>
  )
}

export function timesText(count: number | undefined): string {
  if (count === undefined) return 'not measured since the chart has changed'
  return count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`
}
