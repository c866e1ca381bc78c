import { relative } from 'node:path'

import type { AnyStateMachine } from 'xstate'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'

import { ActorDriver, predict, type Observer } from './actor-driver.ts'
import { behaviourOf, rowsOf } from './behaviour.ts'
import { behaviourFile, coverageFile } from './compared-files.ts'
import { coverageOf, Tally, type Counted } from './coverage.ts'
import { pathTo, StepError, type Covered, type Way } from './cover.ts'
import { examine, mustShip, type Broken, type Findings } from './examine.ts'
import { isKnownToPass, keepThatItPasses, keepVerdicts, readVerdicts, verdictsFile } from './kept-verdicts.ts'
import { lazy } from './lazy.ts'
import type { Model } from './model.ts'
import { mutantsOf } from './mutants.ts'
import { mustEqual } from './plain.ts'
import { Raised, withRaisedTold } from './raised.ts'
import { mustHoldNoSecret, mustReplay, recordedWalk } from './recorded.ts'
import { writeReport } from '../../support/chart-report.ts'
import { failWithTrace } from './failing-path.ts'
import { usualWays, wholeCounts } from './usual-ways.ts'
import { judgeMutants, type Verdicts } from './verdicts.ts'
import { isLong } from '#tests/support/length.ts'
import { readCoverageOf } from '#statecharts/evidence/coverage-file.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { statesOf, transitionKeys } from '#statecharts/graph/transitions.ts'

/** So many ways of a chart are recorded and replayed in the usual run; all of them with `TEST_LENGTH=long`. */
const USUAL_RECORDINGS = 12

/** Set by `npm run mutants`, which judges all mutants and keeps the verdicts. */
const isRenewed = process.env['TEST_MUTANTS'] === 'renew'

/** The core takes it as known that an unchanged chart passes; the wide tests walk it again. */
const isCoreRun = process.env['TEST_PART'] === 'core'

/** All that is generated for a chart, and its mutants at length, take a busy machine long. */
const GENERATED_MS = isLong || isRenewed ? 900_000 : 180_000

const testFile = () => expect.getState().testPath ?? ''

/**
 * Declares the tests of a chart, generated from its model. Nothing is generated before the first of them runs, and
 * everything once for all of them.
 */
export function testChart<Machine extends AnyStateMachine>(chartModel: Model<Machine>): void {
  const raised = new Raised()
  const machine = withRaisedTold(chartModel.machine, raised.tell)
  const model = { ...(chartModel as unknown as Model), machine }
  const { rules } = model
  const findings = lazy(() => ({ ...generate(model), raises: raised.all }))
  const isWritten = lazy(() => expect.getState().snapshotState.snapshotUpdateState === 'all')
  const isWhole = lazy(() => isLong || !committed() || isWritten())
  const committed = lazy(() => readCoverageOf('.', readMachine(machine)))
  const walked = lazy(() => walkAll(model, isWhole() ? findings().ways : usualWays(findings().ways)))
  const behaviour = lazy(() => behaviourOf(model, findings()))
  const coverage = lazy(counted)
  const verdicts = lazy(judged)
  let anew = false

  describe(`the chart ${machine.id}`, { timeout: GENERATED_MS }, async () => {
    if (isCoreRun && (await isKnownToPass(model, testFile()))) return

    let hasFailed = false
    beforeEach(({ onTestFailed }) =>
      onTestFailed(() => {
        hasFailed = true
      }),
    )

    test('has every event of its own in the model', () => expect(findings().missing).toEqual([]))
    test('knows every event of the model', () => expect(findings().unknown).toEqual([]))

    test('does as a running actor what the pure graph predicts', () => {
      const { failed } = walked()
      if (failed) fail(failed)
    })

    test('comes to the same again when its recording is replayed, which holds no secret (statecharts.replay-equals-the-recording, statecharts.secrets-are-redacted)', () => {
      for (const { input, steps } of spread(findings().ways, USUAL_RECORDINGS)) {
        const path = steps.slice(1).map(({ event }) => event)
        try {
          const file = recordedWalk(machine, input, path)
          mustHoldNoSecret(file)
          mustReplay(machine, file)
        } catch (error) {
          fail({ path, input, error })
        }
      }
    })

    test('goes on after every answer', () => {
      const { ignored } = findings()
      if (ignored) fail({ ...ignored, error: new Error('No transition takes the answer.') })
    })

    test('is walked on every transition', () => expect(findings().untaken).toEqual([]))

    test.each(Object.keys(rules))('%s', (sentence) => {
      const broken = findings().broken.get(sentence)
      if (broken) fail(broken)
      expect(findings().idle, 'no step of the chart is of that kind').not.toContain(sentence)
    })

    if (model.firstPaint) {
      test('rests in every state that the server can ship, so that the browser can take it up from there', () =>
        mustShip(model, findings()))
    }

    test('does what its behaviour table says', async () => {
      await expect(behaviour()).toMatchFileSnapshot(behaviourFile(machine.id))
    })

    test('takes its transitions as often as its coverage says', async () => {
      await expect(coverage()).toMatchFileSnapshot(coverageFile(machine.id))
    })

    test('is told from each of its mutants', async () => {
      const { names, unseen } = await verdicts()
      const all = mutantsOf(machine, Infinity, model.isShared).map(({ name }) => name)
      expect(all, 'mutants, among them each that the model takes for an equivalent').toEqual(
        expect.arrayContaining(Object.keys(model.equivalents ?? {})),
      )
      const from = anew ? 'judged in this run' : `kept in ${relative('.', verdictsFile(model))}`
      expect(unseen, `mutants that no test tells from the chart (${from})`).toEqual(equivalentsAmong(names))
    })

    afterAll(async () => {
      if (isWritten() && !hasFailed) await keepThatItPasses(model, testFile(), [behaviour(), coverage()])
    })
  })

  afterAll(async () => {
    if (!walked.isKnown || !verdicts.isKnown) return
    const { steps, ways } = findings()
    const { names, unruled, unseen } = await verdicts()
    await writeReport({
      chart: machine.id,
      states: statesOf(machine).length,
      transitions: transitionKeys(machine).length,
      paths: ways.length,
      steps: steps.length,
      rows: rowsOf(behaviour()),
      mutants: names.length,
      'by rules': names.length - unruled.length - unseen.length,
      'with table': names.length - unseen.length,
      unruled,
      unseen,
      anew,
    })
  })

  function counted(): string {
    const kept = committed()
    const counts = isWhole() || !kept ? walked() : wholeCounts(walked(), kept)
    return coverageOf(model, findings(), counts, relative('.', testFile()))
  }

  const fail = (broken: Broken): never => failWithTrace(machine, broken)

  async function judged(): Promise<Verdicts> {
    const known = isLong || isRenewed ? undefined : await readVerdicts(model, testFile())
    if (known) return known
    anew = true
    const found = judgeMutants(model, findings(), isLong || isRenewed)
    if (isRenewed) await keepVerdicts(model, testFile(), found)
    return found
  }

  function equivalentsAmong(names: readonly string[]): readonly string[] {
    return Object.keys(model.equivalents ?? {}).filter((name) => names.includes(name))
  }
}

function generate(model: Model): Findings {
  try {
    return examine(model)
  } catch (error) {
    if (error instanceof StepError)
      failWithTrace(model.machine, { path: error.path, input: error.input, error: error.cause })
    throw error
  }
}

interface Walked extends Counted {
  readonly failed: Broken | undefined
}

/**
 * Walks ways with a running actor, up to the first step at which it does something else than predicted. What several
 * ways begin with is compared once.
 */
function walkAll({ machine }: Model, ways: readonly Way[]): Walked {
  const tally = { taken: new Tally(), asked: new Tally(), held: new Tally() }
  const observer: Observer = { taken: (key) => tally.taken.add(key), guard: (key, what) => tally[what].add(key) }
  const drivers = new Map<unknown, ActorDriver>()
  const compared = new Set<Covered>()
  for (const { input, steps } of ways) {
    const driver = drivers.get(input) ?? new ActorDriver(machine, input, observer)
    drivers.set(input, driver)
    for (const step of steps) {
      try {
        if (step.from) driver.event(step.event)
        else driver.reset()
        if (!compared.has(step)) mustEqual(driver.read(), predict(step.after), `after ${step.event.type}`)
        compared.add(step)
      } catch (error) {
        return { ...tally, failed: { path: pathTo(step), input, error } }
      }
    }
  }
  return { ...tally, failed: undefined }
}

/** So many of them at equal distances; all of them with `TEST_LENGTH=long`. */
function spread<One>(all: readonly One[], count: number): readonly One[] {
  const between = isLong ? 1 : Math.ceil(all.length / count)
  return all.filter((_, index) => index % between === 0)
}
