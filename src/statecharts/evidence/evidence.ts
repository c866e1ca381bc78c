import type { Evidence, Takers } from '../gallery-data.ts'
import type { BrowserCoverage, Coverage } from './coverage-file.ts'
import { holdersOf } from './holders.ts'
import type { Written } from './written.ts'

/** So many tests that take a transition are named. */
const MOST_NAMED = 3

/** The results of tests of one chart; undefined for what was not counted of it. */
export interface Found {
  readonly coverage?: Coverage | undefined
  readonly browser?: BrowserCoverage | undefined
  readonly written?: Written | undefined
}

/**
 * The gallery's evidence of a chart; a chart without generated tests has empty evidence.
 *
 * @param all the coverage of every chart, by its id: among them are those that take shared transitions
 */
export function evidenceOf(
  { coverage, browser, written }: Found,
  all: ReadonlyMap<string, Coverage> = new Map(),
): Evidence {
  const transitions = Object.entries(coverage?.transitions ?? {})
  const own = transitions.filter(([, { isShared }]) => !isShared)
  const walked = transitions.filter(([key, { isShared }]) => !isShared || browser?.taken[key])
  const isTakenInBrowser = (key: string) => Boolean(browser?.taken[key] ?? written?.tests[key])
  return {
    actor: Object.fromEntries(own.map(([key, { taken }]) => [key, taken])),
    ...(browser && {
      browser: { ...Object.fromEntries(walked.map(([key]) => [key, 0])), ...browser.taken },
    }),
    ...(browser && { outOfReach: browser.outOfReach }),
    ...(browser?.isOfLongRun && { walksOfLongRun: true }),
    ...(written && { written: takersIn(written) }),
    guards: Object.fromEntries(
      own.flatMap(([key, { guard }]) => (guard ? [[key, { held: guard[0], refused: guard[1] }]] : [])),
    ),
    ways: Object.fromEntries(
      own.flatMap(([key, { taken, way }]) => (way && (taken === 0 || !isTakenInBrowser(key)) ? [[key, way]] : [])),
    ),
    shared: coverage ? holdersOf(coverage, all) : {},
    samples: coverage?.samples ?? {},
    stale: [
      ...(coverage?.isStale ? (['actor'] as const) : []),
      ...(browser?.isStale ? (['browser'] as const) : []),
      ...(written?.isStale ? (['written'] as const) : []),
    ],
  }
}

function takersIn({ tests }: Written): Readonly<Record<string, Takers>> {
  return Object.fromEntries(
    Object.entries(tests).map(([key, all]) => [
      key,
      { tests: all.slice(0, MOST_NAMED), more: Math.max(0, all.length - MOST_NAMED) },
    ]),
  )
}
