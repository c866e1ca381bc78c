import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'

const ALIASES: Readonly<Record<string, string>> = {
  '#machines/': 'machines/',
  '#areas/': 'src/areas/',
  '#contract/': 'src/contract/',
  '#statecharts/': 'src/statecharts/',
}
/** Types alone have no values. */
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'";]*?\sfrom\s+'([#.][^']+)'/gm

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
}

/** The texts of a file and of all it imports, by their paths from the root; its own first. */
export function sourcesOf(root: string, file: string): ReadonlyMap<string, string> {
  const sources = new Map<string, string>()
  const open = [resolve(root, file)]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const name = relative(resolve(root), path).replaceAll('\\', '/')
    if (sources.has(name) || !existsSync(path)) continue
    const text = readFileSync(path, 'utf8')
    sources.set(name, text)
    for (const [, from = ''] of withoutComments(text).matchAll(IMPORT)) open.push(pathOf(root, path, from))
  }
  return sources
}

function pathOf(root: string, importer: string, from: string): string {
  if (from.startsWith('.')) return resolve(dirname(importer), from)
  const alias = Object.keys(ALIASES).find((one) => from.startsWith(one)) ?? ''
  return join(resolve(root), (ALIASES[alias] ?? '') + from.slice(alias.length))
}
