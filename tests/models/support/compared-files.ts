import { resolve } from 'node:path'

import * as files from '#statecharts/graph/chart-tests.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** The committed files that the generated tests of a chart compare it with, and the one of the verdicts on its mutants. */
export const behaviourFile = (chart: string): string => resolve(ROOT, files.behaviourFile(ROOT, chart))
export const coverageFile = (chart: string): string => resolve(ROOT, files.coverageFile(ROOT, chart))
export const verdictsFile = (chart: string): string => resolve(ROOT, files.verdictsFile(ROOT, chart))
