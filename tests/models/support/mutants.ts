import { createMachine } from 'xstate'
import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** A chart with one fault planted. */
export interface Mutant {
  readonly name: string
  /** Throws where XState itself refuses the fault. */
  readonly build: () => AnyStateMachine
}

type Keys = readonly (string | number)[]
type Config = Record<string | number, unknown>

/** One fault: a name and the value to set at a place of the configuration; `undefined` takes the place out. */
interface Fault {
  readonly name: string
  readonly at: Keys
  readonly value: unknown
}

/**
 * Every chart that differs from this one by one dropped or changed part, in a fixed order; evenly thinned out above `most`.
 * Those whose name another model holds are left out.
 */
export function mutantsOf(
  machine: AnyStateMachine,
  most = Infinity,
  isShared: (name: string) => boolean = () => false,
): readonly Mutant[] {
  const faults = faultsOf(machine.root, []).filter(({ name }) => !isShared(name))
  const every = Math.max(1, faults.length / most)
  return faults
    .filter((_, index) => Math.floor((index + 1) / every) > Math.floor(index / every))
    .map(({ name, at, value }) => ({ name, build: () => rebuild(machine, put(machine.config, at, value)) }))
}

function rebuild(machine: AnyStateMachine, config: unknown): AnyStateMachine {
  const bare: AnyStateMachine = createMachine(config as Parameters<typeof createMachine>[0])
  return bare.provide(machine.implementations)
}

function faultsOf(node: AnyStateNode, at: Keys): readonly Fault[] {
  const config = node.config as Config
  const here = node.id
  const children = Object.values(node.states)
  const next = (of: AnyStateNode | undefined) => sibling(of)?.key
  return [
    ...(config['initial'] === undefined || !next(children.find(({ key }) => key === config['initial']))
      ? []
      : [
          {
            name: `${here}: begins elsewhere`,
            at: [...at, 'initial'],
            value: next(children.find(({ key }) => key === config['initial'])),
          },
        ]),
    ...each(config['tags'], [...at, 'tags']).map(({ value, keys }) => drop(`${here}: no tag ${String(value)}`, keys)),
    ...['entry', 'exit'].flatMap((kind) =>
      each(config[kind], [...at, kind]).map(({ value, keys }) =>
        drop(`${here}: no ${kind} action ${nameOf(value)}`, keys),
      ),
    ),
    ...each(config['invoke'], [...at, 'invoke']).flatMap(({ value, keys }) =>
      invokeFaults(node, value as Config, keys),
    ),
    ...['on', 'after'].flatMap((kind) =>
      Object.entries((config[kind] ?? {}) as Config).flatMap(([event, branches]) =>
        branchFaults(node, `${kind} ${event}`, branches, [...at, kind, event]),
      ),
    ),
    ...branchFaults(node, 'always', config['always'], [...at, 'always']),
    ...branchFaults(node, 'onDone', config['onDone'], [...at, 'onDone']),
    ...children.flatMap((child) => faultsOf(child, [...at, 'states', child.key])),
  ]
}

function invokeFaults(node: AnyStateNode, invoke: Config, at: Keys): readonly Fault[] {
  const name = String(invoke['id'])
  return [
    drop(`${node.id}: no invoke ${name}`, at),
    ...['onDone', 'onError', 'onSnapshot'].flatMap((kind) =>
      branchFaults(node, `${kind} of ${name}`, invoke[kind], [...at, kind]),
    ),
  ]
}

function branchFaults(node: AnyStateNode, label: string, branches: unknown, at: Keys): readonly Fault[] {
  return each(branches, at).flatMap(({ value, keys }, index) => {
    const name = `${node.id}: ${label}${Array.isArray(branches) ? `, branch ${index + 1}` : ''}`
    const branch = (typeof value === 'string' ? { target: value } : value) as Config
    const other = sibling(targetOf(node, branch['target']))
    return [
      drop(`${name}: not taken`, keys),
      ...(branch['guard'] === undefined
        ? []
        : [{ name: `${name}: no guard`, at: keys, value: { ...branch, guard: undefined } }]),
      ...(branch['reenter']
        ? [{ name: `${name}: does not reenter`, at: keys, value: { ...branch, reenter: undefined } }]
        : []),
      ...(other
        ? [{ name: `${name}: leads to ${other.key}`, at: keys, value: { ...branch, target: `#${other.id}` } }]
        : []),
      ...each(branch['actions'], [...keys, 'actions']).map((action) =>
        drop(`${name}: no action ${nameOf(action.value)}`, action.keys),
      ),
    ]
  })
}

/** The state that a target text names, seen from a state. */
function targetOf(node: AnyStateNode, target: unknown): AnyStateNode | undefined {
  if (typeof target !== 'string') return undefined
  if (target.startsWith('#')) return node.machine.getStateNodeById(target)
  const from = target.startsWith('.') ? `#${node.id}` : `#${node.parent?.id ?? node.id}.`
  return node.machine.getStateNodeById(`${from}${target}`)
}

/** The next state of the same parent, the first after the last. */
function sibling(node: AnyStateNode | undefined): AnyStateNode | undefined {
  const all = Object.values<AnyStateNode>(node?.parent?.states ?? {})
  if (!node || all.length < 2) return undefined
  return all[(all.indexOf(node) + 1) % all.length]
}

/** The items of what may be one item or a list of them, with their places. */
function each(value: unknown, at: Keys): readonly { value: unknown; keys: Keys }[] {
  if (value === undefined) return []
  return Array.isArray(value)
    ? value.map((item: unknown, index) => ({ value: item, keys: [...at, index] }))
    : [{ value, keys: at }]
}

function drop(name: string, at: Keys): Fault {
  return { name, at, value: undefined }
}

function nameOf(action: unknown): string {
  return typeof action === 'string' ? action : String((action as { type?: string }).type)
}

/** A copy with another value at one place; everything beside the place is shared. */
function put(config: unknown, [key, ...rest]: Keys, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(config)) {
    if (rest.length === 0 && value === undefined) return config.filter((_, index) => index !== key)
    return config.map((item: unknown, index) => (index === key ? put(item, rest, value) : item))
  }
  const copy: Config = { ...(config as Config) }
  const changed = put(copy[key], rest, value)
  if (changed === undefined) delete copy[key]
  else copy[key] = changed
  return copy
}
