import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

/** Every state of a chart below its root, outer before inner. */
export function statesOf(machine: AnyStateMachine): readonly AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] =>
    Object.values(node.states).flatMap((child) => [child, ...below(child)])
  return below(machine.root)
}

/**
 * The stable name of a transition: source, event (`always` where there is none) and its place among the branches of
 * that event. Equal for a chart and for every chart that `provide` made of it.
 */
export function transitionKey(transition: AnyTransitionDefinition): string {
  const { source, eventType } = transition
  const branches = eventType ? source.transitions.get(eventType) : source.always
  return `${source.id}::${eventType || 'always'}::${branches?.indexOf(transition) ?? -1}`
}

/** All transitions of a chart. */
export function transitionsOf(machine: AnyStateMachine): readonly AnyTransitionDefinition[] {
  // The root StateNode, since `machine.definition` leaves every `always` out.
  return [machine.root, ...statesOf(machine)].flatMap((node) =>
    [...node.transitions.values()].flat().concat(node.always ?? []),
  )
}

/** The names of all transitions of a chart. */
export function transitionKeys(machine: AnyStateMachine): readonly string[] {
  return transitionsOf(machine).map(transitionKey)
}
