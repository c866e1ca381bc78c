import { classNames } from './class-names.ts'

/** Marks on top of a chart. States are named by their ids, transitions by their keys. */
export interface Marks {
  /** A running actor's states, outer ones too. */
  readonly active?: ReadonlySet<string>
  /** The transitions that were taken last. */
  readonly fired?: ReadonlySet<string>
  /** The transitions that the running actor does not wait for now. */
  readonly ignored?: ReadonlySet<string>
  /** The transitions that it waits for, but whose guard refuses now. */
  readonly refused?: ReadonlySet<string>
  /** The running invokes, by `invokeKey`. */
  readonly running?: ReadonlySet<string>
  /** The running timers, by their transitions. */
  readonly timers?: Readonly<Record<string, Timer>>
  /** The number of times each transition was taken; missing if it was not measured. */
  readonly counts?: Readonly<Record<string, number>>
  /** The transitions that need no count here, since another chart's tests take them. */
  readonly shared?: ReadonlySet<string>
  /** The number of times each guard held and refused, by its transition. */
  readonly guards?: Readonly<Record<string, { readonly held: number; readonly refused: number }>>
  /** States and transitions gained or lost since another version of the chart. */
  readonly added?: ReadonlySet<string>
  readonly removed?: ReadonlySet<string>
  /** States and transitions in both versions, with a description of the change. */
  readonly changed?: ReadonlyMap<string, string>
}

export interface Timer {
  /** The whole delay, and the part that has passed, in milliseconds. */
  readonly ms: number
  readonly passed: number
  /** True if it stands still, as in a trace. */
  readonly isPaused?: boolean
}

/** Names an invoke of a state within its chart. */
export function invokeKey(state: string, id: string): string {
  return `${state}!${id}`
}

/** The class names and badge that mark a transition. */
export interface TransitionMark {
  readonly classes: string
  readonly badge?: Badge
}

export interface Badge {
  readonly kind: 'covered' | 'never' | 'partly' | 'added' | 'removed' | 'changed' | 'refused'
  /** The text beside the badge's sign. */
  readonly text: string
  /** The same as a sentence. */
  readonly title: string
}

/** A badge without words is as wide as it is high. */
export const BADGE_HEIGHT = 14

export const badgeWidth = (text: string): number => (text ? 17 + text.length * 6.4 : BADGE_HEIGHT)

export function markOf(marks: Marks, transition: string): TransitionMark {
  const badge = badgeOf(marks, transition)
  const classes = classNames(
    marks.fired?.has(transition) ? 'is-fired' : marks.ignored?.has(transition) && 'is-ignored',
    badge && `is-${badge.kind}`,
  )
  return { classes, ...(badge && { badge }) }
}

function badgeOf(marks: Marks, transition: string): Badge | undefined {
  const { counts, shared, guards, added, removed, changed, refused } = marks
  if (refused?.has(transition)) return { kind: 'refused', text: '', title: 'Its guard says no now.' }
  if (added?.has(transition)) return { kind: 'added', text: '', title: 'Added since the review.' }
  if (removed?.has(transition)) return { kind: 'removed', text: '', title: 'Removed since the review.' }
  const change = changed?.get(transition)
  if (change !== undefined) return { kind: 'changed', text: '', title: `Changed since the review. ${change}` }
  if (counts?.[transition] === undefined && shared?.has(transition))
    return {
      kind: 'partly',
      text: 'shared',
      title: 'Other charts have this part too; the tests of one of them take it.',
    }
  if (counts) return coverageBadge(counts[transition])
  const outcomes = guards?.[transition]
  return outcomes && guardBadge(outcomes)
}

function coverageBadge(count: number | undefined): Badge {
  if (count === undefined)
    return { kind: 'partly', text: '?', title: 'Not measured: the chart has changed since its tests were counted.' }
  if (count === 0) return { kind: 'never', text: '0', title: 'No test that was counted has taken this transition.' }
  return { kind: 'covered', text: shortCount(count), title: `Taken ${count} ${times(count)} by tests.` }
}

function guardBadge({ held, refused }: { readonly held: number; readonly refused: number }): Badge {
  const title = `Its guard held ${held} ${times(held)} and refused ${refused} ${times(refused)}.`
  const kind = held > 0 && refused > 0 ? 'covered' : held + refused > 0 ? 'partly' : 'never'
  return { kind, text: `${shortCount(held)}/${shortCount(refused)}`, title }
}

const times = (count: number) => (count === 1 ? 'time' : 'times')

/** At most three digits: 940, 1k, 25k, 3M. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count)
  return count < 1_000_000 ? `${Math.floor(count / 1000)}k` : `${Math.floor(count / 1_000_000)}M`
}
