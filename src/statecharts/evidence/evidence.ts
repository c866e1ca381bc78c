import type { Evidence } from '../gallery-data.ts'
import type { BrowserCoverage, Coverage } from './coverage-file.ts'
import { holdersOf } from './holders.ts'

/** The results of tests of one chart; undefined for what was not counted of it. */
export interface Found {
  readonly coverage?: Coverage | undefined
  readonly browser?: BrowserCoverage | undefined
}

/**
 * The gallery's evidence of a chart; a chart without generated tests has empty evidence.
 *
 * @param all the coverage of every chart, by its id: among them are those that take shared transitions
 */
export function evidenceOf({ coverage, browser }: Found, all: ReadonlyMap<string, Coverage> = new Map()): Evidence {
  const transitions = Object.entries(coverage?.transitions ?? {})
  const own = transitions.filter(([, { isShared }]) => !isShared)
  const walked = transitions.filter(([key, { isShared }]) => !isShared || browser?.taken[key])
  const isTakenInBrowser = (key: string) => Boolean(browser?.taken[key])
  return {
    actor: Object.fromEntries(own.map(([key, { taken }]) => [key, taken])),
    ...(browser && {
      browser: { ...Object.fromEntries(walked.map(([key]) => [key, 0])), ...browser.taken },
    }),
    ...(browser && { outOfReach: browser.outOfReach }),
    ...(browser?.isOfLongRun && { walksOfLongRun: true }),
    guards: Object.fromEntries(
      own.flatMap(([key, { guard }]) => (guard ? [[key, { held: guard[0], refused: guard[1] }]] : [])),
    ),
    ways: Object.fromEntries(
      own.flatMap(([key, { taken, way }]) => (way && (taken === 0 || !isTakenInBrowser(key)) ? [[key, way]] : [])),
    ),
    shared: coverage ? holdersOf(coverage, all) : {},
    samples: coverage?.samples ?? {},
    stale: [...(coverage?.isStale ? (['actor'] as const) : []), ...(browser?.isStale ? (['browser'] as const) : [])],
  }
}
