import assert from 'node:assert/strict'

import { protocolListMachine } from '#machines/protocols/protocol-list.machine.ts'
import type { Protocol } from '#areas/protocols/contract/protocols.ts'

import { protocol } from './protocol-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { PASS } from '#tests/models/support/moment.ts'
import { started, waits } from '#tests/models/support/rules.ts'

type At = Step<typeof protocolListMachine>
type Snapshot = At['after']

const page = (current_page: number, ids: readonly number[]) => ({
  data: ids.map((id) => protocol(id, `Protocol ${id}`)),
  current_page,
  limit: 5,
  total_pages: 2,
  total_results: 6,
})
const first = page(1, [1, 2, 3, 4, 5])
const second = page(2, [6])
/** The second page no longer exists by now. */
const pastEnd = { ...page(2, []), total_pages: 1, total_results: 5 }
const known = protocol(1, 'Known')
const made = protocol(9, 'Made')

const isAt = (snapshot: Snapshot | undefined, state: 'loading' | 'shown' | 'failed') =>
  snapshot?.matches({ page: { wanted: state } }) === true
const isLookedAt = ({ before }: At) => before?.matches({ page: 'wanted' }) === true
const isTyping = (snapshot: Snapshot | undefined) => snapshot?.matches({ search: 'typing' }) === true
const loads = (step: At) => started(step, 'fetchProtocols').length > 0
const wanted = ({ context: { query, page: asked, order, language } }: Snapshot) => ({
  query,
  page: asked,
  order,
  language,
})
const idsIn = (snapshot: Snapshot | undefined) => snapshot?.context.found?.data.map(({ protocol_id }) => protocol_id)
const isFetch = ({ event }: At) => event.type.endsWith('.fetchProtocols')
const textOf = ({ event }: At) => (event['text'] as string).trim()
const isSearch = ({ event }: At) => event.type === 'list.search'
/** Events other than a search that may fetch the list. */
const ASKING = ['list.entered', 'list.sort', 'list.page', 'list.forget', 'list.outdated', 'list.retry']

export const model = defineModel({
  machine: protocolListMachine,
  events: [
    { type: 'list.entered', language: 'de' },
    { type: 'list.search', text: 'sl' },
    { type: 'list.search', text: ' sleep ' },
    { type: 'list.search', text: '  ' },
    { type: 'list.sort', order: 'az' },
    { type: 'list.page', page: 2 },
    { type: 'list.register', protocol: known },
    { type: 'list.register', protocol: made },
    { type: 'list.forget', protocolId: 6 },
    { type: 'list.forget', protocolId: 1 },
    { type: 'list.outdated' },
    { type: 'list.retry' },
  ],
  answers: [
    ...[{ ok: true, value: first }, { ok: true, value: second }, { ok: true, value: pastEnd }, refused].map((answer) =>
      done('fetchProtocols', answer),
    ),
    failed('fetchProtocols'),
  ],
  fits: ({ context }, { output }) => !output?.ok || output.value.current_page === context.page,
  // Protocols are added and removed only in a list that is exactly as the server returned it.
  until: ({ context: { found } }, event) =>
    (event.type === 'list.register' || event.type === 'list.forget') &&
    found !== null &&
    found !== first &&
    found !== second,
  project: ({ context: { text, query, page: asked, order, found, problem } }) => ({
    text,
    query,
    asked,
    order,
    found: found?.data.map(({ protocol_id }) => protocol_id),
    problem: problem?.kind,
  }),
  rules: {
    'asks for nothing before somebody looks': {
      when: ({ after }) => after.matches({ page: 'unasked' }),
      must: (step) => assert.deepEqual([loads(step), step.after.context.found], [false, null]),
    },
    'is asked for in the language of the page whenever somebody looks, at first without words from page one on': {
      requirements: ['protocols.five-a-page'],
      when: ({ event }) => event.type === 'list.entered',
      must: (step) => {
        assert.equal(step.after.context.language, 'de')
        assert.equal(loads(step), true)
        if (!isLookedAt(step) && step.before?.context.query === '')
          assert.deepEqual(wanted(step.after), { query: '', page: 1, order: 'default', language: 'de' })
      },
    },
    'asks for what is wanted, no more than once at a time': {
      when: loads,
      must: (step) => {
        assert.deepEqual(started(step, 'fetchProtocols'), [wanted(step.after)])
        assert.equal(step.after.hasTag('busy'), true)
      },
    },
    'asks for words half a second after the last key, from page one on': {
      requirements: ['protocols.search-waits-half-a-second'],
      when: (step) =>
        (isSearch(step) && isTyping(step.after)) || (step.event.type === PASS.type && isTyping(step.before)),
      must: (step) => {
        if (isSearch(step)) {
          assert.deepEqual(waits(step), [500])
          assert.deepEqual([loads(step), step.after.context.query], [false, step.before?.context.query])
          return
        }
        const { query, page: asked } = step.after.context
        assert.deepEqual([query, asked, isTyping(step.after)], [step.before?.context.text.trim(), 1, false])
        assert.equal(loads(step), isLookedAt(step))
      },
    },
    'keeps what is typed in sight as it is': {
      when: isSearch,
      must: (step) => assert.equal(step.after.context.text, step.event['text']),
    },
    'asks no second time for words that were asked for': {
      requirements: ['protocols.blank-search-is-ignored'],
      when: (step) => isSearch(step) && textOf(step) === step.before?.context.query,
      must: (step) => {
        assert.deepEqual([loads(step), waits(step), isTyping(step.after)], [false, [], false])
        const { page: before } = { ...(step.before?.value as { page: unknown } | undefined) }
        assert.deepEqual(step.after.value, { search: 'asked', page: before })
      },
    },
    'shows all of them again at once when the words are gone': {
      requirements: ['protocols.blank-search-is-ignored'],
      when: (step) => isSearch(step) && textOf(step) === '' && step.before?.context.query !== '',
      must: (step) => {
        assert.deepEqual([step.after.context.query, step.after.context.page], ['', 1])
        assert.deepEqual([loads(step), isTyping(step.after)], [isLookedAt(step), false])
      },
    },
    'searches for no blank text': {
      requirements: ['protocols.blank-search-is-ignored'],
      when: loads,
      must: ({ after: { context } }) => assert.equal(context.query, context.query.trim()),
    },
    'goes on with what is typed, and with the page on its way, whatever else is done': {
      when: (step) => isTyping(step.before) && ASKING.includes(step.event.type),
      must: (step) => assert.equal(isTyping(step.after), true),
    },
    'lets the page on its way come while words are typed': {
      when: (step) => isAt(step.before, 'loading') && isSearch(step) && isTyping(step.after),
      must: (step) => assert.deepEqual([isAt(step.after, 'loading'), loads(step)], [true, false]),
    },
    'is sorted by the server, from page one on': {
      requirements: ['protocols.sorted-three-ways'],
      when: (step) => isLookedAt(step) && step.event.type === 'list.sort',
      must: (step) => {
        assert.equal(loads(step), true)
        assert.deepEqual([step.after.context.order, step.after.context.page], ['az', 1])
      },
    },
    'asks for the page that is chosen': {
      requirements: ['protocols.five-a-page'],
      when: (step) => isLookedAt(step) && step.event.type === 'list.page',
      must: (step) => assert.deepEqual([loads(step), step.after.context.page], [true, 2]),
    },
    'shows what was answered, and forgets why there was nothing': {
      when: (step) => isFetch(step) && step.event['output']?.ok === true && step.event['output'].value !== pastEnd,
      must: ({ event, after }) => {
        assert.equal(isAt(after, 'shown'), true)
        assert.deepEqual([after.context.found, after.context.problem], [event['output'].value, null])
      },
    },
    'asks for the last page where the one that was asked for is none any more': {
      when: (step) => isFetch(step) && step.event['output']?.value === pastEnd,
      must: (step) => {
        assert.deepEqual([loads(step), step.after.context.page], [true, 1])
        assert.deepEqual(step.after.context.found, step.before?.context.found)
      },
    },
    'keeps in sight what was there where there is no answer, and says why': {
      when: (step) => isFetch(step) && step.event['output']?.ok !== true,
      must: ({ event, before, after }) => {
        assert.deepEqual([isAt(after, 'failed'), after.hasTag('failed')], [true, true])
        assert.deepEqual(
          [after.context.found, after.context.problem],
          [before?.context.found, event['output']?.problem ?? unreachable.problem],
        )
      },
    },
    'is asked for anew where it is old, or could not be had': {
      when: (step) =>
        (isLookedAt(step) && step.event.type === 'list.outdated') ||
        (isAt(step.before, 'failed') && step.event.type === 'list.retry'),
      must: (step) => assert.equal(loads(step), true),
    },
    'does nothing for a protocol that is there already': {
      requirements: ['builder.known-protocol-is-ignored'],
      when: (step) =>
        step.event.type === 'list.register' &&
        idsIn(step.before)?.includes((step.event['protocol'] as Protocol).protocol_id) === true,
      must: ({ before, after, effects }) => assert.deepEqual([after.context, effects], [before?.context, []]),
    },
    'shows first what was made, no more than five, and asks how the list is': {
      requirements: ['protocols.five-a-page'],
      when: (step) =>
        step.event.type === 'list.register' &&
        step.before?.context.found !== null &&
        idsIn(step.before)?.includes(step.event['protocol'].protocol_id) === false,
      must: (step) => {
        const { protocol_id } = step.event['protocol'] as Protocol
        assert.deepEqual(idsIn(step.after), [protocol_id, ...(idsIn(step.before) ?? [])].slice(0, 5))
        assert.equal(step.after.context.found?.total_results, 7)
        assert.equal(loads(step), true)
      },
    },
    'shows no more what was deleted, and asks how the list is, on the page before where that was the only one': {
      when: (step) => isLookedAt(step) && step.event.type === 'list.forget',
      must: (step) => {
        const id = step.event['protocolId'] as number
        const before = idsIn(step.before)
        assert.deepEqual(
          idsIn(step.after),
          before?.filter((one) => one !== id),
        )
        const isOnly = before?.length === 1 && before[0] === id
        assert.equal(step.after.context.page, isOnly ? 1 : step.before?.context.page)
        assert.equal(loads(step), true)
      },
    },
  },
})
