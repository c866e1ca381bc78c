import type { Page } from 'playwright/test'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { walksOf, type Walk } from '#tests/models/support/walks.ts'
import { walk, type Driver } from '#tests/models/support/driver.ts'
import type { Model } from '#tests/models/support/model.ts'
import type { Moment } from '#tests/models/support/moment.ts'
import { writeCoverage } from '#tests/models/support/report.ts'
import { toursOf } from '#tests/models/support/tour.ts'
import { transitionKeys } from '#tests/models/support/transitions.ts'

import { expect, test } from './test.ts'
import type { Watch } from './watch.ts'

/** A chart as it is met on one page. */
export interface Scene<Seen> {
  /** What a person can do, and what the network answers. */
  readonly model: Model
  /** What must be seen on the page in a situation; `event` is what led into it, none at the start, and `moment` tells its effects. */
  readonly visible: (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined, moment: Moment) => Seen
  readonly driver: (page: Page) => Driver<Seen>
  /** Names what is meant to go wrong in a walk. */
  readonly prepare?: (watch: Watch, moments: Walk['moments']) => void
}

/** A chart as it is met in a browser. */
export interface Met<Seen> extends Scene<Seen> {
  /** The same chart on another page, where a person can do what this one does not offer. */
  readonly elsewhere?: Scene<unknown>
  /** Transitions that nobody in front of a browser can cause in these walks, each with the reason. */
  readonly outOfReach: Readonly<Record<string, string>>
}

/** How long one step of a walk may take, in milliseconds. */
const STEP_MS = 2000

/**
 * Declares the tests of a chart in a browser: tours that take every transition which can be caused there (all paths
 * with `TEST_LENGTH=long`), and that no other transition is left out.
 */
export async function testInBrowser<Seen>({ outOfReach, elsewhere, ...first }: Met<Seen>): Promise<void> {
  const { machine } = first.model
  const scenes: readonly Scene<unknown>[] = elsewhere ? [first, elsewhere] : [first]
  const tours = scenes.map(({ model }) => toursOf(model))
  const walks = process.env['TEST_LENGTH'] === 'long' ? await Promise.all(scenes.map(({ model }) => walksOf(model))) : tours
  const all = scenes.flatMap((scene, at) => (walks[at] ?? []).map((one) => ({ ...scene, ...one })))

  test.describe(`the page does what the chart ${machine.id} says`, () => {
    for (const [index, { driver, visible, prepare, path, moments, transitions }] of all.entries()) {
      test(`walk ${index + 1} of ${all.length}, ${path.length} steps`, async ({ page, watch }) => {
        test.setTimeout(60_000 + path.length * STEP_MS)
        watch.mayEndBusy()
        watch.mayFail(/\/api\//)
        prepare?.(watch, moments)
        await walk(driver(page), path, moments.map((moment, at) => visible(moment.snapshot, path[at - 1], moment)), moments.map(({ now }) => now))
        // The checks at the end of a test wait by the page's clock.
        await page.clock.resume()
        await writeCoverage(machine.id, `browser-${index + 1}`, new Map([...transitions].map((key) => [key, 1])))
      })
    }
  })

  test(`every transition of the chart ${machine.id} that can be caused in a browser is`, () => {
    const taken = new Set(tours.flat().flatMap((tour) => [...tour.transitions]))
    expect(transitionKeys(machine).filter((key) => !taken.has(key))).toEqual(Object.keys(outOfReach))
  })
}
