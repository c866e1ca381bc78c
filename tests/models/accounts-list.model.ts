import assert from 'node:assert/strict'

import { accountsListMachine } from '#machines/admin/accounts-list.machine.ts'
import type { Account, Page } from '#machines/admin/lists.ts'

import { refused, unreachable } from './samples.ts'
import { defineModel, done, failed } from './support/model.ts'
import { entered, started } from './support/rules.ts'

const place = (query: Readonly<Record<string, string>>, language: 'en' | 'de' = 'en') =>
  ({ language, path: '/account/admin/accounts', query }) as const
/** Where the list is entered, with what is asked for there. */
const places = [
  { at: place({}), asks: { language: 'en', keyword: '', page: 1 } },
  { at: place({ query: 'linden' }), asks: { language: 'en', keyword: 'linden', page: 1 } },
  { at: place({ page: '2' }), asks: { language: 'en', keyword: '', page: 2 } },
  { at: place({ query: ' linden ', page: '2' }), asks: { language: 'en', keyword: 'linden', page: 2 } },
  { at: place({ page: 'two' }, 'de'), asks: { language: 'de', keyword: '', page: 1 } },
]

const account = (user_id: number): Account => ({
  user_id,
  user_type_id: 4,
  email: `zoe${user_id}@mail.example`,
  first_name: 'Zoë',
  last_name: 'Linden',
  active: true,
  registered_at: '2026-01-01T10:00:00.000Z',
  last_seen_at: null,
})
const PAGE_SIZE = 2
const list = (current_page: number, total_pages: number): Page<Account> => ({
  data: total_pages === 0 ? [] : [account(2 * current_page - 1), account(2 * current_page)],
  current_page,
  total_pages,
  total_results: PAGE_SIZE * total_pages,
})

export const model = defineModel({
  machine: accountsListMachine,
  events: [...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })), { type: 'list.retry' }],
  answers: [
    ...[list(1, 2), list(2, 2), list(1, 0)].map((value) => done('fetchAccounts', { ok: true, value })),
    done('fetchAccounts', refused),
    done('fetchAccounts', unreachable),
    failed('fetchAccounts'),
  ],
  fits: ({ context: { wanted } }, { output }) => output?.ok !== true || output.value.current_page === wanted.page,
  project: ({ context: { wanted, list: shown } }) => ({
    wanted,
    shown: shown && [shown.current_page, shown.total_pages],
  }),
  rules: {
    'asks for what the address names; what is no page is the first': {
      requirements: ['admin.finds-accounts'],
      when: ({ event }) => event.type === 'list.entered',
      must: (step) =>
        assert.deepEqual(started(step, 'fetchAccounts'), [
          { wanted: places.find(({ at }) => at === step.event['place'])?.asks },
        ]),
    },
    'keeps the accounts of the search before in sight while others are on their way': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('shown') === true,
      must: ({ before, after }) => assert.deepEqual(after.context.list, before?.context.list),
    },
    'waits for its page, is busy while it asks, and has failed where nothing came': {
      when: () => true,
      must: ({ event, before, after }) => {
        if (!before) assert.equal(after.matches('waiting'), true)
        assert.equal(after.hasTag('busy'), after.matches('fetching'))
        assert.equal(
          after.hasTag('failed'),
          event.type.endsWith('fetchAccounts') ? event['output']?.ok !== true : after.matches('failed'),
        )
      },
    },
    'shows what it was answered': {
      requirements: ['role.admin-features'],
      when: (step) => entered(step, 'shown'),
      must: ({ event, after: { context } }) =>
        assert.deepEqual([context.list, context.problem], [event['output'].value, null]),
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
