import { readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { importsBetweenFiles } from './imports.ts'

const AREAS = readdirSync('src/areas').filter((name) => !name.endsWith('.ts'))
/** The schemas of calls name each other's records in both directions. */
const IS_CONTRACT = /^src\/areas\/[a-z]+\/contract\//
const OF_AREA = /^(?:machines|src\/areas)\/([a-z]+)\//

const areaOf = (file: string) => AREAS.find((area) => area === OF_AREA.exec(file)?.[1])

/** The areas that use each other, or stand on some that do. */
function withoutOrder(imports: readonly (readonly [string, string])[]): readonly string[] {
  const uses = imports
    .filter(([, to]) => !IS_CONTRACT.test(to))
    .map(([from, to]) => [areaOf(from), areaOf(to)] as const)
    .filter(([one, other]) => one !== undefined && other !== undefined && one !== other)
  let left = AREAS
  for (let before = Infinity; left.length < before;) {
    before = left.length
    left = left.filter((area) => uses.some(([one, other]) => one === area && left.some((name) => name === other)))
  }
  return left
}

test('an area has a folder of its name in machines, in src and in tests', () => {
  expect(AREAS.length).toBeGreaterThan(12)
  expect(readdirSync('tests/areas')).toEqual(AREAS)
  expect(AREAS.filter((area) => !readdirSync('machines').includes(area))).toEqual([])
})

test('no area imports one that stands on it, but for the contract of that one', () => {
  const imports = importsBetweenFiles()
  expect(withoutOrder(imports)).toEqual([])
  expect(withoutOrder([...imports, ['machines/cart/cart.ts', 'machines/orders/moves.ts']])).toContain('cart')
})
