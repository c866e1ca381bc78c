import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import packageJson from '../../package.json' with { type: 'json' }

/** Two files, relative to the root. */
export type Import = readonly [from: string, to: string]

const ALIASES = Object.entries(packageJson.imports).map(
  ([alias, path]) => [alias.replace('*', ''), path.replace(/^\.\/|\*/g, '')] as const,
)
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g

/** The project's sources, relative to the root. */
export const sourceFiles = (): readonly string[] =>
  ['machines', 'src', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${root}/${file}`),
  )

/** All imports between the project's files, of types and of late code too. */
export const importsBetweenFiles = (): readonly Import[] =>
  sourceFiles().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']): Import => [file, resolved(file, name)]),
  )

function resolved(file: string, name: string): string {
  const [alias, path] = ALIASES.find(([prefix]) => name.startsWith(prefix)) ?? []
  return alias === undefined ? posix.join(posix.dirname(file), name) : `${path}${name.slice(alias.length)}`
}
