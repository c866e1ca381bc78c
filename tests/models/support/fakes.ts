import type { ActorLogic, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import type { ActorRecord, PlainState } from '#statecharts/trace/trace.ts'

const DONE = 'fake.done'
const FAILED = 'fake.failed'

/** An actor that does nothing until the test lets it answer. It stands for calls, callbacks and charts alike. */
const fake: ActorLogic<Snapshot<unknown>, AnyEventObject, unknown> = {
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  transition(snapshot, event) {
    if (event.type === DONE) return { status: 'done', output: event['output'], error: undefined }
    if (event.type === FAILED) return { status: 'error', output: undefined, error: event['error'] }
    return snapshot
  },
  getPersistedSnapshot: (snapshot) => snapshot,
  // What the real actor had below it is not taken up.
  restoreSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
}

/** What makes a fake answer as an event of the chart says: `xstate.done.actor.…` or `xstate.error.actor.…`. */
export function toAnswer(event: AnyEventObject): AnyEventObject {
  return event.type.startsWith('xstate.done.')
    ? { type: DONE, output: event['output'] }
    : { type: FAILED, error: event['error'] }
}

/** The chart with every actor a fake and every action of its own doing nothing; the actions of XState keep their meaning. */
export function withFakes(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations
  const ports = Object.entries(actions).filter(([, action]) => typeof action !== 'function' || !('resolve' in action))
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, fake])),
    actions: Object.fromEntries(ports.map(([name]) => [name, () => {}])),
  })
}

/**
 * A snapshot by which a chart with fakes stands in a state, with every actor running that the state invokes, and those that
 * ran besides.
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
