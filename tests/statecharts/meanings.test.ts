import { expect, test } from 'vitest'

import { meaningsOf } from '#statecharts/evidence/meanings.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import type { State } from '#statecharts/graph/chart-graph.ts'
import { guardParts } from '#statecharts/graph/guard-parts.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'

const charts = (await allMachines('.')).map((one) => ({ graph: readMachine(one.machine), one }))

const all = charts.map(({ graph, one }) => ({ graph, meanings: meaningsOf('.', graph, one) }))
const statesIn = (state: State): readonly State[] => [state, ...state.states.flatMap(statesIn)]

test.each(all.map(({ graph, meanings }) => ({ id: graph.id, graph, meanings })))(
  'each guard and action of $id has a sentence, and its code',
  ({ graph: { root, transitions }, meanings }) => {
    const names = new Set([
      ...transitions.flatMap(({ guard = '', actions }) => [...guardParts(guard), ...actions]),
      ...statesIn(root).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ])
    expect([...names].filter((name) => !meanings[name]?.code)).toEqual([])
    expect([...names].filter((name) => !/^[A-Z][^]*\.$/.test(meanings[name]?.says ?? ''))).toEqual([])
  },
)

test('the sentence of a name is the one over it among guards and actions, not over a field of that name', () => {
  const meaningOf = (id: string, name: string) => all.find(({ graph }) => graph.id === id)?.meanings[name]
  expect(meaningOf('gallery', 'hasItem')).toEqual({
    says: 'A state or transition is selected.',
    code: '({ context }: At) => context.item !== null',
  })
  expect(meaningOf('gallery', 'writeAddress')).toMatchObject({
    says: 'Puts what is selected into the address, in place of what was.',
  })
  expect(meaningOf('clientsList', 'hasMore')?.says).toBe('There are clients beyond those in sight.')
})

test('of several of one name the sentence is that of the one which runs', () => {
  const says = (id: string, name: string) => all.find(({ graph }) => graph.id === id)?.meanings[name]?.says
  // The lists of the practice page are kept lists, and import forms too.
  expect(says('storePackages', 'raiseRefused')).toContain("Tells the list's own chart that the server has refused")
  expect(says('packageForm', 'emitRefused')).toContain('Tells that the form was not taken')
  expect(says('storePackages', 'isAnswered')).toContain('or sent the list')
  expect(says('app', 'setPlace')).toBe('Notes the page that is entered.')
  expect(says('practicePage', 'isAnswered')).toContain('The server has done what was asked')
})

test('a guard that is made of others has the names of its parts', () => {
  expect(guardParts('isHere and not isOld or isNew')).toEqual(['isHere', 'isOld', 'isNew'])
})
