import assert from 'node:assert/strict'

import { ONCE_FACTS } from '#machines/once/once.events.ts'
import { payoutMachine } from '#machines/commission/payout/payout.machine.ts'
import { payoutWanted, type Basis } from '#machines/commission/payout/payout.ts'

import { adminPayout, basis, payable } from './commission-samples.ts'
import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { entered, named, sent, started } from '#tests/models/support/rules.ts'

type At = Step<typeof payoutMachine>

const place = (query: Readonly<Record<string, string>>, language: 'en' | 'de' = 'en') =>
  ({ language, path: '/account/admin/commission', query }) as const
export const LIST = place({})
const SECOND = place({ page: '2' }, 'de')
export const ONE = place({ practitioner: '3', currency: 'EUR' })
const OTHER = place({ practitioner: '4', currency: 'EUR' })
const places = [
  { at: LIST, chosen: null, page: 1 },
  { at: SECOND, chosen: null, page: 2 },
  { at: ONE, chosen: { practitioner: 3, former: null, currency: 'EUR' }, page: 1 },
  { at: OTHER, chosen: { practitioner: 4, former: null, currency: 'EUR' }, page: 1 },
] as const
const rowOf = (at: unknown) => places.find((one) => one.at === at) ?? assert.fail()

/** 3 is due in two currencies; later, another sum is, and in the end nothing. */
const before = basis(payable(3), payable(3, { currency: 'GBP', total: 5 }))
const later = basis(payable(3, { entries: 4, total: 91.1 }))
const none = basis()
const told = (value: Basis) => ({ ok: true, value }) as const
const nameOf = (value: Basis | null) => [before, later, none].indexOf(value as Basis)

const filled = { paid_on: '2026-11-25', note: 'November' }
const intent = payoutWanted(payable(3), filled)
const made = adminPayout(9, payable(3))
const changed = { kind: 'refused', status: 409, message: 'Now €91.10', errors: { total: 'Now €91.10' } } as const
const wrong = { kind: 'refused', status: 400, message: 'No', errors: { paid_on: 'Not after today' } } as const

const is = (type: string) => (step: At) => step.event.type.endsWith(type)
const isIn = (step: At, state: 'filling' | 'confirming' | 'changed' | 'loading' | 'rechecking' | 'paying') =>
  step.before?.matches(state) === true
const isBasis = (step: At) => is('fetchBasis')(step) && step.event['output']?.ok === true
const isDue = ({ after: { context } }: At) =>
  context.chosen?.practitioner === 3 && [before, later].includes(context.basis as Basis)
const isJudged = (step: At) =>
  (isIn(step, 'loading') && isBasis(step)) || (isIn(step, 'changed') && is('payout.goOn')(step))
const isOfCall = ({ event }: At) => event.type.startsWith('call.')
const SHOWN: ReadonlyMap<string, string> = new Map([
  ['call.sending', 'paying'],
  ['call.unanswered', 'unanswered'],
  ['call.unsure', 'unsure'],
])

export const model = defineModel({
  machine: payoutMachine,
  events: [
    ...places.map(({ at }) => ({ type: 'list.entered' as const, place: at })),
    { type: 'payouts.retry' },
    { type: 'form.sent', form: 'payoutForm', sent: filled },
    { type: 'payout.confirm' },
    { type: 'payout.change' },
    { type: 'payout.goOn' },
    ...(['call.sending', 'call.unanswered', 'call.unsure'] as const).map((type) => ({
      type,
      call: 'makePayout',
      intent,
    })),
    { type: 'call.answered', call: 'makePayout', answer: made },
    ...[changed, wrong].map((problem) => ({ type: 'call.refused' as const, call: 'makePayout', intent, problem })),
    { type: 'call.settled', call: 'makePayout', intent },
  ],
  answers: [
    ...[before, later, none].map((value) => done('fetchBasis', told(value))),
    done('fetchBasis', refused),
    failed('fetchBasis'),
  ],
  // One language, one refusal and one payout are enough of each way.
  until: ({ context, value }, event) => {
    const { language, filled: known, payout, refusal } = context
    const isLate = payout !== null || refusal !== null || known !== null
    if (event.type === 'list.entered') return isLate && event.place === SECOND
    if (event.type === 'call.answered') return language === 'de' || (payout !== null && value !== 'paying')
    if (event.type === 'call.refused') return language === 'de' || (isLate && value !== 'paying')
    return false
  },
  project: ({ context: { language, chosen, page, basis: known, filled: form, payout, problem, refusal } }) => ({
    language,
    chosen,
    page,
    basis: nameOf(known),
    due: known?.payable.length,
    made: known?.payouts.length,
    form,
    payout: payout?.payout_id,
    problem: problem?.kind,
    refusal: refusal && (refusal === changed ? 'changed' : 'wrong'),
  }),
  rules: {
    'starts its form and its call once, by their names, and hears their facts': {
      when: ({ before: from }) => from === undefined,
      must: (step) => {
        assert.deepEqual(named(step), ['payoutForm', 'makePayout'])
        assert.deepEqual(started(step, 'hearChildren'), [{ payoutForm: ['form.sent'], makePayout: ONCE_FACTS }])
        assert.equal(step.after.matches('waiting'), true)
      },
    },
    'keeps what it has started': {
      when: ({ before: from }) => from !== undefined,
      must: (step) => assert.deepEqual([named(step), started(step, 'hearChildren')], [[], []]),
    },
    'asks for both lists whenever it is entered, and forgets how the last payout went': {
      requirements: ['admin.marks-commission-paid'],
      when: is('list.entered'),
      must: (step) => {
        const { at, chosen, page } = rowOf(step.event['place'])
        const { context } = step.after
        assert.equal(step.after.matches('loading'), true)
        assert.deepEqual(started(step, 'fetchBasis'), [{ language: at.language, page }])
        assert.deepEqual([context.chosen, context.payout, context.refusal], [chosen, null, null])
        assert.equal(context.basis, step.before?.context.basis)
      },
    },
    'keeps what was typed for whoever is chosen, and gives it to nobody else': {
      requirements: ['forms.keeps-what-was-typed'],
      when: is('list.entered'),
      must: (step) => {
        const { chosen } = rowOf(step.event['place'])
        const isSame = JSON.stringify(chosen) === JSON.stringify(step.before?.context.chosen)
        assert.deepEqual(sent(step, 'payoutForm'), isSame ? [] : [{ type: 'form.clear' }])
        assert.deepEqual(step.after.context.filled, isSame ? step.before?.context.filled : null)
      },
    },
    'asks for both lists where a payout was settled elsewhere or let go': {
      requirements: ['call.every-tab-knows-it'],
      when: is('call.settled'),
      must: (step) => {
        const { language, page } = step.after.context
        assert.equal(step.after.matches('loading'), true)
        assert.deepEqual(started(step, 'fetchBasis'), [{ language, page }])
      },
    },
    'keeps what it was told, and has nothing to say against it': {
      when: isBasis,
      must: ({ event, after: { context } }) =>
        assert.deepEqual([context.basis, context.problem], [event['output'].value, null]),
    },
    'says why the lists could not be had, and asks again when told to': {
      when: (step) =>
        (is('fetchBasis')(step) && !isBasis(step)) ||
        (step.before?.matches('failed') === true && is('payouts.retry')(step)),
      must: (step) => {
        const isAgain = is('payouts.retry')(step)
        const { language, page, problem } = step.after.context
        assert.equal(step.after.matches(isAgain ? 'loading' : 'failed'), true)
        assert.deepEqual(started(step, 'fetchBasis'), isAgain ? [{ language, page }] : [])
        if (!isAgain) assert.deepEqual(problem, step.event['output']?.problem ?? unreachable.problem)
      },
    },
    'shows the lists alone where nobody is chosen, the form where something is due, and else that nothing is': {
      requirements: ['admin.marks-commission-paid'],
      when: isJudged,
      must: (step) => {
        const state = step.after.context.chosen === null ? 'listed' : isDue(step) ? 'filling' : 'gone'
        assert.equal(step.after.matches(state), true)
      },
    },
    'fills the form in with today, or with what was filled in before': {
      requirements: ['forms.keeps-what-was-typed'],
      when: (step) => entered(step, 'filling'),
      must: (step) => {
        const values = step.before?.context.filled ?? { paid_on: '2026-11-26' }
        assert.deepEqual(sent(step, 'payoutForm'), [{ type: 'form.reset' }, { type: 'form.fill', values }])
      },
    },
    'asks whether the payout is meant before anything is paid': {
      requirements: ['admin.payout-is-confirmed'],
      when: (step) => isIn(step, 'filling') && is('form.sent')(step),
      must: (step) => {
        const { value, context } = step.after
        assert.deepEqual([value, context.filled, context.refusal], ['confirming', filled, null])
        assert.deepEqual(sent(step, 'makePayout'), [])
      },
    },
    'goes back to the form when told to': {
      when: (step) => isIn(step, 'confirming') && is('payout.change')(step),
      must: ({ before: from, after }) => assert.deepEqual([after.value, after.context], ['filling', from?.context]),
    },
    'pays the sum that was in sight, once it was confirmed': {
      requirements: ['admin.marks-commission-paid', 'admin.payout-is-confirmed'],
      when: (step) => isIn(step, 'confirming') && is('payout.confirm')(step),
      must: (step) => {
        const { basis: known, language } = step.before?.context ?? assert.fail()
        const total = known === before ? 84.3 : 91.1
        const intent = { practitioner_id: 3, currency: 'EUR', ...filled, total }
        assert.equal(step.after.matches('paying'), true)
        assert.deepEqual(sent(step, 'makePayout'), [{ type: 'call.want', intent, language }])
      },
    },
    'pays nothing that was not confirmed': {
      requirements: ['admin.payout-is-confirmed'],
      when: (step) => !(isIn(step, 'confirming') && is('payout.confirm')(step)),
      must: (step) => {
        assert.deepEqual(sent(step, 'makePayout'), isJudged(step) ? [{ type: 'call.report' }] : [])
        if (!is('call.sending')(step)) assert.equal(entered(step, 'paying'), false)
      },
    },
    'asks how far a payout is that has no answer yet, once the lists are there': {
      requirements: ['call.unanswered-survives-a-reload'],
      when: isJudged,
      must: (step) => assert.deepEqual(sent(step, 'makePayout'), [{ type: 'call.report' }]),
    },
    'shows how far such a payout is, once the lists are there': {
      requirements: [
        'call.every-tab-knows-it',
        'call.unanswered-asks-under-the-same-key',
        'call.unanswered-survives-a-reload',
        'call.unanswered-waits-after-a-sign-in',
      ],
      when: (step) => SHOWN.has(step.event.type) && step.before !== undefined,
      must: ({ event, before: from, after }) => {
        const isReading = from?.matches('loading') === true || from?.matches('failed') === true
        assert.deepEqual([after.value, after.context], [isReading ? from?.value : SHOWN.get(event.type), from?.context])
      },
    },
    'waits for the answer, unless it is entered anew': {
      requirements: ['admin.marks-commission-paid'],
      when: (step) => isIn(step, 'paying') && !isOfCall(step) && !is('list.entered')(step),
      must: ({ before: from, after, effects }) =>
        assert.deepEqual([after.value, after.context, effects], ['paying', from?.context, []]),
    },
    'asks for the new sum where another is approved by now': {
      requirements: ['admin.payout-of-another-total-is-told'],
      when: (step) => is('call.refused')(step) && step.event['problem'] === changed,
      must: (step) => {
        const { language, page, refusal, filled: form } = step.after.context
        assert.equal(step.after.matches('rechecking'), true)
        assert.deepEqual([refusal, form], [changed, step.before?.context.filled])
        assert.deepEqual(started(step, 'fetchBasis'), [{ language, page }])
      },
    },
    'tells the new sum, and goes on only once it was read': {
      requirements: ['admin.payout-of-another-total-is-told'],
      when: (step) =>
        (isIn(step, 'rechecking') && isBasis(step)) ||
        (isIn(step, 'changed') && !isOfCall(step) && !is('list.entered')(step) && !is('payout.goOn')(step)),
      must: ({ before: from, after }) =>
        assert.deepEqual([after.value, after.context.refusal], ['changed', from?.context.refusal]),
    },
    'says why nothing was paid, beside what is due now': {
      when: (step) => is('call.refused')(step) && step.event['problem'] !== changed,
      must: (step) => {
        assert.deepEqual([step.after.value, step.after.context.refusal], ['loading', wrong])
        assert.deepEqual(step.after.context.filled, step.before?.context.filled)
      },
    },
    'has paid whenever that is answered, also after a reload, and has the payout in its lists': {
      requirements: ['admin.marks-commission-paid', 'call.unanswered-survives-a-reload'],
      when: is('call.answered'),
      must: (step) => {
        const { basis: known, filled: form, refusal, payout } = step.after.context
        const { basis: from } = step.before?.context ?? assert.fail()
        assert.equal(step.after.matches('paid'), true)
        assert.deepEqual([payout, form, refusal], [made, null, null])
        assert.deepEqual(sent(step, 'payoutForm'), [{ type: 'form.clear' }])
        if (!from || !known) return assert.equal(known, from)
        const isPaid = ({ practitioner, currency }: (typeof from.payable)[number]) =>
          practitioner.user_id === 3 && currency === 'EUR'
        assert.deepEqual(
          known.payable,
          from.payable.filter((due) => !isPaid(due)),
        )
        assert.equal(known.payableTotal, known.payable.length)
        assert.deepEqual(known.payouts, [made])
      },
    },
    'is busy while it waits for anything, and has failed where it says why': {
      when: () => true,
      must: ({ after }) => {
        const awaiting = (['loading', 'paying', 'rechecking'] as const).some((state) => after.matches(state))
        assert.deepEqual([after.hasTag('busy'), after.hasTag('failed')], [awaiting, after.matches('failed')])
      },
    },
  },
})
