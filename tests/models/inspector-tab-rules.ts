import assert from 'node:assert/strict'

import type { inspectorMachine } from '#statecharts/inspector/inspector.machine.ts'

import type { Recorded } from '#statecharts/trace/trace.ts'

import type { Rule } from './support/model.ts'
import { called, started, waits } from './support/rules.ts'

type Rules = Readonly<Record<string, Rule<typeof inspectorMachine>>>

const isNamed = (event: { type: string }): event is { type: string; tab: string } => event.type.startsWith('tab.')

export const tabRules: Rules = {
  'tells the tabs that it is here when it opens, every two seconds, and when one wakes': {
    when: ({ event, before, after }) =>
      after.matches({ calling: 'open' }) &&
      (before?.matches({ calling: 'open' }) !== true || event.type === 'tab.awake'),
    must: (step) => {
      assert.deepEqual(called(step, 'post'), [{ message: { kind: 'attach' } }])
      assert.deepEqual(waits(step), [2000])
    },
  },
  'is silent while its page is hidden': {
    when: ({ after }) => after.matches({ calling: 'hidden' }),
    must: (step) => {
      assert.deepEqual(called(step, 'post'), [])
      assert.equal(step.after.children['hearTabs'], undefined)
    },
  },
  'hears the tabs again once its page is back': {
    when: ({ event, before }) => event.type === 'page.shown' && before?.matches({ calling: 'hidden' }) === true,
    must: (step) => assert.equal(started(step, 'hearTabs').length, 1),
  },
  'shows the first tab that comes, and another only where the chosen one has gone': {
    when: ({ event }) => event.type === 'tab.here',
    must: ({ event, before, after }) => {
      const isFree = before?.matches({ tabs: 'waiting' }) === true || before?.matches({ tabs: 'gone' }) === true
      assert.equal(after.context.tab, isFree && isNamed(event) ? event.tab : before?.context.tab)
      if (isFree) assert.equal(after.matches({ tabs: 'live' }), true)
    },
  },
  'keeps each record once': {
    when: ({ event }) => event.type === 'tab.records',
    must: ({ after }) => {
      for (const { records, aside } of after.context.tabs) {
        const numbers = [...records, ...aside].map(({ n }) => n)
        assert.deepEqual(
          numbers,
          [...new Set(numbers)].toSorted((one, other) => one - other),
        )
      }
    },
  },
  'takes all that a tab tells': {
    when: ({ event, before }) =>
      event.type === 'tab.records' && before?.context.tabs.some(({ tab }) => tab === event.tab) === true,
    must: ({ event, after }) => {
      if (event.type !== 'tab.records') return
      const tab = after.context.tabs.find(({ tab }) => tab === event.tab)
      const all = tab ? [...tab.records, ...tab.aside] : []
      const kept = new Set(all.map(({ n }) => n))
      assert.deepEqual(
        (event['records'] as readonly Recorded[]).filter(({ n }) => !kept.has(n)),
        [],
      )
    },
  },
  'adds nothing to what is in sight while it is paused': {
    when: ({ event, before }) => before?.matches({ tabs: 'paused' }) === true && event.type === 'tab.records',
    must: ({ before, after }) =>
      assert.deepEqual(
        after.context.tabs.map(({ records }) => records),
        before?.context.tabs.map(({ records }) => records),
      ),
  },
  'has nothing aside once it goes on': {
    when: ({ after }) => !after.matches({ tabs: 'paused' }),
    must: ({ after }) =>
      assert.equal(
        after.context.tabs.every(({ tab, aside }) => tab !== after.context.tab || aside.length === 0),
        true,
      ),
  },
  'says after ten seconds that the chosen tab has not answered, and never that it was closed': {
    when: ({ event, before, after }) =>
      event.type === 'tab.here' && before !== undefined && after.matches({ tabs: { live: 'heard' } }),
    must: (step) => {
      const { event, before, after } = step
      const isOfChosen = isNamed(event) && event.tab === after.context.tab
      if (isOfChosen || before?.matches({ tabs: 'live' }) !== true) assert.deepEqual(waits(step), [10_000])
      else assert.deepEqual(waits(step), [])
    },
  },
  'shows a tab that has not answered for a while until it answers or leaves': {
    when: ({ before }) => before?.matches({ tabs: { live: 'silent' } }) === true,
    must: ({ event, before, after }) => {
      const isOfChosen = isNamed(event) && event.tab === before?.context.tab
      if (event.type === 'tab.here') assert.equal(after.matches({ tabs: { live: 'heard' } }), isOfChosen)
      if (event.type === 'tab.left') assert.equal(after.matches({ tabs: 'gone' }), isOfChosen)
    },
  },
  'keeps what a tab has done after it was closed': {
    when: ({ event, before }) => event.type === 'tab.left' && before !== undefined,
    must: ({ event, before, after }) => {
      if (event.type !== 'tab.left') return
      const at = (snapshot: typeof after | undefined) => snapshot?.context.tabs.find(({ tab }) => tab === event.tab)
      const all = [...(at(before)?.records ?? []), ...(at(before)?.aside ?? [])]
      assert.deepEqual([...(at(after)?.records ?? []), ...(at(after)?.aside ?? [])], all)
      assert.notEqual(at(after)?.isHere, true)
    },
  },
}
