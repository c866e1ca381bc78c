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
import { mustRest, settledMoments } from './settled.ts'
import { statesOf, transitionKeys } from './transitions.ts'

/** Generates the tests of a chart from its model and declares them: all paths, every transition, every rule, every mutant. */
export function testChart<Machine extends AnyStateMachine>(model: Model<Machine>): void {
  const { machine, input, rules, resumes } = model
  const paths = pathsOf(model)
  const walks = paths.map((path) => ({ path, moments: momentsOf(model, path) }))
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
  const mutants = mutantsOf(machine)
  const survivors: string[] = []

  describe(`the chart ${machine.id}`, () => {
    test('has every event of its own in the model', () => expect(missingEvents(model, raised)).toEqual([]))
    test('knows every event of the model', () => expect(unknownEvents(model)).toEqual([]))

    for (const [index, { path, moments }] of walks.entries()) {
      test(`path ${index + 1}: ${path.map(({ type }) => type).join(', ')}`, async () => {
        try {
          await walk(new ActorDriver(machine, input, observer), path, moments.map(predict))
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

    if (resumes) {
      test('rests in every settled state, so that the browser can take it up from there', () => {
        for (const moment of settledMoments(model, walks)) mustRest(machine, moment, resumes)
      })
    }

    test('is told from each of its mutants', async () => {
      for (const mutant of mutants) if (!(await isKilled(mutant))) survivors.push(mutant.name)
      expect(survivors).toEqual(Object.keys(model.equivalents ?? {}))
    })
  })

  afterAll(() =>
    writeReport(
      {
        chart: machine.id,
        states: statesOf(machine).length,
        transitions: transitionKeys(machine).length,
        paths: paths.length,
        steps: paths.reduce((steps, path) => steps + path.length, 0),
        mutants: mutants.length,
        killed: mutants.length - survivors.length,
      },
      walked,
    ),
  )

  async function isKilled(mutant: Mutant): Promise<boolean> {
    try {
      const driver = new ActorDriver(mutant.build(), input)
      for (const { path, moments } of walks) await walk(driver, path, moments.map(predict))
      return false
    } catch {
      return true
    }
  }
}

function momentsOf(model: Model, path: Path): readonly Moment[] {
  let last = begin(model.machine, model.input)
  return [last, ...path.map((event) => (last = follow(model.machine, last, event)))]
}

function raisedIn({ effects }: Moment): readonly string[] {
  return effects.filter(({ type }) => type === 'xstate.raise').map(({ params }) => (params as { event: AnyEventObject }).event.type)
}
