import { relative, resolve } from 'node:path'

import { rolldown } from 'rolldown'

const ENTRY = '\0used'
const PACKAGE = /^(?!\0)[^.#/]/

export interface UsedCode {
  readonly code: string
  /** The part of each file in it, by its path from the root. */
  readonly files: ReadonlyMap<string, string>
}

export interface UsedCodeOptions {
  /** The name of an import that is left out, as all packages are. */
  readonly leftOut?: (id: string) => string | undefined
  /** Constants stand where they are declared, not where they are used. */
  readonly keepsConstants?: boolean
}

/**
 * All code of the project that a module hangs on, in one piece without comments, types and what nothing uses.
 *
 * @param entry the text of the module
 */
export async function usedCode(
  root: string,
  entry: string,
  { leftOut = () => undefined, keepsConstants = false }: UsedCodeOptions = {},
): Promise<UsedCode> {
  const cwd = resolve(root)
  const bundle = await rolldown({
    input: ENTRY,
    cwd,
    platform: 'node',
    logLevel: 'silent',
    plugins: [
      {
        name: 'used',
        resolveId: (id) => {
          if (id === ENTRY) return id
          const name = PACKAGE.test(id) ? id : leftOut(id)
          return name === undefined ? undefined : { id: name, external: true }
        },
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    ...(keepsConstants && { optimization: { inlineConst: false } }),
    // What is made of the contract has no part unless it is used.
    treeshake: { manualPureFunctions: ['v', 'defineCall'] },
  })
  try {
    const { output } = await bundle.generate({ minify: { compress: false, mangle: false, codegen: true } })
    const [{ code, modules }] = output
    const files = Object.entries(modules).flatMap(([file, { code: kept }]) =>
      kept && file !== ENTRY ? [[relative(cwd, file).replaceAll('\\', '/'), kept] as const] : [],
    )
    return { code, files: new Map(files) }
  } finally {
    await bundle.close()
  }
}
