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
  /** What an actor would do now. Nothing of it is done. */
  readonly actions: ExecutableActionsFrom<AnyStateMachine>[]
  /** The keys of the transitions that were taken. */
  readonly taken: readonly string[]
}

/** Where an event leads from a snapshot, without any actor running. */
export function pureStep(machine: AnyStateMachine, from: AnyMachineSnapshot, event: AnyEventObject): PureStep {
  const taken: AnyTransitionDefinition[] = []
  const [snapshot, actions] = transition(standingAt(machine, from, taken), from, event)
  return { snapshot, actions, taken: taken.map(transitionKey) }
}

/**
 * XState's `transition` shows actions an actor that is at its start, whatever the snapshot: here its start is the
 * snapshot. What it takes is reported to the inspector of its system alone.
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
