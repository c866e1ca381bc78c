import assert from 'node:assert/strict'

import { adminReturnMachine } from '#machines/returns/admin-return.machine.ts'
import { proposed } from '#machines/returns/draft.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed, type Step } from '#tests/models/support/model.ts'
import { started } from '#tests/models/support/rules.ts'
import { adminReturn, line } from './return-samples.ts'

type At = Step<typeof adminReturnMachine>

const place = (id: string, language: 'en' | 'de' = 'en') =>
  ({ language, path: `/account/admin/returns/${id}`, query: {} }) as const
const places = [
  { at: place('5'), id: 5 },
  { at: place('6', 'de'), id: 6 },
  { at: place('ada'), id: null },
]
const idAt = (at: unknown) => places.find((one) => one.at === at)?.id ?? null

const checkedLines = [{ ...line, quantity: 2, accepted: 2, total: 39.98, refunded: 0 }]
const transfer = { way: 'transfer', state: 'pending', goods: 39.98, delivery: 0, amount: 39.98, done_at: null } as const
const asked = adminReturn(5)
const received = adminReturn(5, { state: 'received' })
const checked = adminReturn(5, { state: 'checked', lines: checkedLines })
const closed = adminReturn(5, { state: 'closed', lines: checkedLines, refund: transfer })
const isFailed = adminReturn(5, {
  state: 'closed',
  lines: checkedLines,
  refund: { ...transfer, way: 'provider', state: 'failed' },
})
const isDone = adminReturn(5, { state: 'closed', lines: checkedLines, refund: { ...transfer, state: 'done' } })
const other = adminReturn(6)
const all = [asked, received, checked, closed, isFailed, isDone, other]

const gone = { ok: false, problem: { kind: 'refused', status: 404, message: 'No such return' } } as const
const conflict = { ok: false, problem: { kind: 'refused', status: 409, message: 'It moved on' } } as const

const isOk = ({ event }: At) => event['output']?.ok === true
const problemOf = ({ event }: At) => event['output']?.problem ?? { kind: 'unreachable' }
const isFetched = ({ event }: At) => event.type.endsWith('fetchReturn')
const isStepped = ({ event }: At) => event.type.endsWith('takeStep')
const isStepping = ({ before }: At) => before?.matches('stepping') === true
const isLeft = ({ before }: At) => before?.context.id !== before?.context.found?.return_id
const at = ({ before }: At, state: 'asked' | 'received' | 'refunding' | 'confirming' | 'closed') =>
  before?.matches({ shown: state }) === true
const STATES = { asked: 'asked', received: 'received', checked: 'refunding', closed: 'closed' } as const
const amount = (text: string) => ({ type: 'refund.amount' as const, variantId: 31, amount: text })

export const model = defineModel({
  machine: adminReturnMachine,
  events: [
    ...places.map((one) => ({ type: 'return.entered' as const, place: one.at })),
    { type: 'return.retry' },
    { type: 'return.receive' },
    { type: 'check.line', variantId: 31, check: { accepted: 1, restock: false } },
    { type: 'return.check' },
    amount('10,50'),
    amount('40'),
    { type: 'refund.delivery', amount: '4.90' },
    { type: 'refund.way', way: 'transfer' },
    { type: 'refund.note', note: 'One was opened.' },
    { type: 'refund.next' },
    { type: 'refund.change' },
    { type: 'refund.confirm' },
    { type: 'refund.transferred' },
  ],
  answers: [
    ...all.map((value) => done('fetchReturn', { ok: true, value })),
    ...[gone, refused].map((output) => done('fetchReturn', output)),
    failed('fetchReturn'),
    ...[received, checked, closed, isDone].map((value) => done('takeStep', { ok: true, value })),
    ...[conflict, unreachable].map((output) => done('takeStep', output)),
    failed('takeStep'),
  ],
  fits: ({ context: { id, step } }, { type, output }) => {
    if (output?.ok !== true) return true
    if (type.endsWith('fetchReturn')) return output.value.return_id === id
    const after = { receive: received, check: checked, refund: closed, transferred: isDone }
    return output.value === after[step?.kind ?? 'receive']
  },
  // What is typed for one return is enough.
  until: ({ context: { found, draft } }, event) =>
    found?.return_id === 6 ||
    (event.type === 'refund.note' && draft?.way === 'transfer') ||
    (event.type === 'refund.delivery' && draft?.note !== ''),
  project: ({ context: { language, id, found, draft, step, problem, refusal } }) => ({
    language,
    id,
    found: found && all.indexOf(found),
    draft,
    step: step?.kind,
    problem: problem?.kind,
    refusal: refusal?.kind,
  }),
  rules: {
    'waits for its page at first': {
      when: ({ before }) => before === undefined,
      must: ({ after }) => assert.equal(after.matches('waiting'), true),
    },
    'asks for the return that the address names, and for none where it names none': {
      when: (step) => step.event.type === 'return.entered' && !isStepping(step),
      must: (step) => {
        const id = idAt(step.event['place'])
        const { language } = step.event['place']
        assert.deepEqual(started(step, 'fetchReturn'), id === null ? [] : [{ language, id }])
        assert.deepEqual(
          [step.after.matches('missing'), step.after.context.step, step.after.context.refusal],
          [id === null, null, null],
        )
      },
    },
    'shows the return that was told of, and what comes next by its state, and proposes all that can be': {
      requirements: ['returns.states-follow-from-times', 'returns.money-out-is-never-more'],
      when: (step) => (isFetched(step) || (isStepped(step) && !isLeft(step))) && isOk(step),
      must: ({ event, before, after }) => {
        const { value } = event['output']
        assert.equal(after.matches({ shown: STATES[value.state as keyof typeof STATES] }), true)
        const isSame = before?.context.found?.return_id === value.return_id
        const note = isSame ? (before?.context.draft?.note ?? '') : ''
        assert.deepEqual(
          [after.context.found, after.context.draft, after.context.problem],
          [value, { ...proposed(value, after.context.language), note }, null],
        )
      },
    },
    'keeps in sight what it knows of a return until it is told more': {
      requirements: ['retry.old-data-stays-in-sight'],
      when: (step) => step.before !== undefined && (!isOk(step) || (isStepped(step) && isLeft(step))),
      must: ({ before, after }) => assert.equal(after.context.found, before?.context.found),
    },
    'says that there is no such return where the server knows none': {
      when: ({ event }) => event['output'] === gone,
      must: ({ after }) => assert.equal(after.matches('missing'), true),
    },
    'says why the return could not be had, and asks again when it is told to': {
      when: (step) =>
        (isFetched(step) && !isOk(step) && step.event['output'] !== gone) ||
        (step.event.type === 'return.retry' && step.before?.matches('failed') === true),
      must: (step) => {
        const isAgain = step.event.type === 'return.retry'
        const { language, id, problem } = step.after.context
        assert.deepEqual(started(step, 'fetchReturn'), isAgain ? [{ language, id }] : [])
        assert.equal(step.after.matches(isAgain ? 'fetching' : 'failed'), true)
        if (!isAgain) assert.deepEqual(problem, problemOf(step))
      },
    },
    'is busy while it asks or takes a step, and has failed where it was told nothing': {
      when: () => true,
      must: ({ after }) => {
        assert.equal(after.hasTag('busy'), after.matches('fetching') || after.matches('stepping'))
        assert.equal(after.hasTag('failed'), after.matches('failed'))
      },
    },
    'notes that goods have come where they are waited for': {
      requirements: ['returns.received-by-admin'],
      when: (step) => step.event.type === 'return.receive',
      must: (step) => {
        const { language, id } = step.after.context
        assert.deepEqual(
          started(step, 'takeStep'),
          at(step, 'asked') ? [{ language, id, step: { kind: 'receive' } }] : [],
        )
      },
    },
    'notes what is accepted of a line that has come, and nothing at another time': {
      requirements: ['returns.checked-by-line'],
      when: ({ event }) => event.type === 'check.line',
      must: (step) => {
        const { draft } = step.after.context
        if (at(step, 'received')) assert.deepEqual(draft?.checks, { 31: step.event['check'] })
        else assert.equal(draft, step.before?.context.draft)
        assert.deepEqual([step.after.value, step.effects], [step.before?.value, []])
      },
    },
    'sends what is accepted by line': {
      requirements: ['returns.checked-by-line'],
      when: (step) => step.event.type === 'return.check',
      must: (step) => {
        const { language, id, draft } = step.after.context
        const body = { lines: [{ product_variant_id: 31, ...draft?.checks['31'] }] }
        assert.deepEqual(
          started(step, 'takeStep'),
          at(step, 'received') ? [{ language, id, step: { kind: 'check', body } }] : [],
        )
      },
    },
    'keeps what is typed of a refund while it is filled in': {
      requirements: ['returns.refunds-all-or-a-part'],
      when: (step) => ['refund.amount', 'refund.delivery', 'refund.way', 'refund.note'].includes(step.event.type),
      must: (step) => {
        const { before, after, event } = step
        if (!at(step, 'refunding')) {
          assert.equal(after.context.draft, before?.context.draft)
          return
        }
        const name = event.type.replace('refund.', '')
        const changed =
          name === 'amount'
            ? { amounts: { 31: event['amount'] } }
            : name === 'delivery'
              ? { delivery: event['amount'] }
              : { [name]: event[name] }
        assert.deepEqual(after.context.draft, { ...before?.context.draft, ...changed })
        assert.deepEqual(step.effects, [])
      },
    },
    'asks whether a refund is meant once all amounts can be taken': {
      requirements: ['returns.refund-is-confirmed', 'returns.money-out-is-never-more'],
      when: (step) => step.event.type === 'refund.next',
      must: (step) => {
        const typed = step.before?.context.draft?.amounts['31']
        const isRight = at(step, 'refunding') && typed !== '40'
        if (isRight) assert.equal(step.after.matches({ shown: 'confirming' }), true)
        else assert.deepEqual(step.after.value, step.before?.value)
        assert.deepEqual(started(step, 'takeStep'), [])
      },
    },
    'refunds what was typed after a second press': {
      requirements: ['returns.refund-is-confirmed', 'returns.refunds-all-or-a-part'],
      when: (step) => ['refund.confirm', 'refund.change'].includes(step.event.type),
      must: (step) => {
        const { language, id, draft } = step.after.context
        if (!at(step, 'confirming')) {
          assert.deepEqual([step.after.value, started(step, 'takeStep')], [step.before?.value, []])
        } else if (step.event.type === 'refund.change') {
          assert.deepEqual([step.after.matches({ shown: 'refunding' }), step.effects], [true, []])
        } else {
          const body = {
            lines: [{ product_variant_id: 31, amount: Number(draft?.amounts['31']?.replace(',', '.')) }],
            delivery: Number(draft?.delivery),
            way: draft?.way,
            note: draft?.note,
          }
          assert.deepEqual(started(step, 'takeStep'), [{ language, id, step: { kind: 'refund', body } }])
        }
      },
    },
    'notes a transfer where one is to be made, also of what a provider has refused': {
      requirements: ['returns.refund-is-made-once'],
      when: (step) => step.event.type === 'refund.transferred',
      must: (step) => {
        const { language, id, found } = step.after.context
        const isDue = at(step, 'closed') && (found === closed || found === isFailed)
        assert.deepEqual(started(step, 'takeStep'), isDue ? [{ language, id, step: { kind: 'transferred' } }] : [])
      },
    },
    'lets another page be opened while a step is taken, and asks for its return then': {
      when: (step) => isStepping(step) && (step.event.type === 'return.entered' || (isStepped(step) && isLeft(step))),
      must: (step) => {
        const { language, id, step: wanted, refusal } = step.after.context
        if (step.event.type === 'return.entered') {
          assert.deepEqual([step.after.value, step.effects], ['stepping', []])
          assert.deepEqual([language, id], [step.event['place'].language, idAt(step.event['place'])])
        } else {
          assert.deepEqual(started(step, 'fetchReturn'), id === null ? [] : [{ language, id }])
          assert.deepEqual([wanted, refusal], [null, null])
        }
      },
    },
    'says why a step was not taken, and asks what the return is like now': {
      when: (step) => isStepped(step) && !isLeft(step) && !isOk(step),
      must: (step) => {
        const { language, id, refusal } = step.after.context
        assert.deepEqual(started(step, 'fetchReturn'), [{ language, id }])
        assert.deepEqual(refusal, problemOf(step))
      },
    },
  },
})
