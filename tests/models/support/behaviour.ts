import type { AnyMachineSnapshot, AnyStateNode, AnyTransitionDefinition } from 'xstate'

import type { Cover, Covered } from './cover.ts'
import { effectWords } from './effect-words.ts'
import { matches } from './events.ts'
import { eventWords, sampleWords, timerName } from './event-words.ts'
import { guardWords } from './guards.ts'
import type { Model } from './model.ts'
import { nextTimer, PASS } from './moment.ts'
import { keyOf, lastingKeyOf } from './plain.ts'
import { statesOf, transitionKey, transitionsOf } from '#statecharts/graph/transitions.ts'

/** The outcome of an event in a state, in words. */
interface Row {
  readonly cells: {
    readonly state: string
    readonly event: string
    readonly guards: string
    readonly next: string
    readonly effects: string
  }
  /** Positions of the state and of the transitions in the chart. */
  readonly place: readonly number[]
  /** Samples of the event that have this outcome. */
  readonly samples: Set<string>
  /** All trials of the event in this state. */
  readonly trials: Trials
  /** Context fields that change in at least one situation. */
  readonly sets: Set<string>
}

/** Samples of an event tried in a state, and those that changed nothing in at least one situation. */
interface Trials {
  readonly tried: Set<string>
  readonly idle: Set<string>
}

interface Options {
  /** True if rows name the guards that held, which explain why the chart acts as it does. */
  readonly guards?: boolean
}

const HEAD = ['| State | Event | Guards | Next state | Effects |', '| --- | --- | --- | --- | --- |']
const TAGS_HEAD = ['| State | Tags |', '| --- | --- |']

/**
 * The behaviour table of a chart: the next state and the actions for each state and event. An event that changes
 * nothing has no row. With parallel regions, a row names those that the event concerns.
 */
export function behaviourOf(model: Model, { steps }: Cover, { guards = true }: Options = {}): string {
  const { machine } = model
  const nodes = [machine.root, ...statesOf(machine)]
  const transitions = new Map(
    transitionsOf(machine).map((transition, index) => [transitionKey(transition), { transition, index }]),
  )
  const samples = sampleWords([...model.events, ...(model.answers ?? []), ...(model.journeys ?? []).flat()])
  const trials = new Map<string, Trials>()
  const rows = new Map<string, Row>()

  const moving: Covered[] = []
  for (const step of steps) {
    const sample = sampleOf(step)
    const changesNothing = isIdle(step)
    if (!changesNothing) moving.push(step)
    for (const { id } of step.from?.after.snapshot._nodes ?? []) {
      const { tried, idle } = trialsIn(id, step.event.type)
      tried.add(sample)
      if (changesNothing) idle.add(sample)
    }
  }
  for (const step of moving) {
    const row = rowOf(step)
    if (!row) continue
    const key = keyOf(row.cells)
    const { samples: of, sets } = rows.get(key) ?? row
    if (!rows.has(key)) rows.set(key, row)
    of.add(sampleOf(step))
    changedIn(step).forEach((name) => sets.add(name))
  }
  const tags = nodes.filter(
    (node) => node.tags.length > 0 && steps.some(({ after }) => after.snapshot._nodes.includes(node)),
  )
  return [
    `# What the chart ${machine.id} does`,
    '',
    ...HEAD,
    ...withIdle([...rows.values()])
      .sort(byPlace)
      .map(lineOf),
    '',
    ...(tags.length > 0
      ? [...TAGS_HEAD, ...tags.map((node) => toLine([nameOf(node), node.tags.toSorted().join(', ')])), '']
      : []),
  ].join('\n')

  function trialsIn(state: string, type: string): Trials {
    const known = trials.get(`${state} ${type}`) ?? { tried: new Set(), idle: new Set() }
    trials.set(`${state} ${type}`, known)
    return known
  }

  function trialsOf([first, ...others]: readonly AnyStateNode[], type: string): Trials {
    const all = trialsIn(first?.id ?? '', type)
    return others.length > 0 ? { ...all, idle: new Set() } : all
  }

  function sampleOf({ event }: Covered): string {
    return samples.get(lastingKeyOf(event)) ?? ''
  }

  function rowOf(step: Covered): Row | undefined {
    const { from, after } = step
    const taken = after.taken.flatMap((key) => transitions.get(key) ?? [])
    if (from && taken.length === 0) return undefined
    const caused = taken.filter(
      ({ transition: { eventType, source } }) =>
        isCausedBy(step, eventType) && from?.after.snapshot._nodes.includes(source),
    )
    const causes = (caused.length > 0 ? caused : taken).map(({ transition }) => transition)
    const states = from ? unique(causes.map(({ source }) => stateOf(from.after.snapshot, source))) : []
    const effects = after.effects.flatMap(
      (effect) =>
        effectWords(
          effect,
          step.event,
          leftIn(step).every((node) => states.includes(node)),
        ) ?? [],
    )
    return {
      cells: {
        state: states.map(nameOf).join(' + ') || '(start)',
        event: eventOf(step, causes),
        guards: guards ? unique(taken.flatMap(({ transition }) => guardWords(transition))).join(', ') : '',
        next: nextOf(step),
        effects: unique(effects).join('; '),
      },
      place: [...states.map((node) => nodes.indexOf(node)), ...caused.map(({ index }) => index)],
      samples: new Set(),
      trials: trialsOf(states, step.event.type),
      sets: new Set(),
    }
  }
}

/** Number of rows in a behaviour table. */
export function rowsOf(behaviour: string): number {
  const [, table = ''] = behaviour.split('\n\n')
  return table.split('\n').length - HEAD.length
}

/** The active innermost state below a transition's source; the source itself if several are active. */
function stateOf({ _nodes }: AnyMachineSnapshot, source: AnyStateNode): AnyStateNode {
  const innermost = _nodes.filter((node) => isAtomic(node) && (node === source || node.id.startsWith(`${source.id}.`)))
  return innermost.length === 1 && innermost[0] ? innermost[0] : source
}

function isAtomic({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final'
}

function eventOf({ event, from }: Covered, causes: readonly AnyTransitionDefinition[]): string {
  if (!from) return ''
  return event.type === PASS.type
    ? unique(causes.map(({ eventType }) => `after ${timerName(eventType)}`)).join(' + ')
    : eventWords(event.type)
}

function nextOf({ from, after: { snapshot } }: Covered): string {
  if (snapshot.status !== 'active') return snapshot.status === 'done' ? '(ends)' : '(fails)'
  const before = from?.after.snapshot._nodes ?? []
  return snapshot._nodes
    .filter((node) => isAtomic(node) && !before.includes(node))
    .map(nameOf)
    .join(' + ')
}

/** True if a transition is for the event of the step, not for one that the chart then sent itself. */
function isCausedBy({ event, from }: Covered, eventType: string): boolean {
  const type = event.type === PASS.type ? nextTimer(from?.after.timers ?? [])?.event.type : event.type
  return type !== undefined && eventType !== '' && matches(type, eventType)
}

/** Innermost states that a step leaves. */
function leftIn({ from, after }: Covered): readonly AnyStateNode[] {
  return (from?.after.snapshot._nodes ?? []).filter((node) => isAtomic(node) && !after.snapshot._nodes.includes(node))
}

/** True if the step changes nothing. */
function isIdle(step: Covered): boolean {
  return (
    step.isInert ||
    (step.from !== undefined && step.after.effects.length === 0 && nextOf(step) === '' && changedIn(step).length === 0)
  )
}

/** Context fields that a step changes. */
function changedIn({ from, after }: Covered): readonly string[] {
  const was = from?.after.snapshot.context as Record<string, unknown> | undefined
  const is = after.snapshot.context as Record<string, unknown>
  if (!was || was === is) return []
  return Object.keys({ ...was, ...is }).filter(
    (name) => was[name] !== is[name] && contextKey(was[name]) !== contextKey(is[name]),
  )
}

/** Parts of a context never change, so the key of each is computed once. */
function contextKey(part: unknown): string {
  return typeof part === 'object' && part !== null ? lastingKeyOf(part) : `just ${keyOf([part])}`
}

/** Adds a row for an event that changes something in one situation of a state and nothing in another. */
function withIdle(rows: readonly Row[]): Row[] {
  const byTrials = new Map<Trials, Row[]>()
  for (const row of rows) byTrials.set(row.trials, [...(byTrials.get(row.trials) ?? []), row])
  const idle = [...byTrials].flatMap(([trials, of]) => {
    const samples = new Set([...trials.idle].filter((sample) => of.some((row) => row.samples.has(sample))))
    const [first] = of
    return first && samples.size > 0
      ? [
          {
            ...first,
            cells: { ...first.cells, guards: '', next: '', effects: 'nothing' },
            samples,
            sets: new Set<string>(),
          },
        ]
      : []
  })
  return [...rows, ...idle]
}

function lineOf({ cells: { state, event, guards, next, effects }, samples, trials: { tried }, sets }: Row): string {
  const which = samples.size < tried.size ? ` (${[...samples].toSorted().join(' or ')})` : ''
  const changed = sets.size > 0 ? `sets ${[...sets].toSorted().join(', ')}` : ''
  return toLine([state, `${event}${which}`, guards, next, [effects, changed].filter(Boolean).join('; ')])
}

function toLine(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

function byPlace(a: Row, b: Row): number {
  const at = a.place.findIndex((place, index) => place !== b.place[index])
  const difference = at < 0 ? a.place.length - b.place.length : (a.place[at] ?? -1) - (b.place[at] ?? -1)
  return difference || (keyOf(a.cells) < keyOf(b.cells) ? -1 : 1)
}

function nameOf({ path, machine }: AnyStateNode): string {
  return path.join('.') || machine.id
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)]
}
