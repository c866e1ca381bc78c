import { transition } from 'xstate'
import type {
  ActorScope,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  ExecutableActionsFrom,
} from 'xstate'

import { transitionKey } from '../graph/transitions.ts'

export interface PureStep {
  readonly snapshot: AnyMachineSnapshot
  /** The actions that an actor would run now. None of them is run. */
  readonly actions: ExecutableActionsFrom<AnyStateMachine>[]
  /** The keys of the transitions taken. */
  readonly taken: readonly string[]
}

/** Returns the step that an event causes from a snapshot, without running an actor. */
export function pureStep(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): PureStep {
  const taken: AnyTransitionDefinition[] = []
  const [snapshot, actions] = transition(standingAt(machine, from, taken), from, event)
  return { snapshot, actions, taken: taken.map(transitionKey) }
}

/**
 * XState's `transition` passes actions an actor in its initial snapshot, whatever the given one: here the given
 * snapshot is the initial one. The transitions taken are reported only to the inspector of its system.
 */
function standingAt(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  taken: AnyTransitionDefinition[],
): AnyStateMachine {
  return Object.create(machine, {
    getInitialSnapshot: { value: () => snapshot },
    transition: {
      value: (
        from: AnyMachineSnapshot,
        event: AnyEventObject,
        scope: ActorScope<AnyMachineSnapshot, AnyEventObject>,
      ) => {
        scope.system.inspect((report) => {
          if (report.type === '@xstate.microstep') taken.push(...report._transitions)
        })
        return machine.transition(from, event, scope)
      },
    },
  }) as AnyStateMachine
}
