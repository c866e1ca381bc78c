import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

import packageJson from '../../../package.json' with { type: 'json' }

const ROOT = resolve(import.meta.dirname, '../../..')
const ALIASES = Object.entries(packageJson.imports).map(([from, to]) => [from.replace('*', ''), to.replace('*', '')])
/** Types alone change no behaviour. */
const IMPORT = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([#.][^']+)'|\bimport\('([#.][^']+)'\)/g

const known = new Map<string, readonly string[]>()

/** Some files, and all of the project's own that they import by whatever ways, by their absolute paths in order; `except` stays out. */
export function importedFiles(files: readonly string[], except?: string): readonly string[] {
  const seen = new Set<string>()
  const open = [...files]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (seen.has(file) || file === except) continue
    seen.add(file)
    open.push(...importsOf(file))
  }
  return [...seen].toSorted()
}

function importsOf(file: string): readonly string[] {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

function readImports(file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return []
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, named = '', late = '']) => {
    const found = pathOf(named || late, file)
    if (!existsSync(found)) throw new Error(`${file} imports ${found}, which is not there`)
    return found
  })
}

function pathOf(name: string, file: string): string {
  if (name.startsWith('.')) return resolve(dirname(file), name)
  const [from = '', to = ''] = ALIASES.find(([prefix]) => name.startsWith(prefix ?? '')) ?? []
  return resolve(ROOT, to + name.slice(from.length))
}
