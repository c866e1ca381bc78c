import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { importsBetweenFiles } from './imports.ts'
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
