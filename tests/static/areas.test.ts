import { existsSync, readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { importsBetweenFiles, sourceFiles } from './imports.ts'
import type { Import } from './imports.ts'

const AREAS = readdirSync('src/areas').filter((name) => !name.endsWith('.ts'))
/** The schemas of calls name each other's records in both directions. */
const IS_CONTRACT = /^src\/areas\/[a-z]+\/contract\//
const OF_AREA = /^(?:machines|src\/areas)\/([a-z]+)\//

/** The folders of the areas in the order of their list. */
function listed(): readonly string[] {
  const text = readFileSync('src/areas/areas.ts', 'utf8')
  const folders = new Map([...text.matchAll(/import \{ (\w+) \} from '\.\/(\w+)\//g)].map(([, name, of]) => [name, of]))
  const [, list = ''] = /AREAS = \[([^\]]+)\]/.exec(text) ?? []
  return [...list.matchAll(/\w+/g)].map(([name]) => folders.get(name) ?? name)
}

/** The list of areas of each floor that has its own, with the file by which it knows an area. */
const LISTS: readonly (readonly [list: string, fileOf: (area: string) => string])[] = [
  ['src/areas/areas.ts', (area) => `src/areas/${area}/area.ts`],
  ['machines/app/charts.ts', (area) => `machines/${area}/charts.ts`],
  ['src/server/areas.ts', (area) => `src/areas/${area}/server/area.ts`],
]

/** Files by which areas would be known to a list that does not import them. */
function unlisted(imports: readonly Import[]): readonly string[] {
  return LISTS.flatMap(([list, fileOf]) => {
    const known = new Set(imports.filter(([from]) => from === list).map(([, to]) => to))
    const missing = AREAS.map(fileOf).filter((file) => existsSync(file) && !known.has(file))
    return missing.map((file) => `add ${file} to ${list}`)
  })
}

/** Files of areas that add themselves to a type of all areas, with the line by which they do. */
const PARTS: readonly (readonly [files: string, shape: RegExp, line: RegExp])[] = [
  ['tables', /^src\/areas\/\w+\/server\/tables\.ts$/, /^  interface Schema extends \w+Tables \{/m],
  [
    'rules',
    /^machines\/(?!requirements)\w+\/requirements\/[\w-]+\.ts$/,
    /^  interface Rules \{\n    (\w+): typeof \1\n/m,
  ],
  ['secrets', /^machines\/\w+\/secrets\.ts$/, /^  interface AllSecrets \{\n    \w+: typeof SECRETS\n/m],
]

/** Imports of one area from another that stands above it. */
function upwards(imports: readonly Import[]): readonly Import[] {
  const order = listed()
  const placeOf = (file: string) => order.indexOf(OF_AREA.exec(file)?.[1] ?? '')
  return imports.filter(([from, to]) => !IS_CONTRACT.test(to) && placeOf(from) !== -1 && placeOf(from) < placeOf(to))
}

test('an area has a folder of its name in machines, in src and in tests', () => {
  expect(AREAS.length).toBeGreaterThan(12)
  expect(readdirSync('tests/areas')).toEqual(AREAS)
  expect(AREAS.filter((area) => !readdirSync('machines').includes(area))).toEqual([])
})

test('the list of areas goes from the bottom up: none imports one above it, but for the contract of that one', () => {
  expect(listed().toSorted()).toEqual(AREAS)
  expect(upwards(importsBetweenFiles())).toEqual([])
  const planted: Import = ['machines/cart/cart.ts', 'machines/orders/moves.ts']
  expect(upwards([planted])).toEqual([planted])
})

test('an area stands in the list of each floor for which it has a file', () => {
  const imports = importsBetweenFiles()
  expect(unlisted(imports)).toEqual([])
  const without = imports.filter(([, to]) => to !== 'machines/cart/charts.ts')
  expect(unlisted(without)).toEqual(['add machines/cart/charts.ts to machines/app/charts.ts'])
})

test.each(PARTS)('each file of %s adds itself to the type of all areas', (_, shape, line) => {
  const files = sourceFiles().filter((file) => shape.test(file))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => !line.test(readFileSync(file, 'utf8')))).toEqual([])
})
