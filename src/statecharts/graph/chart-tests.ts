import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { fileName } from './file-name.ts'

const TESTS = 'tests'
const AREAS = `${TESTS}/areas`

/** The folders of tests, relative to the root: that of each area, and the one of what several areas share. */
export function testFolders(root: string): readonly string[] {
  const folder = join(root, AREAS)
  const areas = existsSync(folder) ? readdirSync(folder).toSorted() : []
  return [TESTS, ...areas.map((area) => `${AREAS}/${area}`)]
}

/** The folder that the tests of a chart stand in, relative to the root: its area's where `machines/` there tests it. */
export function testsOfChart(root: string, chart: string): string {
  const file = `machines/${fileName(chart)}.test.ts`
  return testFolders(root).find((folder) => existsSync(join(root, folder, file))) ?? TESTS
}

/** A chart's behaviour table, relative to the root. */
export const behaviourFile = (root: string, chart: string): string =>
  `${testsOfChart(root, chart)}/behaviour/${chart}.md`

/** Relative to the root. */
export const coverageFile = (root: string, chart: string): string =>
  `${testsOfChart(root, chart)}/coverage/${chart}.json`

/** The verdicts on a chart's mutants, relative to the root. */
export const verdictsFile = (root: string, chart: string): string =>
  `${testsOfChart(root, chart)}/mutants/${chart}.json`
