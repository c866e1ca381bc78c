import { waitFor } from 'xstate'
import type { ActorRefFrom, ActorSystem } from 'xstate'

import type { gateMachine } from '#machines/gate/gate.machine.ts'
import type { LateChart } from '#machines/app/charts.ts'
import { isChartOf } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
export type AnySystem = ActorSystem<any>

/**
 * Waits until the gate lets the user into the page that is open, or into any page of `chart` where one is named: one who is
 * led away, or told that the page is for others, asks for nothing that would be refused
 * (sign-in.refused-page-asks-for-nothing).
 */
export async function untilAllowed(system: AnySystem, signal: AbortSignal, chart?: LateChart): Promise<void> {
  const gate = system.get('gate') as ActorRefFrom<typeof gateMachine>
  const path = gate.getSnapshot().context.place?.path
  const isItsPage = (place: Place | null) =>
    chart === undefined ? place?.path === path : place !== null && isChartOf(place, chart)
  await waitFor(
    gate,
    (snapshot) => (snapshot.matches('allowed') || snapshot.matches('open')) && isItsPage(snapshot.context.place),
    { signal },
  )
}
