import assert from 'node:assert/strict'

import type { inspectorMachine } from '#statecharts/inspector/inspector.machine.ts'
import { addressOf, type Place } from '#statecharts/inspector/place.ts'
import { recordAt, recordsOf } from '#statecharts/inspector/recording.ts'

import type { Rule } from './support/model.ts'
import { called } from './support/rules.ts'

type Rules = Readonly<Record<string, Rule<typeof inspectorMachine>>>
type Context = Parameters<Rules[string]['must']>[0]['after']['context']

/** Of these each is an entry of the history; the others change the present one. */
const ENTRIES: readonly string[] = ['tab.choose', 'actor.choose', 'transition.choose', 'live.return']
/** These count as one where the last moment was in sight. */
const MOMENTS: readonly string[] = ['record.choose', 'record.step']

const isThere = ({ tabs, file }: Context, { tab, at }: Place) => {
  const found = tabs.find((one) => one.tab === tab)
  return found !== undefined && file === null && (at === null || recordAt(found.records, at) !== undefined)
}

export const addressRules: Rules = {
  'shows the place of the address as soon as its tab and record are there (statecharts.moment-in-the-address)': {
    when: ({ event }) => event.type === 'address.changed' && event.place.tab !== null,
    must: ({ event, before, after }) => {
      if (event.type !== 'address.changed' || !before) return
      const { tab, actor, at, filter, place } = after.context
      if (isThere(before.context, event.place))
        assert.deepEqual([{ tab, actor, at, filter }, place], [event.place, null])
      else assert.deepEqual([place, filter], [event.place, event.place.filter])
    },
  },
  'waits for no place that is there, and shows that which it has waited for': {
    when: ({ before }) => before?.context.place !== null && before !== undefined,
    must: ({ event, before, after }) => {
      const { place } = after.context
      if (place) assert.equal(isThere(after.context, place), false)
      else if (event.type === 'tab.records') assert.deepEqual(after.context.at, before?.context.place?.at)
    },
  },
  'shows of a place without a tab what the recording in sight has': {
    when: ({ event }) => event.type === 'address.changed' && event.place.tab === null,
    must: ({ event, after }) => {
      if (event.type !== 'address.changed') return
      const { at, actor } = event.place
      const has = at !== null && recordAt(recordsOf(after.context), at) !== undefined
      assert.deepEqual([after.context.actor, after.context.at], [actor, has ? at : null])
    },
  },
  'names what is in sight in the address, each choice in an entry that the way back leads to (statecharts.moment-in-the-address)':
    {
      when: ({ before }) => before !== undefined,
      must: (step) => {
        const { event, before, after } = step
        const written = called(step, 'writeAddress')
        const isMoment = MOMENTS.includes(event.type)
        const isEntry = ENTRIES.includes(event.type) || (isMoment && before?.context.at === null)
        for (const one of written) assert.deepEqual(one, { address: addressOf(after.context), isEntry })
        const isWritten = ENTRIES.includes(event.type) || isMoment || event.type === 'log.filter'
        if (!isWritten) assert.deepEqual(written, [])
        if (event.type === 'actor.choose' || event.type === 'log.filter') assert.equal(written.length, 1)
      },
    },
}
