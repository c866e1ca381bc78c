import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { describe, expect, test } from 'vitest'

import packageJson from '../../package.json' with { type: 'json' }

type Import = readonly [from: string, to: string]

const ALIASES = Object.entries(packageJson.imports).map(
  ([alias, path]) => [alias.replace('*', ''), path.replace(/^\.\/|\*/g, '')] as const,
)
const IMPORT = /(?:from|import)\s*\(?\s*'([^']+\.tsx?)'/g

const files = ['machines', 'src', 'tests'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${root}/${file}`),
)
/** All imports between the project's files, of types and of late code too. */
const imports = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, name = '']): Import => [file, resolved(file, name)]),
)

function resolved(file: string, name: string): string {
  const [alias, path] = ALIASES.find(([prefix]) => name.startsWith(prefix)) ?? []
  return alias === undefined ? posix.join(posix.dirname(file), name) : `${path}${name.slice(alias.length)}`
}

const folders = [
  ...new Set(
    files.flatMap((file) => {
      const parts = file.split('/').slice(0, -1)
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
    }),
  ),
]

/** The folders below a folder, and the files in it, as the nodes of the graph. */
function betweenFolders(root: string): readonly Import[] {
  const nodeOf = (file: string) => (file.startsWith(`${root}/`) ? file.slice(root.length + 1).split('/')[0] : undefined)
  return imports.flatMap(([from, to]): Import[] => {
    const [one, other] = [nodeOf(from), nodeOf(to)]
    return one === undefined || other === undefined || one === other ? [] : [[one, other]]
  })
}

/** One way from a node back to itself; undefined where there is none. */
function findCycle(edges: readonly Import[]): readonly string[] | undefined {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return undefined
    for (const other of next.get(node) ?? []) {
      const cycle = visit(other, [...way, node])
      if (cycle) return cycle
    }
    done.add(node)
    return undefined
  }
  for (const node of next.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return undefined
}

describe('no import leads back to where it came from', () => {
  test('between what lies in any one folder', () => {
    expect(folders.length).toBeGreaterThan(200)
    const cycles = folders.flatMap((root) => findCycle(betweenFolders(root))?.map((node) => `${root}/${node}`) ?? [])
    expect(cycles).toEqual([])
  })

  test('between files', () => {
    expect(findCycle(imports)).toBeUndefined()
  })

  test('and one that does is found', () => {
    const planted: Import = ['src/server/texts/messages.ts', 'src/server/mail/index.ts']
    expect(findCycle([...imports, planted])).toEqual(
      expect.arrayContaining(['src/server/texts/messages.ts', 'src/server/mail/index.ts']),
    )
  })
})
