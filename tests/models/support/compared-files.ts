import { resolve } from 'node:path'

import { COVERAGE_FOLDER } from '#statecharts/evidence/coverage-file.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

/** The committed files that the generated tests of a chart compare it with. */
export const behaviourFile = (chart: string): string => resolve(ROOT, 'tests/behaviour', `${chart}.md`)
export const coverageFile = (chart: string): string => resolve(ROOT, COVERAGE_FOLDER, `${chart}.json`)
