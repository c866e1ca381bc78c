import { assign, createActor, enqueueActions, raise, setup } from 'xstate'
import { expect, test } from 'vitest'

import { readCoverage } from '#statecharts/evidence/coverage-file.ts'
import { raisesOf } from '#statecharts/evidence/raises.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'

import { withRaisedTold } from '../models/support/raised.ts'

const bell = setup({
  types: { context: {} as { rung: number } },
  actions: {
    count: assign(({ context }) => ({ rung: context.rung + 1 })),
    answer: raise(({ context }) => ({ type: context.rung > 1 ? 'opened' : 'waited' })),
    repeat: enqueueActions(({ enqueue }) => {
      enqueue(assign(({ context }) => ({ rung: context.rung + 1 })))
      enqueue.raise({ type: 'ring' }, { delay: 5, id: 'again' })
      enqueue(raise({ type: 'heard' }))
    }),
  },
}).createMachine({
  id: 'bell',
  context: { rung: 0 },
  on: { ring: { actions: ['count', 'answer'] }, waited: { actions: 'repeat' } },
})

test('each event that a named action raises is told as it runs, and nothing else of it is another', () => {
  const told: string[] = []
  const machine = withRaisedTold(bell, (action, event, isLater) =>
    told.push(`${action}: ${event}${isLater ? ' later' : ''}`),
  )
  const [watched, plain] = [machine, bell].map((one) => createActor(one).start())
  for (const actor of [watched, plain]) actor?.send({ type: 'ring' })
  expect(told).toEqual(['answer: waited', 'repeat: ring later', 'repeat: heard'])
  watched?.send({ type: 'ring' })
  expect(told.at(-1)).toBe('answer: opened')
  plain?.send({ type: 'ring' })
  expect(watched?.getSnapshot().context).toEqual(plain?.getSnapshot().context)
})

test('a chart shows all that its actions raise, also those of a part whose tests are of another chart', async () => {
  const graphs = (await allMachines('.')).map(({ machine }) => readMachine(machine))
  const coverage = readCoverage('.', graphs)
  const of = (id: string) => {
    const graph = graphs.find((one) => one.id === id)
    return graph && raisesOf(graph, coverage)
  }
  // Standard or redesign: it is one or the other.
  expect(of('protocolBuilder')?.['letBrowse']).toEqual(['panel.close', 'panel.show'])
  expect(of('toaster')).toMatchObject({ startClocks: ['toast.dismissed later'], withdraw: ['toast.dismissed'] })
  expect(of('cart')).toMatchObject({ pauseFirst: ['pause.over later'], passOn: ['cart.setQuantity'] })
})
