import { expect, test } from 'vitest'

import { meaningsOf } from '#statecharts/evidence/meanings.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { guardParts } from '#statecharts/graph/guard-parts.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'

const charts = (await allMachines('.')).map(({ machine, file }) => ({ graph: readMachine(machine), file }))

test('most names of guards and actions have their code beside them, and their comment where one is written', () => {
  const all = charts.map(({ graph, file }) => ({ graph, meanings: meaningsOf('.', graph, file) }))
  const names = all.flatMap(({ graph: { transitions }, meanings }) =>
    transitions.flatMap(({ guard = '', actions }) => [...guardParts(guard), ...actions]).map((name) => meanings[name]),
  )
  expect(names.filter((meaning) => meaning === undefined).length / names.length).toBeLessThan(0.1)
  const ofGallery = all.find(({ graph: { id } }) => id === 'gallery')?.meanings
  expect(ofGallery?.['hasItem']?.code).toBe('({ context }: At) => context.item !== null')
  expect(ofGallery?.['writeAddress']).toMatchObject({
    says: 'Puts what is selected into the address, in place of what was.',
  })
})

test('a guard that is made of others has the names of its parts', () => {
  expect(guardParts('isHere and not isOld or isNew')).toEqual(['isHere', 'isOld', 'isNew'])
})
