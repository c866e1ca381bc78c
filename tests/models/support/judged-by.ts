import { hash } from 'node:crypto'
import { relative, resolve } from 'node:path'

import { buildSync } from 'esbuild'
import xstate from 'xstate/package.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '../../..')
const JUDGE = resolve(import.meta.dirname, 'verdicts.ts')
/** The suite imports the judge too, and much that has no part in a verdict. */
const SUITE = '*/support/suite.ts'

/** The code that the verdicts on a chart hang on, in one piece without comments, types and what nothing uses. */
export function judgingCode(test: string): { readonly files: readonly string[]; readonly code: string } {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: ROOT,
    stdin: { contents: `import '${resolve(ROOT, test)}'\nexport * from '${JUDGE}'`, resolveDir: ROOT },
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    external: [SUITE],
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const files = Object.entries(metafile.outputs).flatMap(([, { inputs }]) => Object.keys(inputs))
  return { files: files.map((file) => relative(ROOT, resolve(ROOT, file))), code: outputFiles[0]?.text ?? '' }
}

/** What it is that a chart's mutants were judged by: chart, model, judge and XState. `test` is the file that declares its tests. */
export const judgedBy = (test: string): string => hash('sha256', `${xstate.version}\n${judgingCode(test).code}`)
