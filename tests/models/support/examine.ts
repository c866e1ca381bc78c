import type { AnyEventObject } from 'xstate'

import { coverOf, pathTo, toStep, type Cover, type Covered } from './cover.ts'
import { missingEvents, unknownEvents } from './events.ts'
import type { Model } from './model.ts'
import { answering } from './moment.ts'
import type { Path } from './paths.ts'
import { mustRest, shippedMoments } from './settled.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'

/** A broken rule, at the step nearest to the start that shows it. */
export interface Broken {
  readonly path: Path
  readonly input: unknown
  readonly error: unknown
}

/** Findings of the exploration of a chart's pure graph. */
export interface Findings extends Cover {
  readonly broken: ReadonlyMap<string, Broken>
  /** Rules that no step applies to. */
  readonly idle: readonly string[]
  /** The shortest path to an actor's answer that no transition handles; the machine would wait forever. */
  readonly ignored: Omit<Broken, 'error'> | undefined
  /** Transitions that no step takes. */
  readonly untaken: readonly string[]
  /** Events of the chart without a sample. */
  readonly missing: readonly string[]
  /** Samples to which the chart never reacts. */
  readonly unknown: readonly string[]
}

/** Takes every step of a chart once and checks every rule. `onBroken` may throw to stop the exploration. */
export function examine(model: Model, onBroken: (broken: Broken) => void = () => {}): Findings {
  const broken = new Map<string, Broken>()
  const idle = new Set(Object.keys(model.rules))
  const taken = new Set<string>()
  const raised = new Set<string>()
  const rules = Object.entries(model.rules)
  let ignored: Findings['ignored']

  function ask(covered: Covered): void {
    const step = toStep(covered)
    for (const [sentence, rule] of rules) {
      if ((broken.get(sentence)?.path.length ?? Infinity) <= covered.length) continue
      try {
        if (!rule.when(step)) continue
        idle.delete(sentence)
        rule.must(step)
      } catch (error) {
        idle.delete(sentence)
        const found = { path: pathTo(covered), input: covered.input, error }
        broken.set(sentence, found)
        onBroken(found)
      }
    }
    if (covered.after.taken.length === 0 && answering(covered.event) !== undefined)
      ignored ??= { path: pathTo(covered), input: covered.input }
    covered.after.taken.forEach((key) => taken.add(key))
    raisedIn(covered).forEach((type) => raised.add(type))
  }

  const cover = coverOf(model, ask)
  return {
    ...cover,
    broken,
    idle: [...idle],
    ignored,
    untaken: transitionKeys(model.machine).filter((key) => !taken.has(key) && model.isShared?.(key) !== true),
    missing: missingEvents(model, raised),
    unknown: unknownEvents(model),
  }
}

/** Fails unless the chart can be shipped in every state that it can end in on the server. */
export function mustShip(model: Model, { ways }: Cover): void {
  if (!model.firstPaint) return
  const walks = ways.map(({ steps }) => ({
    path: steps.slice(1).map(({ event }) => event),
    moments: steps.map(({ after }) => after),
  }))
  for (const moment of shippedMoments(model, model.firstPaint, walks)) mustRest(model.machine, moment, model.firstPaint)
}

function raisedIn({ after: { effects } }: Covered): readonly string[] {
  return effects
    .filter(({ type }) => type === 'xstate.raise')
    .map(({ params }) => (params as { event: AnyEventObject }).event.type)
}
