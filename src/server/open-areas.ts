import type { Every } from '#contract/every.ts'
import { joined } from '#contract/joined.ts'

import { SERVER_AREAS } from './areas.ts'
import type { Background } from './background.ts'

type Opening = Awaited<ReturnType<(typeof SERVER_AREAS)[number]['opening']>>
type Preparing = Extract<Opening, { readonly prepare: unknown }>

/** Everything that the services of any area need. */
export type AreaDeps = Every<Parameters<Opening['open']>[0]>

const openings = () => Promise.all(SERVER_AREAS.map(({ opening }) => opening()))

/** Adds the rows that areas expect to be there, one area after the other: commission counts the orders of the demo. */
export async function prepareAreas(deps: Every<Parameters<Preparing['prepare']>[0]>): Promise<void> {
  for (const area of await openings()) if ('prepare' in area) await area.prepare(deps)
}

/** Opens the services of all areas, and starts the work that goes on behind them. */
export async function openAreas(deps: AreaDeps) {
  const opened = (await openings()).map(({ open }) => open(deps))
  const background: readonly Background[] = opened.flatMap((area) => ('background' in area ? area.background : []))
  return { services: joined(opened.map(({ services }) => services)), background }
}
