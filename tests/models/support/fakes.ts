import type { ActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate'

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
