import { isDeepStrictEqual } from 'node:util'

import { test as testAlone, type Page } from 'playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { sampledWalks, type Walk } from '#tests/models/support/walks.ts'
import { walk, type Whereabouts } from '#tests/models/support/driver.ts'
import type { Model } from '#tests/models/support/model.ts'
import type { Moment } from '#tests/models/support/moment.ts'
import { plain } from '#tests/models/support/plain.ts'
import { toursOf } from '#tests/models/support/tour.ts'
import { transitionKeys } from '#statecharts/graph/transitions.ts'
import { isLong } from '#tests/support/length.ts'

import { mustBeCommitted } from './committed-coverage.ts'
import type { PageDriver } from './page-driver.ts'
import { expect, test } from './test.ts'
import type { Watch } from './watch.ts'

/** A chart as it is met on one page. */
export interface Scene<Seen> {
  /** The events that a person and the network can cause. */
  readonly model: Model
  /** The sight that the page must give in a situation. `event` led into it (undefined at the start), `moment` tells its effects. */
  readonly visible: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined, moment: Moment) => Seen
  readonly driver: (page: Page) => PageDriver<Seen>
  /** The situations that the shop leaves by itself, at once: its chart is never found there. */
  readonly isPassed?: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) => boolean
  /** The situations in which its chart need not run, besides the one where it begins. */
  readonly mayBeAbsent?: (snapshot: AnyMachineSnapshot) => boolean
  /** Names what is meant to go wrong in a walk. */
  readonly prepare?: (watch: Watch, moments: Walk['moments']) => void
}

/** A chart as it is met in a browser. */
export interface Met<Seen> extends Scene<Seen> {
  /** Its first walk is of the core. */
  readonly isCore?: boolean
  /** The same chart on another page, where a person can do what this one does not offer. */
  readonly elsewhere?: Scene<unknown>
  /**
   * Transitions that nobody in front of a browser can cause in these walks, each with the reason. Where a walk predicts
   * one, the page comes to the same by another.
   */
  readonly outOfReach?: Readonly<Record<string, string>>
}

/**
 * An actor that fails has met what nobody foresaw: client, storage and clock make a result of every outcome that is known. So
 * no walk in a browser takes these transitions, which the running actor takes in every chart's own tests.
 */
const isUnforeseen = (transition: string) => transition.includes('::xstate.error.actor.')
const UNFORESEEN = 'the call or chart fails here only by what nobody foresaw, which no walk can cause'

/** Paths of a chart that the long run walks besides its tours. */
const SAMPLED = 12
/** A walk may take START_MS, and STEP_MS for each step, in milliseconds. */
const START_MS = 30_000
const STEP_MS = 1000

/** Only tests with the tag `@core` run. */
const isCoreRun = process.env['TEST_PART'] === 'core'

/**
 * Declares the tests of a chart in a browser: tours that take every transition which can be caused there, that no other
 * transition is left out, and in the long run a sample of the chart's paths. Returns the tours, page by page. A run of
 * the core knows its first walk alone.
 */
export function testInBrowser<Seen>({
  isCore = false,
  outOfReach = {},
  elsewhere,
  ...first
}: Met<Seen>): readonly (readonly Walk[])[] {
  if (isCoreRun && !isCore) return []
  const { machine } = first.model
  const scenes: readonly Scene<unknown>[] = elsewhere && !isCoreRun ? [first, elsewhere] : [first]
  const tours = scenes.map(({ model }) => toursOf(model, isCoreRun ? 1 : Infinity))
  const walks = tours.map((all, at) =>
    isLong ? [...all, ...sampledWalks(scenes[at]?.model as Model, SAMPLED, process.env['TEST_SEED'] ?? '')] : all,
  )
  const isWithinReach = (key: string) => !Object.hasOwn(outOfReach, key)
  const all = scenes.flatMap((scene, at) => (walks[at] ?? []).map((one) => ({ ...scene, ...one })))

  test.describe(`the page does what the chart ${machine.id} says`, () => {
    for (const [
      index,
      { model, driver, visible, isPassed, mayBeAbsent, prepare, path, moments, transitions },
    ] of all.entries()) {
      test(
        `walk ${index + 1}, ${path.length} steps`,
        { tag: isCore && index === 0 ? '@core' : [] },
        async ({ page, watch }) => {
          test.setTimeout(START_MS + path.length * STEP_MS)
          watch.mayEndBusy()
          // A quarter of a walk's time.
          if (!isLong) watch.leaveAccessibility()
          watch.mayFail(/\/api\//)
          prepare?.(watch, moments)
          const stops = moments.map(({ now, snapshot }, at) => ({
            now,
            where: isPassed?.(snapshot, path[at - 1])
              ? undefined
              : whereabouts(model, snapshot, moments[0]?.snapshot, mayBeAbsent?.(snapshot)),
          }))
          const driven = driver(page)
          await walk(
            driven,
            path,
            moments.map((moment, at) => visible(moment.snapshot, path[at - 1], moment)),
            stops,
          )
          // What stands half behind the head of the page is none too small to be met.
          await page.evaluate('scrollTo(0, 0)')
          expect(
            [...transitions].filter((key) => isWithinReach(key) && !driven.taken.has(key)),
            'predicted transitions that the page has not taken',
          ).toEqual([])
        },
      )
    }
  })

  if (isCoreRun) return tours
  // Without the shop that every other test has.
  testAlone(`every transition of the chart ${machine.id} that can be caused in a browser is`, () => {
    const taken = new Set(tours.flat().flatMap((tour) => [...tour.transitions].filter(isWithinReach)))
    const isHeld = (key: string) => taken.has(key) || isUnforeseen(key) || first.model.isShared?.(key) === true
    expect(transitionKeys(machine).filter((key) => !isHeld(key))).toEqual(Object.keys(outOfReach))
  })

  testAlone(`the tours of the chart ${machine.id} are those of its coverage`, () => {
    const unforeseen = transitionKeys(machine).filter((key) => isUnforeseen(key) && !Object.hasOwn(outOfReach, key))
    const reasons = { ...outOfReach, ...Object.fromEntries(unforeseen.map((key) => [key, UNFORESEEN])) }
    const usual = isLong ? scenes.flatMap(({ model }) => toursOf({ ...model, eachSample: false })) : tours.flat()
    const { titlePath, config } = testAlone.info()
    const isOfLongRun = titlePath[0]?.endsWith('.long.spec.ts') ?? false
    mustBeCommitted(machine, usual, reasons, { update: config.updateSnapshots, isOfLongRun })
  })
  return tours
}

function whereabouts(
  { machine, project }: Model,
  snapshot: AnyMachineSnapshot,
  first = snapshot,
  isUnwanted = false,
): Whereabouts {
  const told = plain(project(snapshot))
  const mayBeAbsent = isUnwanted || isDeepStrictEqual([snapshot.value, told], [first.value, plain(project(first))])
  const holds = (value: unknown, context: unknown) =>
    isDeepStrictEqual(
      plain(project(machine.resolveState({ value: value as AnyMachineSnapshot['value'], context }))),
      told,
    )
  return {
    chart: machine.id,
    value: snapshot.value as Whereabouts['value'],
    holds,
    mayBeAbsent,
    told: JSON.stringify(told),
  }
}
