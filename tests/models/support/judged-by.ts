import { hash } from 'node:crypto'
import { relative, resolve } from 'node:path'

import { rolldown } from 'rolldown'
import xstate from 'xstate/package.json' with { type: 'json' }

import { lazy } from './lazy.ts'

const ROOT = resolve(import.meta.dirname, '../../..')
const JUDGE = resolve(import.meta.dirname, 'verdicts.ts')
const ENTRY = '\0judged'
/** The suite imports the judge too, and much that has no part in a verdict. */
const SUITE = /\/support\/suite\.ts$/
const PACKAGE = /^(?!\0)[^.#/]/

interface Code {
  readonly files: readonly string[]
  readonly code: string
}

/** The code that the verdicts on a chart hang on, in one piece without comments, types and what nothing uses. */
export async function judgingCode(test: string): Promise<Code> {
  return await bundled(`import '${resolve(ROOT, test)}'\nexport * from '${JUDGE}'`, (id) => SUITE.test(id))
}

/** The code that tests every chart. */
const suiteCode = lazy(() => bundled(`export * from '${resolve(import.meta.dirname, 'suite.ts')}'`))

async function bundled(entry: string, isLeftOut: (id: string) => boolean = () => false): Promise<Code> {
  const bundle = await rolldown({
    input: ENTRY,
    cwd: ROOT,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'judged',
        resolveId: (id) => {
          if (id === ENTRY) return id
          if (isLeftOut(id)) return { id: 'suite', external: true }
          return PACKAGE.test(id) ? { id, external: true } : undefined
        },
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    // What is made of the contract has no part in a verdict unless it is used.
    treeshake: { manualPureFunctions: ['v', 'defineCall'] },
  })
  try {
    const { output } = await bundle.generate({ minify: { compress: false, mangle: false, codegen: true } })
    const [{ code, modules }] = output
    return {
      files: Object.entries(modules).flatMap(([file, { code: kept }]) => (kept ? [relative(ROOT, file)] : [])),
      code,
    }
  } finally {
    await bundle.close()
  }
}

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
