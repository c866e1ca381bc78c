import type { AnyActorRef, AnyEventObject } from 'xstate'

import { byNames, type Coverage } from '#statecharts/evidence/coverage-file.ts'
import type { Raises } from '#statecharts/graph/chart-graph.ts'
import { flowHash } from '#statecharts/graph/graph-hash.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { transitionKey, transitionsOf } from '#statecharts/graph/transitions.ts'
import type { PlainEvent } from '#statecharts/trace/trace.ts'

import type { Covered } from './cover.ts'
import { eventWords, sampleWords, timerName } from './event-words.ts'
import type { Findings } from './examine.ts'
import type { Model } from './model.ts'
import { nextTimer, PASS } from './moment.ts'
import { keyOf, lastingKeyOf, plain } from './plain.ts'

export class Tally extends Map<string, number> {
  add(key: string): void {
    this.set(key, this.of(key) + 1)
  }

  of(key: string): number {
    return this.get(key) ?? 0
  }
}

/** Counts of what running actors met on their walks, by transition key. */
export interface Counted {
  readonly taken: Tally
  readonly asked: Tally
  readonly held: Tally
}

const MOST_SAMPLES = 2

/** The coverage of a chart by its tests, as the text of the committed file: one entry a line. */
export function coverageOf(
  model: Model,
  { raises, ...findings }: Findings & { readonly raises: Raises },
  counted: Counted,
  test: string,
): string {
  const { machine } = model
  const ways = waysIn(model, findings)
  const { emits, tells, starts } = messagesIn(findings)
  const graph = readMachine(machine)
  const transitions: Coverage['transitions'] = Object.fromEntries(
    transitionsOf(machine).map((transition) => {
      const key = transitionKey(transition)
      const [asked, held, way] = [counted.asked.of(key), counted.held.of(key), ways.get(key)]
      return [
        key,
        {
          taken: counted.taken.of(key),
          ...(transition.guard !== undefined && { guard: [held, asked - held] as const }),
          ...(way && { way }),
          ...(!way && model.isShared?.(key) && { isShared: true as const }),
        },
      ]
    }),
  )
  return byLines({
    chart: machine.id,
    hash: flowHash(graph),
    test,
    transitions: byNames(transitions, graph),
    samples: samplesOf(model),
    emits,
    tells,
    ...(Object.keys(raises).length > 0 && { raises }),
    starts,
    rules: Object.fromEntries(
      Object.entries(model.rules).flatMap(([sentence, { requirements = [] }]) =>
        requirements.length > 0 ? [[sentence, requirements]] : [],
      ),
    ),
  })
}

function waysIn(model: Model, { steps }: Findings): ReadonlyMap<string, readonly string[]> {
  const nearest = new Map<string, Covered>()
  for (const step of steps)
    for (const key of step.after.taken) if (step.length < (nearest.get(key)?.length ?? Infinity)) nearest.set(key, step)
  const samples = sampleWords([...model.events, ...(model.answers ?? []), ...(model.journeys ?? []).flat()])
  return new Map([...nearest].map(([key, step]) => [key, wayTo(step, samples)]))
}

function wayTo(step: Covered, samples: ReadonlyMap<string, string>): readonly string[] {
  const words: string[] = []
  for (let at: Covered | undefined = step; at?.from; at = at.from) words.unshift(wordsFor(at.event, at.from, samples))
  return words
}

function wordsFor(event: AnyEventObject, from: Covered, samples: ReadonlyMap<string, string>): string {
  if (event.type === PASS.type) return `after ${timerName(nextTimer(from.after.timers)?.event.type ?? '')}`
  const sample = samples.get(lastingKeyOf(event))
  return sample ? `${eventWords(event.type)} (${sample})` : eventWords(event.type)
}

/** The shortest samples of each event type, in the order of the model. */
function samplesOf({ events }: Model): Coverage['samples'] {
  const distinct = [...new Map(events.map((event) => [keyOf(event), plain(event) as PlainEvent])).values()]
  return Object.fromEntries(
    [...new Set(distinct.map(({ type }) => type))].map((type) => {
      const same = distinct.filter((event) => event.type === type)
      const shortest = same.toSorted((a, b) => keyOf(a).length - keyOf(b).length).slice(0, MOST_SAMPLES)
      return [type, same.filter((event) => shortest.includes(event))]
    }),
  )
}

function messagesIn({ steps }: Findings): Pick<Coverage, 'emits' | 'tells' | 'starts'> {
  const emits = new Set<string>()
  const sources = new Map<string, string>()
  const tells = new Map<string, Set<string>>()
  for (const { type, given } of steps.flatMap(({ after }) => after.effects)) {
    if (type === 'xstate.emit') emits.add((given as { event: AnyEventObject }).event.type)
    if (type === 'xstate.spawnChild') {
      const { child, src } = given as { child: AnyActorRef; src: string }
      sources.set(child.id, src)
    }
    if (type === 'xstate.sendTo') {
      const { to, event } = given as { to?: AnyActorRef; event: AnyEventObject }
      if (to) tells.set(to.id, (tells.get(to.id) ?? new Set()).add(event.type))
    }
  }
  const bySource = new Map<string, Set<string>>()
  for (const [actor, types] of tells) {
    const source = sources.get(actor) ?? actor
    bySource.set(source, new Set([...(bySource.get(source) ?? []), ...types]))
  }
  return {
    emits: [...emits].sort(),
    tells: Object.fromEntries([...bySource].sort(byName).map(([source, types]) => [source, [...types].sort()])),
    starts: [...new Set(sources.values())].sort(),
  }
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1
}

/** JSON with one line for each entry of each part, so that a changed entry is a changed line. */
function byLines(coverage: object): string {
  const parts = Object.entries(coverage).map(([name, part]: [string, unknown]) => {
    const isList = typeof part !== 'object' || part === null || Array.isArray(part)
    const lines = isList
      ? []
      : Object.entries(part).map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    return `  ${JSON.stringify(name)}: ${lines.length > 0 ? `{\n${lines.join(',\n')}\n  }` : JSON.stringify(part)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}
