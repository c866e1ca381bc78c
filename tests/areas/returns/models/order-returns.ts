import assert from 'node:assert/strict'

import { ONCE_FACTS } from '#machines/once/once.events.ts'
import type { RequirementId } from '#machines/requirements/index.ts'
import type { ownReturnsMachine, returnsOfOrderMachine } from '#machines/returns/order-returns.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { named, sent, started } from '#tests/models/support/rules.ts'
import { orderReturn, orderReturns } from './return-samples.ts'

interface Whose {
  readonly machine: typeof ownReturnsMachine | typeof returnsOfOrderMachine
  readonly call: 'withdraw' | 'createReturn'
  readonly path: string
  readonly requirements: readonly RequirementId[]
}

const absent = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such order' } } as const
const late = { kind: 'refused', status: 409, message: 'The time is over' } as const

/** The model of the returns of one order, of a customer's own or of any. */
export function orderReturnsModel({ machine, call, path, requirements }: Whose) {
  type At = Step<typeof ownReturnsMachine>
  const isOfCustomer = call === 'withdraw'
  const place = (id: string, language: 'en' | 'de' = 'en') => ({ language, path: `${path}/${id}`, query: {} }) as const
  const places = [
    { at: place('12'), id: 12 },
    { at: place('13', 'de'), id: 13 },
    { at: place('ada'), id: null },
  ]
  const idAt = (at: unknown) => places.find((one) => one.at === at)?.id ?? null
  const open = orderReturns(12)
  const other = orderReturns(13, { is_sent: false, until: null })
  const over = orderReturns(12, { bar: 'over' })
  const none = orderReturns(12, { bar: 'all', returnable: [] })
  const made = orderReturns(12, {
    returnable: [{ product_variant_id: 31, quantity: 1 }],
    returns: [orderReturn(5)],
  })
  const last = orderReturns(12, { bar: 'all', returnable: [], returns: [orderReturn(6)] })
  const intent = { orderId: 12, kind: 'withdrawal', lines: [{ product_variant_id: 31, quantity: 2 }] } as const
  const intentOf = (orderId: number) => ({ ...intent, orderId, lines: [...intent.lines] })
  const isOfOpen = ({ event, before }: At) =>
    (event['intent']?.orderId ?? event['answer']?.order_id) === (before?.context.id ?? undefined)
  const isOk = ({ event }: At) => event['output']?.ok === true
  const isFetched = ({ event }: At) => event.type.endsWith('fetchReturns')
  const can = ({ before }: At) =>
    (before?.matches('shown') === true || before?.matches('made') === true) &&
    (before.context.returns?.returnable.length ?? 0) > 0 &&
    (!isOfCustomer || before.context.returns?.bar === null)
  const isReported = (step: At) =>
    ['call.sending', 'call.unanswered', 'call.unsure'].includes(step.event.type) &&
    isOfOpen(step) &&
    (['shown', 'choosing', 'confirming', 'sending', 'unanswered', 'unsure', 'made'] as const).some(
      (state) => step.before?.matches(state) === true,
    )

  return defineModel({
    machine: machine as typeof ownReturnsMachine,
    events: [
      ...places.map(({ at }) => ({ type: 'order.entered' as const, place: at })),
      { type: 'returns.retry' },
      { type: 'return.begin' },
      ...(['withdrawal', 'cancel'] as const).map((kind) => ({ type: 'return.kind' as const, kind })),
      ...[0, 9].map((quantity) => ({ type: 'return.choose' as const, variantId: 31, quantity })),
      { type: 'return.next' },
      { type: 'return.change' },
      { type: 'return.leave' },
      { type: 'return.confirm' },
      ...(['call.sending', 'call.unanswered', 'call.unsure', 'call.settled'] as const).flatMap((type) =>
        [12, 13].map((orderId) => ({ type, call, intent: intentOf(orderId) })),
      ),
      ...[made, last].map((answer) => ({ type: 'call.answered' as const, call, answer })),
      { type: 'call.refused', call, intent: intentOf(12), problem: late },
    ],
    answers: [
      ...[open, other, over, none].map((value) => done('fetchReturns', { ok: true, value })),
      ...[absent, refused, unreachable].map((output) => done('fetchReturns', output)),
      failed('fetchReturns'),
    ],
    fits: ({ context }, { output }) => output?.ok !== true || output.value.order_id === context.id,
    // One language and one order are enough of what is chosen.
    until: ({ context }, event) =>
      (context.id === 13 && ['return.choose', 'return.kind'].includes(event.type)) ||
      (context.refusal !== null && event.type === 'order.entered'),
    project: ({ context: { language, id, returns, kind, chosen, problem, refusal } }) => ({
      language,
      id,
      returns: returns && [returns.order_id, returns.bar, returns.returnable.length, returns.returns.length],
      kind,
      chosen,
      problem: problem?.kind,
      refusal: refusal?.kind,
    }),
    rules: {
      'starts its call once, by its name, and hears its facts': {
        when: ({ before }) => before === undefined,
        must: (step) => {
          assert.deepEqual(named(step), [call])
          assert.deepEqual(started(step, 'hearChildren'), [{ [call]: ONCE_FACTS }])
          assert.equal(step.after.matches('waiting'), true)
        },
      },
      'asks for the returns of the order that the address names, and for none where it names none': {
        requirements,
        when: ({ event }) => event.type === 'order.entered',
        must: (step) => {
          const id = idAt(step.event['place'])
          const { language } = step.event['place']
          assert.deepEqual(started(step, 'fetchReturns'), id === null ? [] : [{ language, id }])
          assert.deepEqual([step.after.matches('missing'), step.after.context.refusal], [id === null, null])
        },
      },
      'shows the returns that were told of, and asks how far an unanswered call is': {
        requirements: ['call.unanswered-survives-a-reload'],
        when: (step) => isFetched(step) && isOk(step),
        must: (step) => {
          assert.equal(step.after.matches('shown'), true)
          assert.deepEqual([step.after.context.returns, step.after.context.problem], [step.event['output'].value, null])
          assert.deepEqual(sent(step, call), [{ type: 'call.report' }])
        },
      },
      'says that there is no such order where the server knows none for this person': {
        when: ({ event }) => event['output'] === absent,
        must: ({ after }) => assert.equal(after.matches('missing'), true),
      },
      'says why the returns could not be had, and asks again when it is told to': {
        when: (step) =>
          (isFetched(step) && !isOk(step) && step.event['output'] !== absent) ||
          (step.event.type === 'returns.retry' && step.before?.matches('failed') === true),
        must: (step) => {
          const isAgain = step.event.type === 'returns.retry'
          const { language, id, problem } = step.after.context
          assert.deepEqual(started(step, 'fetchReturns'), isAgain ? [{ language, id }] : [])
          assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
          if (!isAgain) assert.deepEqual(problem, step.event['output']?.problem ?? { kind: 'unreachable' })
        },
      },
      'keeps in sight what it knows until it is told more': {
        requirements: ['retry.old-data-stays-in-sight'],
        when: (step) => step.before !== undefined && !isOk(step) && step.event.type !== 'call.answered',
        must: ({ before, after }) => assert.equal(after.context.returns, before?.context.returns),
      },
      'is busy while it asks or sends, and has failed where it was told nothing': {
        when: () => true,
        must: ({ after }) => {
          assert.equal(after.hasTag('busy'), after.matches('fetching') || after.matches('sending'))
          assert.equal(after.hasTag('failed'), after.matches('failed'))
        },
      },
      'begins where pieces are left, with all of them for a customer in time and with none for an admin': {
        requirements,
        when: ({ event }) => event.type === 'return.begin',
        must: (step) => {
          if (!can(step)) {
            assert.deepEqual([step.after.value, step.effects], [step.before?.value, []])
            return
          }
          const { chosen, kind, refusal, returns } = step.after.context
          const left = returns?.returnable[0]?.quantity
          assert.equal(step.after.matches('choosing'), true)
          assert.deepEqual(chosen, isOfCustomer ? { 31: left } : {})
          assert.deepEqual([kind, refusal], [returns?.is_sent === true ? 'withdrawal' : 'cancel', null])
        },
      },
      'notes pieces and kind while they are chosen, and sends nothing': {
        requirements: ['returns.no-reason-asked'],
        when: ({ event, before }) =>
          ['return.choose', 'return.kind'].includes(event.type) && before?.matches('choosing') === true,
        must: ({ event, before, after, effects }) => {
          const { chosen, kind } = after.context
          if (event.type === 'return.kind') assert.equal(kind, event['kind'])
          else assert.deepEqual(chosen, { ...before?.context.chosen, 31: event['quantity'] })
          assert.deepEqual([after.matches('choosing'), effects], [true, []])
        },
      },
      'asks whether that is meant once a piece is chosen': {
        requirements: ['returns.no-reason-asked'],
        when: ({ event, before }) => event.type === 'return.next' && before?.matches('choosing') === true,
        must: ({ before, after, effects }) => {
          const isAny = (before?.context.chosen['31'] ?? 0) > 0
          assert.deepEqual([after.matches(isAny ? 'confirming' : 'choosing'), effects], [true, []])
        },
      },
      'has the chosen pieces returned once, never more than are left': {
        requirements: ['returns.no-reason-asked', 'returns.each-piece-once'],
        when: ({ event, before }) => event.type === 'return.confirm' && before?.matches('confirming') === true,
        must: (step) => {
          const { id, kind, chosen, language, returns } = step.after.context
          const quantity = Math.min(chosen['31'] ?? 0, returns?.returnable[0]?.quantity ?? 0)
          const lines = [{ product_variant_id: 31, quantity }]
          assert.deepEqual(sent(step, call), [{ type: 'call.want', intent: { orderId: id, kind, lines }, language }])
          assert.equal(step.after.matches('confirming'), true)
        },
      },
      'changes what was chosen, or leaves it, and sends nothing': {
        when: ({ event }) => ['return.change', 'return.leave'].includes(event.type),
        must: ({ event, before, after, effects }) => {
          const isConfirming = before?.matches('confirming') === true
          const isChoosing = before?.matches('choosing') === true
          if (event.type === 'return.change' && isConfirming) assert.equal(after.matches('choosing'), true)
          else if (event.type === 'return.leave' && (isConfirming || isChoosing))
            assert.equal(after.matches('shown'), true)
          else assert.deepEqual([after.value, effects], [before?.value, []])
        },
      },
      'shows how far the call for its order is, once the page is there': {
        requirements: ['call.every-tab-knows-it', 'call.unanswered-asks-under-the-same-key'],
        when: isReported,
        must: ({ event, after }) => assert.equal(after.value, event.type.replace('call.', '')),
      },
      'shows the return that was made': {
        requirements,
        when: (step) => step.event.type === 'call.answered' && isOfOpen(step),
        must: ({ event, after }) => {
          assert.deepEqual([after.value, after.context.returns, after.context.refusal], ['made', event['answer'], null])
        },
      },
      'asks what can be returned now where it was refused or settled elsewhere, and says why': {
        when: (step) => ['call.refused', 'call.settled'].includes(step.event.type) && isOfOpen(step),
        must: (step) => {
          const { language, id, refusal } = step.after.context
          assert.deepEqual(started(step, 'fetchReturns'), [{ language, id }])
          if (step.event.type === 'call.refused') assert.equal(refusal, late)
        },
      },
      'does not mind what becomes of the return of another order': {
        when: (step) => step.before !== undefined && step.event.type.startsWith('call.') && !isOfOpen(step),
        must: ({ before, after, effects }) =>
          assert.deepEqual([after.value, after.context, effects], [before?.value, before?.context, []]),
      },
    },
  })
}
