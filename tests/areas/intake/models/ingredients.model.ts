import assert from 'node:assert/strict'

import type { NamedIngredient } from '#areas/intake/contract/ingredients.ts'
import { ingredientsMachine } from '#machines/intake/ingredients.machine.ts'
import { INGREDIENTS_SIZE, ingredientIn } from '#machines/intake/ingredients-place.ts'
import type { IngredientKey } from '#machines/intake/ingredients-place.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

const place = (query: Readonly<Record<string, string>>) =>
  ({ language: 'en', path: '/account/admin/ingredients', query }) as const
/** The link to the list, one of its tabs, a second page and a search; with what each asks for. */
const places = [
  { at: place({}), asks: { state: null, keyword: '', page: 1 } },
  { at: place({ state: 'unmatched' }), asks: { state: 'unmatched', keyword: '', page: 1 } },
  { at: place({ state: 'sold', page: '2' }), asks: { state: null, keyword: '', page: 2 } },
  { at: place({ query: ' zinc ' }), asks: { state: null, keyword: 'zinc', page: 1 } },
] as const

export const HERB: IngredientKey = { name: 'Albion Magnesium', language: 'de' }
export const ZINC: IngredientKey = { name: 'Zinc', language: 'en' }
const GONE: IngredientKey = { name: 'Zinc', language: 'fr' }

const ingredient = (
  key: IngredientKey,
  target: string | null,
  corrected: { target: string; language: 'de' | null } | null = null,
): NamedIngredient => ({
  ...key,
  products: 3,
  match: target === null ? null : { target, is_compound: false },
  correction: corrected && { ...corrected, corrected_at: '2026-02-01T00:00:00.000Z', corrected_by: null },
})
const pageOf = (data: NamedIngredient[], current_page: number): ListPage<NamedIngredient> => ({
  data,
  current_page,
  limit: INGREDIENTS_SIZE,
  total_pages: 2,
  total_results: 30,
})
const lists = [
  pageOf([ingredient(HERB, null), ingredient(ZINC, 'zinc')], 1),
  pageOf([ingredient(HERB, null, { target: 'magnesium', language: 'de' }), ingredient(ZINC, 'zinc')], 1),
  pageOf([ingredient(HERB, null, { target: 'none', language: null })], 1),
  pageOf([], 2),
]

type At = Step<typeof ingredientsMachine>
const isAnswer = ({ event }: At) => event.type.includes('correctIngredient')
const isTaken = (step: At) => isAnswer(step) && step.event['output']?.ok === true
const isElsewhere = ({ before }: At) => {
  const { place: wanted, listed } = before?.context ?? {}
  return wanted?.state !== listed?.state || wanted?.keyword !== listed?.keyword || wanted?.page !== listed?.page
}
const rowIn = (snapshot: At['before'], key: IngredientKey) => ingredientIn(snapshot?.context.list ?? null, key)
const isChoosing = (snapshot: At['before']) => snapshot?.matches({ shown: 'choosing' }) === true

export const model = defineModel({
  machine: ingredientsMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })),
    { type: 'list.retry' },
    { type: 'correction.open', key: HERB },
    { type: 'correction.open', key: ZINC },
    { type: 'correction.open', key: GONE },
    { type: 'correction.undo', key: HERB },
    { type: 'correction.undo', key: ZINC },
    { type: 'target.change', value: 'niacin.nicotinamide' },
    { type: 'target.change', value: 'none' },
    { type: 'target.change', value: '' },
    { type: 'scope.change', value: true },
    { type: 'scope.change', value: false },
    { type: 'correction.cancel' },
    { type: 'correction.save' },
  ],
  answers: [
    ...[...lists.map((value) => ({ ok: true, value })), refused, unreachable].map((answer) =>
      done('fetchIngredients', answer),
    ),
    failed('fetchIngredients'),
    ...[{ ok: true, value: { target: 'magnesium' } }, refused, unreachable].map((answer) =>
      done('correctIngredient', answer),
    ),
    failed('correctIngredient'),
  ],
  // The world answers with the page that was asked for.
  fits: ({ context }, { type, output }) =>
    !(type === 'xstate.done.actor.fetchIngredients' && output.ok) || output.value.current_page === context.place.page,
  until: ({ context }, event) =>
    event.type === 'list.entered' && context.place.state === 'unmatched' && context.listed?.state === 'unmatched',
  project: ({ context: { place: wanted, listed, list, subject, target, isForAll, problem } }) => ({
    place: [wanted.state, wanted.keyword, wanted.page],
    listed: listed && [listed.state, listed.keyword, listed.page],
    first: list?.data.length === 0 ? null : list?.data[0]?.correction?.target,
    many: list?.data.length,
    subject: subject?.name,
    target,
    isForAll,
    has: problem !== null,
  }),
  rules: {
    'asks for the names that the address asks for': {
      requirements: ['intake.matches-are-shown'],
      when: (step) => started(step, 'fetchIngredients').length > 0,
      must: (step) => assert.deepEqual(started(step, 'fetchIngredients'), [{ place: step.after.context.place }]),
    },
    'goes to each list that is entered, and forgets the correction in the one before': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('saving') === false,
      must: (step) => {
        const { place: wanted, subject, target, problem } = step.after.context
        assert.deepEqual(wanted, { language: 'en', ...places.find(({ at }) => at === step.event['place'])?.asks })
        assert.equal(started(step, 'fetchIngredients').length, 1)
        if (!step.before?.matches('fetching')) assert.deepEqual([subject, target, problem], [null, null, null])
      },
    },
    'shows the list that came': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchIngredients' && event['output'].ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.list, after.context.listed], [event['output'].value, after.context.place])
      },
    },
    'says why there is nothing to show': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after }) => {
        assert.equal(after.context.list, null)
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.deepEqual([after.hasTag('failed'), after.hasTag('unread')], [true, true])
      },
    },
    'has failed where no list came': {
      when: ({ event }) => event.type.endsWith('fetchIngredients') && event['output']?.ok !== true,
      must: ({ after }) => assert.equal(after.matches('failed'), true),
    },
    'asks for the list again when told to': {
      when: ({ event, before }) => event.type === 'list.retry' && before?.matches('failed') === true,
      must: (step) => {
        assert.equal(started(step, 'fetchIngredients').length, 1)
        assert.deepEqual(
          [step.after.hasTag('busy'), step.after.context.subject, step.after.context.problem],
          [true, null, null],
        )
      },
    },
    'begins a correction with what the name counts as now, for the labels that it holds for': {
      requirements: ['intake.admin-corrects-matches'],
      when: ({ event, before }) =>
        event.type === 'correction.open' &&
        before?.matches('shown') === true &&
        rowIn(before, event['key']) !== undefined,
      must: ({ event, before, after }) => {
        const row = rowIn(before, event['key'])
        const { subject, target, isForAll, problem } = after.context
        assert.equal(after.matches({ shown: { choosing: 'picking' } }), true)
        assert.deepEqual(
          [subject, target, isForAll, problem],
          [
            event['key'],
            row?.correction?.target ?? row?.match?.target ?? null,
            (row?.correction?.language ?? null) === null,
            null,
          ],
        )
      },
    },
    'corrects no name that is not in the list': {
      when: ({ event, before }) =>
        event.type === 'correction.open' &&
        before?.matches('shown') === true &&
        rowIn(before, event['key']) === undefined,
      must: ({ before, after }) => assert.deepEqual(after.context, before?.context),
    },
    'keeps what is chosen, and says no more that nothing is': {
      when: ({ event, before }) => event.type === 'target.change' && isChoosing(before),
      must: ({ event, after }) =>
        assert.deepEqual(
          [after.matches({ shown: { choosing: 'picking' } }), after.context.target],
          [true, event['value'] === '' ? null : event['value']],
        ),
    },
    'keeps which labels are meant': {
      when: ({ event, before }) => event.type === 'scope.change' && isChoosing(before),
      must: ({ event, after }) => assert.equal(after.context.isForAll, event['value']),
    },
    'saves nothing that is not chosen, and says so': {
      when: ({ event, before }) =>
        event.type === 'correction.save' && isChoosing(before) && before?.context.target === null,
      must: (step) => {
        assert.deepEqual(started(step, 'correctIngredient'), [])
        assert.equal(step.after.matches({ shown: { choosing: 'incomplete' } }), true)
      },
    },
    'saves what is chosen, for labels of one language or of all': {
      requirements: ['intake.admin-corrects-matches'],
      when: ({ event, before }) =>
        event.type === 'correction.save' && isChoosing(before) && before?.context.target !== null,
      must: (step) => {
        const { subject, target, isForAll } = step.before?.context ?? {}
        assert.deepEqual(started(step, 'correctIngredient'), [
          {
            correction: { name: subject?.name, language: isForAll ? null : subject?.language, target },
            language: 'en',
          },
        ])
      },
    },
    'takes a correction back, for the labels that it holds for': {
      requirements: ['intake.admin-corrects-matches'],
      when: ({ event, before }) =>
        event.type === 'correction.undo' &&
        before?.matches('shown') === true &&
        (rowIn(before, event['key'])?.correction ?? null) !== null,
      must: (step) => {
        const row = rowIn(step.before, step.event['key'])
        assert.deepEqual(started(step, 'correctIngredient'), [
          { correction: { name: row?.name, language: row?.correction?.language, target: null }, language: 'en' },
        ])
      },
    },
    'takes nothing back where nothing was corrected': {
      when: ({ event, before }) =>
        event.type === 'correction.undo' &&
        before?.matches('shown') === true &&
        (rowIn(before, event['key'])?.correction ?? null) === null,
      must: (step) => assert.deepEqual([step.after.context, step.effects], [step.before?.context, []]),
    },
    'corrects nothing where an admin thinks better of it': {
      when: ({ event, before }) => event.type === 'correction.cancel' && isChoosing(before),
      must: ({ after }) =>
        assert.deepEqual(
          [after.matches({ shown: 'resting' }), after.context.subject, after.context.target, after.context.problem],
          [true, null, null, null],
        ),
    },
    'reads the list anew once a correction is taken': {
      requirements: ['intake.matches-are-shown'],
      when: isTaken,
      must: (step) => {
        assert.equal(started(step, 'fetchIngredients').length, 1)
        assert.deepEqual([step.after.context.subject, step.after.context.problem], [null, null])
      },
    },
    'keeps what was chosen where it could not be saved, and says why': {
      when: (step) => isAnswer(step) && !isTaken(step) && !isElsewhere(step),
      must: ({ event, before, after }) => {
        const { subject, target, problem } = after.context
        assert.deepEqual([subject, target], [before?.context.subject, before?.context.target])
        assert.deepEqual(problem, event['output']?.problem ?? { kind: 'unreachable' })
        assert.equal(isChoosing(after), target !== null)
        assert.equal(after.matches({ shown: 'resting' }), target === null)
      },
    },
    'waits for a correction that is on its way before it goes to another list': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('saving') === true,
      must: (step) => {
        assert.equal(step.after.matches('saving'), true)
        assert.deepEqual(step.effects, [])
      },
    },
    'goes there once it is answered': {
      when: (step) => isAnswer(step) && isElsewhere(step),
      must: (step) => assert.equal(started(step, 'fetchIngredients').length, 1),
    },
  },
})
