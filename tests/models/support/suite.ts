import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { afterAll, describe, expect, test } from 'vitest'

import { ActorDriver, predict, type Observer } from './actor-driver.ts'
import { walk } from './driver.ts'
import { missingEvents, unknownEvents } from './events.ts'
import type { Model } from './model.ts'
import { begin, follow, type Moment } from './moment.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
import { pathsOf, type Path } from './paths.ts'
import { Mismatch } from './plain.ts'
import { writeReport } from './report.ts'
import { mustRest, shippedMoments } from './settled.ts'
import { statesOf, transitionKeys } from './transitions.ts'

/** The mutants of the root meet thousands of paths, which takes a busy machine long. */
const MUTANTS_MS = 180_000

/** Generates the tests of a chart from its model and declares them: all paths, every transition, every rule, every mutant. */
export function testChart<Machine extends AnyStateMachine>(model: Model<Machine>): void {
  const { machine, inputs = [undefined], rules, firstPaint } = model
  const walks = inputs
    .flatMap((input) => pathsOf(model, input).map((path) => ({ input, path, moments: momentsOf(machine, input, path) })))
    .map((walk) => ({ ...walk, predicted: walk.moments.map(predict) }))
  const raised = new Set(walks.flatMap(({ moments }) => moments.flatMap(raisedIn)))
  const walked = new Map<string, number>()
  const applied = new Set<string>()
  const observer: Observer = {
    transition: (key) => walked.set(key, (walked.get(key) ?? 0) + 1),
    step(step) {
      for (const [sentence, rule] of Object.entries(rules)) {
        if (!rule.when(step)) continue
        applied.add(sentence)
        rule.must(step)
      }
    },
  }
  // Most mutants are found out after a few steps.
  const shortestFirst = walks
    .map((walk) => ({ ...walk, visited: visitedIn(walk.moments), taken: takenIn(walk.moments) }))
    .sort((a, b) => a.path.length - b.path.length)
  const mutants = mutantsOf(machine)
  const survivors: string[] = []

  describe(`the chart ${machine.id}`, () => {
    test('has every event of its own in the model', () => expect(missingEvents(model, raised)).toEqual([]))
    test('knows every event of the model', () => expect(unknownEvents(model)).toEqual([]))

    for (const [index, { input, path, predicted }] of walks.entries()) {
      test(`path ${index + 1}: ${path.map(({ type }) => type).join(', ')}`, async () => {
        try {
          await walk(new ActorDriver(machine, input, observer), path, predicted)
        } catch (error) {
          if (error instanceof Mismatch) expect(error.actual, error.message).toEqual(error.predicted)
          throw error
        }
      })
    }

    test('is walked on every transition', () => {
      expect(transitionKeys(machine).filter((key) => !walked.has(key))).toEqual([])
    })

    test.each(Object.keys(rules))('%s', (sentence) => {
      expect(applied, 'no step of any path is of that kind').toContain(sentence)
    })

    if (firstPaint) {
      test('rests in every state that the server can ship, so that the browser can take it up from there', () => {
        for (const moment of shippedMoments(model, firstPaint, walks)) mustRest(machine, moment, firstPaint)
      })
    }

    test('is told from each of its mutants', async () => {
      for (const mutant of mutants) if (!(await isKilled(mutant))) survivors.push(mutant.name)
      expect(survivors).toEqual(Object.keys(model.equivalents ?? {}))
    }, MUTANTS_MS)
  })

  afterAll(() =>
    writeReport(
      {
        chart: machine.id,
        states: statesOf(machine).length,
        transitions: transitionKeys(machine).length,
        paths: walks.length,
        steps: walks.reduce((steps, { path }) => steps + path.length, 0),
        mutants: mutants.length,
        killed: mutants.length - survivors.length,
      },
      walked,
    ),
  )

  async function isKilled(mutant: Mutant): Promise<boolean> {
    try {
      const subject = mutant.build()
      for (const { input, path, predicted } of tellingWalks(mutant)) await walk(new ActorDriver(subject, input), path, predicted)
      return false
    } catch {
      return true
    }
  }

  // A walk that never comes to the faulty state cannot tell; where the chart never rests in it, any walk might. Those
  // that take the faulty transition are the likeliest to tell.
  function tellingWalks({ state, transition }: Mutant) {
    const near = shortestFirst.filter(({ visited }) => visited.has(state))
    const any = near.length > 0 ? near : shortestFirst
    const takes = ({ taken }: (typeof any)[number]) => transition !== undefined && taken.has(transition)
    return [...any.filter(takes), ...any.filter((walk) => !takes(walk))]
  }
}

function momentsOf(machine: AnyStateMachine, input: unknown, path: Path): readonly Moment[] {
  let last = begin(machine, input)
  return [last, ...path.map((event) => (last = follow(machine, last, event)))]
}

/** The ids of all states in which a walk rested. */
function visitedIn(moments: readonly Moment[]): ReadonlySet<string> {
  return new Set(moments.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id)))
}

/** All transitions that a walk took, without their places among the branches of their events. */
function takenIn(moments: readonly Moment[]): ReadonlySet<string> {
  return new Set(moments.flatMap(({ taken }) => taken.map((key) => key.slice(0, key.lastIndexOf('::')))))
}

function raisedIn({ effects }: Moment): readonly string[] {
  return effects.filter(({ type }) => type === 'xstate.raise').map(({ params }) => (params as { event: AnyEventObject }).event.type)
}
