import { and, not, setup } from 'xstate'
import { expect, test } from 'vitest'

import { askedBy } from '#statecharts/replay/guard-reads.ts'

const gate = setup({
  types: {
    context: {} as { tries: number; most: number; name: string },
    events: {} as { type: 'go'; text: string; by?: { name: string } },
  },
  guards: {
    canTryAgain: ({ context: { tries, most } }) => tries < most,
    isLong: (_, { text }: { text: string }) => text.length > 3,
    isEmpty: ({ event }) => event.text === '',
    isBroken: ({ event }) => event.by?.name.length === 0 || (event.by as { name: string }).name === '',
  },
}).createMachine({
  id: 'gate',
  context: { tries: 0, most: 1, name: 'x' },
  on: {
    go: [
      { guard: and(['canTryAgain', not('isEmpty')]) },
      { guard: 'isBroken' },
      { guard: { type: 'isLong', params: ({ event }) => ({ text: event.text }) } },
    ],
  },
})
const recorded = { context: { tries: 5, most: 5, name: 'x' }, event: { type: 'go', text: 'ab' } }
const asked = (guard: string, branch = 0) => askedBy(gate, { transition: `gate::go::${branch}`, guard }, recorded)

test('what a guard asks for is told with what it found, and nothing else', () => {
  expect(asked('canTryAgain')).toEqual([
    { name: 'context.tries', value: '5' },
    { name: 'context.most', value: '5' },
  ])
  expect(asked('isEmpty')).toEqual([{ name: 'event.text', value: '"ab"' }])
  expect(asked('isLong', 2)).toEqual([{ name: 'event.text', value: '"ab"' }])
})

test('of a guard that cannot be run, what it asked for until then; of none that is not there, nothing', () => {
  expect(asked('isBroken', 1)).toEqual([{ name: 'event.by', value: '' }])
  expect(asked('isGone')).toEqual([])
  expect(asked('canTryAgain', 7)).toEqual([])
})
