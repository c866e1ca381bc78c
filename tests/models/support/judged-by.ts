import { hash } from 'node:crypto'
import { resolve } from 'node:path'

import xstate from 'xstate/package.json' with { type: 'json' }

import { usedCode, type UsedCode } from '#statecharts/reviews/used-code.ts'

import { lazy } from './lazy.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const JUDGE = resolve(import.meta.dirname, 'verdicts.ts')
/** The suite imports the judge too, and much that has no part in a verdict. */
const SUITE = /\/support\/suite\.ts$/

/** The code that the verdicts on a chart hang on. */
export async function judgingCode(test: string): Promise<UsedCode> {
  const entry = `import '${resolve(ROOT, test)}'\nexport * from '${JUDGE}'`
  return await usedCode(ROOT, entry, { leftOut: (id) => (SUITE.test(id) ? 'suite' : undefined) })
}

/** The code that tests every chart. */
const suiteCode = lazy(() => usedCode(ROOT, `export * from '${resolve(import.meta.dirname, 'suite.ts')}'`))

/** Stands for all that a chart's mutants were judged by: chart, model, judge and XState. `test` is the file that declares its tests. */
export async function judgedBy(test: string): Promise<string> {
  const { code } = await judgingCode(test)
  return hash('sha256', `${xstate.version}\n${code}`)
}

/**
 * Stands for all that the generated tests of a chart hang on: what its mutants are judged by, what tests it, and the texts
 * of its `compared` files.
 */
export async function testedBy(test: string, compared: readonly string[]): Promise<string> {
  const { code } = await suiteCode()
  return hash('sha256', [await judgedBy(test), code, ...compared].join('\n'))
}
