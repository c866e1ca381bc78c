import { expect, test, vi } from 'vitest'
import { createActor, setup } from 'xstate'

import { createLateLogics } from '#actors/late-logics.ts'

const lamp = setup({}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: { dark: { on: { press: 'lit' } }, lit: {} },
})

test('a chart whose code is not there yet cannot be started, and says so', () => {
  const { logics } = createLateLogics<{ lamp: typeof lamp }>(['lamp'], () => Promise.resolve(lamp))
  const errors: unknown[] = []
  const actor = createActor(logics.lamp)
  actor.subscribe({ error: (error) => errors.push(error) })
  actor.start()
  expect(errors).toEqual([new Error('the code of lamp is not there yet')])
})

test('a chart that has come does what the chart of its name does', async () => {
  const later = createLateLogics<{ lamp: typeof lamp }>(['lamp'], () => Promise.resolve(lamp))
  await later.load(['lamp'])
  const actor = createActor(later.logics.lamp).start()
  actor.send({ type: 'press' })
  expect(actor.getSnapshot().value).toBe('lit')
})

test('a chart that has come goes on from a state that was shipped', async () => {
  const later = createLateLogics<{ lamp: typeof lamp }>(['lamp'], () => Promise.resolve(lamp))
  await later.load(['lamp'])
  const drawn = createActor(lamp).start()
  drawn.send({ type: 'press' })
  const shipped: unknown = JSON.parse(JSON.stringify(drawn.getPersistedSnapshot()))
  expect(
    createActor(later.logics.lamp, { snapshot: shipped as never })
      .start()
      .getSnapshot().value,
  ).toBe('lit')
})

test('code is loaded once, and again only where it could not be had', async () => {
  const fetchCode = vi.fn(() => Promise.resolve(lamp)).mockRejectedValueOnce(new Error('offline'))
  const later = createLateLogics<{ lamp: typeof lamp }>(['lamp'], fetchCode)
  await expect(later.load(['lamp'])).rejects.toThrow('offline')
  await later.load(['lamp'])
  await later.load(['lamp'])
  expect(fetchCode).toHaveBeenCalledTimes(2)
})
