import { hash } from 'node:crypto'
import { relative, resolve } from 'node:path'

import { rolldown } from 'rolldown'
import xstate from 'xstate/package.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '../../..')
const JUDGE = resolve(import.meta.dirname, 'verdicts.ts')
const ENTRY = '\0judged'
/** The suite imports the judge too, and much that has no part in a verdict. */
const SUITE = /\/support\/suite\.ts$/
const PACKAGE = /^(?!\0)[^.#/]/

/** The code that the verdicts on a chart hang on, in one piece without comments, types and what nothing uses. */
export async function judgingCode(test: string): Promise<{ readonly files: readonly string[]; readonly code: string }> {
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
          if (SUITE.test(id)) return { id: 'suite', external: true }
          return PACKAGE.test(id) ? { id, external: true } : undefined
        },
        load: (id) => (id === ENTRY ? `import '${resolve(ROOT, test)}'\nexport * from '${JUDGE}'` : undefined),
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
