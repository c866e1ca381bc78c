import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import type { ActorRecord, PlainState } from '#statecharts/trace/trace.ts'

const DONE = 'fake.done'
const FAILED = 'fake.failed'

/** An actor that does nothing until the test makes it answer. It replaces calls, callbacks and charts alike. */
const fake: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition(snapshot, event) {
    if (event.type === DONE) return { status: 'done', output: event['output'], error: undefined }
    if (event.type === FAILED) return { status: 'error', output: undefined, error: event['error'] }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  // The children of the real actor are not restored.
  restoreSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
}

/**
 * Turns a chart's answer (`xstate.done.actor.…` or `xstate.error.actor.…`) into the event that makes a fake give it.
 */
export function toAnswer(event: AnyEventObject): AnyEventObject {
  return event.type.startsWith('xstate.done.')
    ? { type: DONE, output: event['output'] }
    : { type: FAILED, error: event['error'] }
}

/** The chart with all actors faked and its own actions doing nothing; XState's actions still work. */
export function withFakes(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  const ports = Object.entries(actions).filter(([, action]) => typeof action !== 'function' || !('resolve' in action))
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, fake])),
    actions: Object.fromEntries(ports.map(([name]) => [name, () => {}])),
  })
}

/**
 * A snapshot of a faked chart in a given state, with the actors that the state invokes and the given others running.
 */
export function standingIn(
  machine: AnyStateMachine,
  { value, context, status }: PlainState,
  running: readonly ActorRecord[] = [],
): unknown {
  const at: AnyMachineSnapshot = machine.resolveState({
    value,
    context,
    status: status === 'stopped' ? 'active' : status,
  })
  const invoked = at._nodes.flatMap(({ invoke }) =>
    invoke.map(({ id, src, systemId }) => [id, { snapshot: { status: 'active' }, src, systemId }]),
  )
  const besides = running.map(({ id, name }) => [
    id ?? name,
    { snapshot: { status: 'active' }, src: fake, systemId: name },
  ])
  const children = { ...Object.fromEntries(besides), ...Object.fromEntries(invoked) }
  return { value, context, status: at.status, historyValue: {}, children }
}
