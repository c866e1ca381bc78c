import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { ChartMeta } from '#machines/requirements/meta.ts'

import type { Cause, ChartGraph, Invoke, State, StateKind, Transition } from './chart-graph.ts'
import { guardName } from './guard-name.ts'
import { transitionKey, transitionsOf } from './transitions.ts'

/** Reads a chart from its root state, since the definition that a machine gives of itself leaves every `always` out. */
export function readMachine(machine: AnyStateMachine): ChartGraph {
  return {
    id: machine.id,
    root: readState(machine.root),
    transitions: transitionsOf(machine).map((transition) => readTransition(machine, transition)),
  }
}

function readState(node: AnyStateNode): State {
  return {
    id: node.id,
    name: node.key,
    kind: kindOf(node),
    description: node.description ?? '',
    tags: [...node.tags],
    requirements: requirementsOf(node.meta),
    ...initialOf(node),
    ...(node.history && { history: node.history === 'deep' ? ('deep' as const) : ('shallow' as const) }),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    invokes: node.invoke.map(readInvoke),
    states: Object.values(node.states).map(readState),
  }
}

function kindOf({ type }: AnyStateNode): StateKind {
  return type
}

function initialOf(node: AnyStateNode): { readonly initial?: string } {
  const [target] = node.type === 'compound' ? (node.initial.target ?? []) : []
  return target ? { initial: target.id } : {}
}

function readInvoke({ src, id, systemId }: { src: unknown; id: string; systemId?: string | undefined }): Invoke {
  return { src: typeof src === 'string' ? src : id, id, ...(systemId !== undefined && { systemId }) }
}

function readTransition(machine: AnyStateMachine, transition: AnyTransitionDefinition): Transition {
  const { source, eventType, guard, actions, target, reenter } = transition
  const siblings = eventType ? source.transitions.get(eventType) : source.always
  const { description, meta } = transition as { description?: string; meta?: unknown }
  return {
    key: transitionKey(transition),
    source: source.id,
    cause: causeOf(machine, source, eventType),
    branch: siblings?.indexOf(transition) ?? 0,
    branches: siblings?.length ?? 1,
    ...(guard !== undefined && { guard: guardName(guard) }),
    actions: actionNames(actions),
    targets: target?.map(({ id }) => id) ?? [],
    reenter,
    ...(description !== undefined && { description }),
    requirements: requirementsOf(meta),
  }
}

function causeOf(machine: AnyStateMachine, source: AnyStateNode, type: string): Cause {
  if (type === '') return { kind: 'always', type }
  const after = /^xstate\.after\.(.+)$/.exec(type)?.[1]
  if (after !== undefined) {
    const delay = after.endsWith(`.${source.id}`) ? after.slice(0, -source.id.length - 1) : after
    const set = /^\d+$/.test(delay) ? Number(delay) : machine.implementations.delays[delay]
    return { kind: 'after', type, delay, ...(typeof set === 'number' && { ms: set }) }
  }
  const answer = /^xstate\.(done|error|snapshot)\.actor\.(.+)$/.exec(type)
  if (answer) {
    const [, what, id = ''] = answer
    const actor = source.invoke.find((one) => one.id === id)?.src
    const kind = what === 'done' ? 'done' : what === 'error' ? 'failed' : 'snapshot'
    return { kind, type, actor: typeof actor === 'string' ? actor : id }
  }
  if (type.startsWith('xstate.done.state.')) return { kind: 'finished', type }
  return { kind: 'event', type }
}

/** Without what XState adds itself: the start and the end of each timer. */
function actionNames(actions: readonly unknown[]): readonly string[] {
  return actions.flatMap((action) => {
    const name = typeof action === 'string' ? action : (action as { type: string }).type
    return name === 'xstate.raise' || name === 'xstate.cancel' ? [] : [name]
  })
}

const requirementsOf = (meta: unknown) => (meta as Partial<ChartMeta> | undefined)?.requirements ?? []
