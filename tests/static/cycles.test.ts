import { describe, expect, test } from 'vitest'

import { importsBetweenFiles, sourceFiles } from './imports.ts'
import type { Import } from './imports.ts'

const files = sourceFiles()
const imports = importsBetweenFiles()

/** Tests of an area may use helpers of other areas' tests. */
const IN_AREA = /^tests\/areas\//
/** A floor of an area, which counts as a part of that floor of the whole shop. */
const OF_AREA = /^src\/areas\/([a-z]+)\/([a-z]+)\//
const FLOOR_OF: Readonly<Record<string, string>> = { ports: 'actors', late: 'actors' }

/**
 * Maps a file to its place once the areas' floors are merged, with their requirements, their rows for the root and the
 * types of what their tables store.
 */
function onFloor(file: string): string {
  return file
    .replace(OF_AREA, (_, area: string, floor: string) => `src/${FLOOR_OF[floor] ?? floor}/${area}/`)
    .replace(/^src\/server\/([a-z]+)\/(stored\/|tables\.ts$)/, 'src/server/database/$1-$2')
    .replace(/^machines\/([a-z]+)\/requirements\//, 'machines/requirements/$1/')
    .replace(/^machines\/([a-z]+)\/charts\.ts$/, 'machines/app/$1-charts.ts')
}

const onFloors = imports.map(([from, to]): Import => [onFloor(from), onFloor(to)])

const folders = [
  ...new Set(
    files.map(onFloor).flatMap((file) => {
      const parts = file.split('/').slice(0, -1)
      return parts.map((_, at) => parts.slice(0, at + 1).join('/'))
    }),
  ),
]

/** The folders below a folder, and the files in it, as the nodes of the graph. */
function betweenFolders(root: string): readonly Import[] {
  const nodeOf = (file: string) =>
    file.startsWith(`${root}/`) && !IN_AREA.test(file) ? file.slice(root.length + 1).split('/')[0] : undefined
  return onFloors.flatMap(([from, to]): Import[] => {
    const [one, other] = [nodeOf(from), nodeOf(to)]
    return one === undefined || other === undefined || one === other ? [] : [[one, other]]
  })
}

/** One path from a node back to itself; undefined if there is none. */
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
