import type { Holder } from '../gallery-data.ts'
import { chartAddress } from './place.ts'

/** Leads to a state or transition. */
export function Jump({
  chart,
  item,
  text = item,
}: {
  readonly chart: string
  readonly item: string
  readonly text?: string
}) {
  return <a href={chartAddress(chart, item)}>{text}</a>
}

/** The chart whose tests take the same transition. */
export function Held({ holder: { chart, at } }: { readonly holder: Holder }) {
  return (
    <>
      shared: by the tests of <Jump chart={chart} item={at} text={chart} />
    </>
  )
}
