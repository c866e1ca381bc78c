import assert from 'node:assert/strict'

import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'

import { refused } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

const all = { language: 'en', path: '/account/admin/accounts', query: {} } as const
const searched = { language: 'en', path: '/account/admin/accounts', query: { query: ' linden ', page: '2' } } as const
const odd = { language: 'de', path: '/account/admin/accounts', query: { page: 'two' } } as const
const list = { data: [], current_page: 1, total_pages: 0, total_results: 0 }

export const model = defineModel({
  machine: accountsListMachine,
  events: [{ type: 'list.entered', place: all }, { type: 'list.entered', place: searched }, { type: 'list.entered', place: odd }, { type: 'list.retry' }],
  answers: [done('fetchAccounts', { ok: true, value: list }), done('fetchAccounts', refused), failed('fetchAccounts')],
  project: ({ context: { wanted, list: shown } }) => ({ wanted, has: shown !== null }),
  rules: {
    'asks for what the address names; what is no page is the first': {
      when: ({ event }) => event.type === 'list.entered',
      must: (step) => {
        const { place } = step.event as unknown as { place: unknown }
        const wanted = place === searched ? { language: 'en', keyword: 'linden', page: 2 } : { language: place === odd ? 'de' : 'en', keyword: '', page: 1 }
        assert.deepEqual(started(step, 'fetchAccounts'), [{ wanted }])
      },
    },
    'keeps the accounts of the search before in sight while others are on their way': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('shown') === true,
      must: ({ after }) => assert.deepEqual(after.context.list, list),
    },
    'waits for its page, is busy while it asks, and has failed where nothing came': {
      when: () => true,
      must: ({ event, before, after }) => {
        if (!before) assert.equal(after.matches('waiting'), true)
        assert.equal(after.hasTag('busy'), after.matches('fetching'))
        assert.equal(after.hasTag('failed'), event.type.endsWith('fetchAccounts') ? event['output']?.ok !== true : after.matches('failed'))
      },
    },
    'shows what it was answered': {
      when: (step) => entered(step, 'shown'),
      must: ({ after: { context } }) => assert.deepEqual([context.list, context.problem], [list, null]),
    },
    'says why there is nothing to show': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after: { context } }) => {
        assert.equal(context.list, null)
        assert.deepEqual(context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
  },
})
