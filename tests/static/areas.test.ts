import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { importsBetweenFiles } from './imports.ts'

/** The areas from the ground up: each may use those before it. */
const AREAS = [
  'account',
  'catalogue',
  'products',
  'import',
  'practice',
  'cart',
  'admin',
  'clients',
  'protocols',
  'folders',
  'commission',
  'orders',
  'general',
  'home',
]
/** The schemas of calls name each other's records in both directions. */
const IS_CONTRACT = /^src\/areas\/[a-z]+\/contract\//
const OF_AREA = /^(?:machines|src\/areas|tests\/areas)\/([a-z]+)\//

const areaOf = (file: string) => {
  const name = OF_AREA.exec(file)?.[1]
  return name !== undefined && AREAS.includes(name) ? name : undefined
}

/** Imports of an area above the one that a file belongs to. */
const runsUp = ([from, to]: readonly [string, string]) => {
  const [one, other] = [areaOf(from), areaOf(to)]
  return (
    one !== undefined &&
    other !== undefined &&
    !from.startsWith('tests/') &&
    !IS_CONTRACT.test(to) &&
    AREAS.indexOf(other) > AREAS.indexOf(one)
  )
}

test('an area has a folder of its name in machines, in src and in tests', () => {
  expect(readdirSync('src/areas').filter((name) => !name.endsWith('.ts'))).toEqual(AREAS.toSorted())
  expect(readdirSync('tests/areas')).toEqual(AREAS.toSorted())
  expect(AREAS.filter((area) => !readdirSync('machines').includes(area))).toEqual([])
})

test('no area imports one above it, but for the contract of that one', () => {
  const imports = importsBetweenFiles()
  expect(imports.filter(runsUp)).toEqual([])
  expect([['machines/cart/cart.ts', 'machines/orders/moves.ts'] as const].filter(runsUp)).toHaveLength(1)
})
