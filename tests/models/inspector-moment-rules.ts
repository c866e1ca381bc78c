import assert from 'node:assert/strict'

import type { inspectorMachine } from '#statecharts/inspector/inspector.machine.ts'
import { recordsOf } from '#statecharts/inspector/recording.ts'

import type { Rule } from './support/model.ts'
import { sent } from './support/rules.ts'

type Rules = Readonly<Record<string, Rule<typeof inspectorMachine>>>

export const momentRules: Rules = {
  'looks at a record of the recording, or at its end': {
    when: () => true,
    must: ({ after }) => {
      const { at } = after.context
      assert.equal(after.matches({ moment: 'last' }), at === null)
      if (at !== null)
        assert.equal(
          recordsOf(after.context).some(({ n }) => n === at),
          true,
        )
    },
  },
  'looks at the chosen record and its actor': {
    when: ({ event, before }) =>
      event.type === 'record.choose' &&
      before !== undefined &&
      recordsOf(before.context).some(({ n }) => n === event.n),
    must: ({ event, after }) => {
      assert.equal(after.context.at, event.type === 'record.choose' && event.n)
      assert.equal(after.context.actor, 'desk')
    },
  },
  'goes a record back or forth, and no further than the recording': {
    when: ({ event, before }) => event.type === 'record.step' && before !== undefined,
    must: ({ event, before, after }) => {
      if (event.type !== 'record.step' || !before) return
      const records = recordsOf(before.context)
      const from =
        before.context.at === null ? records.length - 1 : records.findIndex(({ n }) => n === before.context.at)
      assert.equal(after.context.at, records[from + event.by]?.n ?? before.context.at)
    },
  },
  'returns to the end': {
    when: ({ event }) => event.type === 'live.return',
    must: ({ after }) => assert.equal(after.context.at, null),
  },
  'points at a transition in the chart of its actor, until something else is looked at': {
    when: ({ event, before, after }) =>
      event.type === 'transition.choose' || before?.context.at !== after.context.at || event.type === 'tab.choose',
    must: ({ event, before, after }) => {
      if (event.type === 'transition.choose') {
        assert.deepEqual([after.context.actor, after.context.transition], [event.actor, event.transition])
      } else if (before !== undefined && event.type !== 'tab.choose') assert.equal(after.context.transition, null)
    },
  },
  'offers to send to the actor in sight, as long as it runs in a tab that is here': {
    when: (step) => sent(step, 'sendByHand').some((event) => (event as { type: string }).type === 'hand.actor'),
    must: (step) => {
      const { tabs, tab, file } = step.after.context
      const isHere = tabs.some((one) => one.tab === tab && one.isHere)
      const receivers = sent(step, 'sendByHand').map(
        (event) => (event as { receiver: { actor: string; offers: readonly unknown[] } | null }).receiver,
      )
      for (const receiver of receivers) {
        if (file || !isHere) assert.equal(receiver, null)
        else if (receiver) assert.deepEqual(receiver.offers, [{ type: 'lamp.press', by: 'hand' }])
      }
    },
  },
}
