import { waitFor } from 'xstate'
import type { ActorRefFrom, ActorSystem } from 'xstate'

import type { gateMachine } from '#machines/gate/gate.machine.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- the system of whatever actors
export type AnySystem = ActorSystem<any>

/**
 * Waits until the gate lets the user into the page that is open: one who is led away, or told that the page is for others,
 * asks for nothing that would be refused.
 */
export async function untilAllowed(system: AnySystem, signal: AbortSignal): Promise<void> {
  const gate = system.get('gate') as ActorRefFrom<typeof gateMachine>
  const path = gate.getSnapshot().context.place?.path
  await waitFor(gate, (snapshot) => snapshot.matches('allowed') && snapshot.context.place?.path === path, { signal })
}
