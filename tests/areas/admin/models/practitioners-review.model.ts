import assert from 'node:assert/strict'

import { NOTE_MAX } from '#contract/constants.ts'
import { ADMIN_PAGE_SIZE, approvalOf } from '#machines/admin/lists.ts'
import type { Practitioner, ReviewPlace, Approval, Status } from '#machines/admin/lists.ts'
import { practitionersReviewMachine } from '#machines/admin/practitioners-review.machine.ts'
import type { ListPage } from '#machines/pages/list-query.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, started } from '#tests/models/support/rules.ts'

const place = (query: Readonly<Record<string, string>>) =>
  ({ language: 'en', path: '/account/admin/practitioners', query }) as const
/** The own area's link to the list, its tabs, the link to its second page, and a search; with what each asks for. */
const places = [
  { at: place({}), asks: { status: 'pending', keyword: '', page: 1 } },
  { at: place({ status: 'approved' }), asks: { status: 'approved', keyword: '', page: 1 } },
  { at: place({ status: 'pending' }), asks: { status: 'pending', keyword: '', page: 1 } },
  { at: place({ status: 'pending', page: '2' }), asks: { status: 'pending', keyword: '', page: 2 } },
  { at: place({ query: 'linden' }), asks: { status: null, keyword: 'linden', page: 1 } },
] as const
const APPROVED = {
  first_name: 'Ada',
  last_name: 'Lime',
  health_profession: 1,
  professional_body: '',
  professional_number: '',
}
const changed = { ok: false, problem: { kind: 'refused', status: 409, message: 'Changed' } } as const
/** The judged practitioner's details, as the admin has read them. */
export const READ = {
  first_name: 'Ada',
  last_name: 'Linden',
  health_profession: 1,
  professional_body: '',
  professional_number: '',
}
const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'Not found' } } as const

export const NAMES: Readonly<Record<number, string>> = { 7: 'Ada', 8: 'Ben', 9: 'Cem', 10: 'Dora' }

const practitioner = (user_id: number, standing: Approval): Practitioner => ({
  user_id,
  user_type_id: standing === 'approved' || standing === 'checked' ? 2 : 3,
  email: `p${user_id}@mail.example`,
  first_name: NAMES[user_id] ?? '',
  last_name: 'Linden',
  phone: '',
  country: 'DE',
  language: 'en',
  newsletter: false,
  builder_mode: 'redesign',
  health_profession: 1,
  expertise_level: 1,
  organisation_type: 1,
  practice_name: '',
  website: '',
  professional_body: '',
  professional_number: '',
  certificate: {
    status: standing === 'checked' ? 'approved' : standing,
    reason: standing === 'refused' ? 'No proof' : null,
    check: standing === 'checked' ? { since: '2026-02-01T00:00:00.000Z', approved: APPROVED } : null,
  },
  registered_at: '2026-01-01T00:00:00.000Z',
})
const pageOf = (data: Practitioner[], current_page: number, total_pages: number): ListPage<Practitioner> => ({
  data,
  current_page,
  limit: ADMIN_PAGE_SIZE,
  total_pages,
  total_results: data.length,
})
const lists = [
  pageOf([practitioner(7, 'pending'), practitioner(8, 'pending')], 1, 2),
  pageOf([practitioner(7, 'checked'), practitioner(8, 'pending')], 1, 2),
  pageOf([practitioner(9, 'pending')], 2, 2),
  pageOf([practitioner(7, 'approved'), practitioner(10, 'approved')], 1, 1),
  pageOf([], 1, 0),
  pageOf([practitioner(7, 'pending'), practitioner(10, 'approved')], 1, 1),
]

/** Those who are checked wait too. */
const isIn = (one: Practitioner, place: Status | null): boolean =>
  approvalOf(one) === place || (place === 'pending' && approvalOf(one) === 'checked')

/** Of the lists only that of the approved may be empty here, which is enough to see one. */
function isListOf({ status, keyword, page }: ReviewPlace, { data, current_page }: ListPage<Practitioner>): boolean {
  if (keyword !== '') return data.length === 2 && data[0]?.certificate.status !== data[1]?.certificate.status
  return current_page === page && (data.length === 0 ? status === 'approved' : data.every((one) => isIn(one, status)))
}

type At = Step<typeof practitionersReviewMachine>
const certificateOf = (snapshot: At['after'] | undefined, id: number) =>
  snapshot?.context.list?.data.find((one) => one.user_id === id)?.certificate
/** Undefined where nobody of that number is in the list. */
function standsAs(snapshot: At['after'] | undefined, id: number): Approval | undefined {
  const one = snapshot?.context.list?.data.find(({ user_id }) => user_id === id)
  return one && approvalOf(one)
}
const isAnswer = ({ event }: At) => event.type.includes('judgePractitioner')
const isOutdated = (step: At) => isAnswer(step) && step.event['output']?.problem?.status === 409
const isElsewhere = ({ before }: At) => {
  const { place, listed } = before?.context ?? {}
  return place?.status !== listed?.status || place?.keyword !== listed?.keyword
}

export const model = defineModel({
  machine: practitionersReviewMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })),
    { type: 'list.retry' },
    { type: 'review.approve', id: 7 },
    { type: 'review.approve', id: 99 },
    { type: 'review.refuse', id: 7 },
    { type: 'review.undo', id: 7 },
    { type: 'reason.change', value: ' No proof ' },
    { type: 'reason.change', value: '  ' },
    { type: 'reason.change', value: 'x'.repeat(NOTE_MAX + 1) },
    { type: 'reason.cancel' },
    { type: 'reason.confirm' },
  ],
  answers: [
    ...[...lists.map((value) => ({ ok: true, value })), refused, unreachable].map((answer) =>
      done('fetchPractitioners', answer),
    ),
    failed('fetchPractitioners'),
    ...(['approved', 'refused', 'pending', 'checked'] as const).map((standing) =>
      done('judgePractitioner', { ok: true, value: practitioner(7, standing) }),
    ),
    ...[gone, changed, refused, unreachable].map((answer) => done('judgePractitioner', answer)),
    failed('judgePractitioner'),
  ],
  // The world answers with the list that was asked for.
  fits: ({ context: { place } }, { type, output }) =>
    !(type === 'xstate.done.actor.fetchPractitioners' && output.ok) || isListOf(place, output.value),
  until: ({ context }, event) =>
    event.type === 'list.entered' &&
    context.place.status === 'approved' &&
    context.listed?.status === 'approved' &&
    context.subject !== null,
  project: ({ context: { place, listed, list: shown, subject, verdict, reason, problem } }) => ({
    place: [place.status, place.keyword],
    listed: listed && [listed.status, listed.keyword],
    stands: shown?.data[0] && approvalOf(shown.data[0]),
    subject,
    verdict,
    reason: reason.length,
    has: problem !== null,
  }),
  rules: {
    'asks for the practitioners of the status in the address': {
      when: (step) => started(step, 'fetchPractitioners').length > 0,
      must: (step) => {
        const { place } = step.after.context
        assert.deepEqual(started(step, 'fetchPractitioners'), [{ place }])
      },
    },
    'says why there is nothing to show': {
      when: (step) => entered(step, 'failed'),
      must: ({ event, after: { context } }) => {
        assert.equal(context.list, null)
        assert.deepEqual(context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'goes to each list that is entered, and forgets who was judged in the one before': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('deciding') === false,
      must: (step) => {
        const { place, subject, verdict, problem } = step.after.context
        assert.deepEqual(place, { language: 'en', ...places.find(({ at }) => at === step.event['place'])?.asks })
        assert.equal(started(step, 'fetchPractitioners').length, 1)
        if (!step.before?.matches('fetching')) assert.deepEqual([subject, verdict, problem], [null, null, null])
      },
    },
    'shows the list that came': {
      when: ({ event }) => event.type === 'xstate.done.actor.fetchPractitioners' && event['output'].ok === true,
      must: ({ event, after }) => {
        assert.equal(after.matches({ shown: 'resting' }), true)
        assert.deepEqual([after.context.list, after.context.listed], [event['output'].value, after.context.place])
      },
    },
    'has failed without a list, and asks for it again when told to': {
      when: ({ event }) => event.type.endsWith('fetchPractitioners') && event['output']?.ok !== true,
      must: ({ after }) => assert.deepEqual([after.matches('failed'), after.hasTag('failed')], [true, true]),
    },
    'asks for the list again when told to': {
      when: ({ event, before }) => event.type === 'list.retry' && before?.matches('failed') === true,
      must: (step) => {
        assert.equal(started(step, 'fetchPractitioners').length, 1)
        assert.deepEqual(
          [step.after.hasTag('busy'), step.after.context.subject, step.after.context.problem],
          [true, null, null],
        )
      },
    },
    'asks for a reason before it refuses anybody, who is in the list and does not stand so already': {
      when: ({ event, before }) => event.type === 'review.refuse' && before?.matches('shown') === true,
      must: (step) => {
        const stands = standsAs(step.before, 7)
        const may = stands !== undefined && stands !== 'refused'
        if (may)
          assert.deepEqual(
            [step.after.matches({ shown: { refusing: 'writing' } }), step.after.context.reason],
            [true, ''],
          )
        else assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'lets nobody wait again who waits': {
      when: ({ event, before }) =>
        event.type === 'review.undo' &&
        before?.matches('shown') === true &&
        ['pending', 'checked'].includes(standsAs(before, 7) ?? 'pending'),
      must: (step) => assert.deepEqual([step.after.context, step.effects], [step.before?.context, []]),
    },
    'says no more that the reason is wrong once it is written anew': {
      when: ({ event, before }) => event.type === 'reason.change' && before?.matches({ shown: 'refusing' }) === true,
      must: ({ event, after }) =>
        assert.deepEqual(
          [after.matches({ shown: { refusing: 'writing' } }), after.context.reason],
          [true, event['value']],
        ),
    },
    'refuses nobody where a person thinks better of it': {
      when: ({ event, before }) => event.type === 'reason.cancel' && before?.matches({ shown: 'refusing' }) === true,
      must: ({ after }) =>
        assert.deepEqual(
          [after.matches({ shown: 'resting' }), after.context.subject, after.context.verdict],
          [true, null, null],
        ),
    },
    'shows the list again once a judgement is answered': {
      when: (step) => isAnswer(step) && !isElsewhere(step) && !isOutdated(step),
      must: ({ after }) => assert.equal(after.matches({ shown: 'resting' }), true),
    },
    'reads the list anew where the details have changed since, and says so': {
      requirements: ['admin.judges-what-was-read'],
      when: isOutdated,
      must: (step) => {
        assert.equal(started(step, 'fetchPractitioners').length, 1)
        assert.deepEqual(step.after.context.problem, changed.problem)
      },
    },
    'approves whom it was told to, at once': {
      requirements: ['admin.judges-certificates'],
      when: ({ event, before }) =>
        event.type === 'review.approve' &&
        event['id'] === 7 &&
        before?.matches('shown') === true &&
        ['pending', 'checked', 'refused'].includes(standsAs(before, 7) ?? ''),
      must: (step) =>
        assert.deepEqual(started(step, 'judgePractitioner'), [
          { id: 7, status: 'approved', reason: '', details: READ, language: step.after.context.place.language },
        ]),
    },
    'judges nobody who is not in the list, or who stands so already': {
      when: ({ event, before }) =>
        event.type === 'review.approve' && (event['id'] === 99 || standsAs(before, 7) === 'approved'),
      must: (step) => assert.deepEqual(started(step, 'judgePractitioner'), []),
    },
    'refuses nobody without a reason, or with one that is too long': {
      requirements: ['admin.refusal-needs-a-reason'],
      when: ({ event, before }) =>
        event.type === 'reason.confirm' &&
        before?.matches({ shown: 'refusing' }) === true &&
        before.context.reason !== ' No proof ',
      must: (step) => {
        assert.deepEqual(started(step, 'judgePractitioner'), [])
        assert.equal(step.after.matches({ shown: { refusing: 'incomplete' } }), true)
      },
    },
    'refuses with the reason that was written': {
      when: ({ event, before }) =>
        event.type === 'reason.confirm' &&
        before?.matches({ shown: 'refusing' }) === true &&
        before.context.reason === ' No proof ',
      must: (step) =>
        assert.deepEqual(started(step, 'judgePractitioner'), [
          { id: 7, status: 'refused', reason: 'No proof', details: READ, language: 'en' },
        ]),
    },
    'lets a judged practitioner wait again': {
      when: ({ event, before }) =>
        event.type === 'review.undo' &&
        before?.matches('shown') === true &&
        ['approved', 'refused'].includes(standsAs(before, 7) ?? ''),
      must: (step) => assert.equal((started(step, 'judgePractitioner')[0] as { status: string }).status, 'pending'),
    },
    'keeps the judged in the list, as they stand now': {
      when: (step) => isAnswer(step) && step.event['output']?.ok === true && !isElsewhere(step),
      must: ({ event, before, after }) => {
        assert.deepEqual(certificateOf(after, 7), event['output'].value.certificate)
        assert.equal(after.context.list?.data.length, before?.context.list?.data.length)
      },
    },
    'leaves a practitioner as before where a judgement could not be made, and says why': {
      when: (step) => isAnswer(step) && step.event['output']?.ok !== true,
      must: ({ event, before, after }) => {
        assert.deepEqual(certificateOf(after, 7), certificateOf(before, 7))
        assert.deepEqual(after.context.problem, event['output']?.problem ?? { kind: 'unreachable' })
      },
    },
    'waits for a judgement that is on its way before it goes to another list': {
      when: ({ event, before }) => event.type === 'list.entered' && before?.matches('deciding') === true,
      must: (step) => {
        assert.equal(step.after.matches('deciding'), true)
        assert.deepEqual(step.effects, [])
      },
    },
    'goes there once it is answered': {
      when: (step) => isAnswer(step) && isElsewhere(step),
      must: (step) => assert.equal(started(step, 'fetchPractitioners').length, 1),
    },
  },
})
