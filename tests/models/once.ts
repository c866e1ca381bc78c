import assert from 'node:assert/strict'

import type { AnyEventObject } from 'xstate'

import type { createOnceMachine } from '#machines/once/once.machine.ts'
import { isUnanswered } from '#machines/once/once.ts'

import { refused as tooBusy, unreachable } from './samples.ts'
import { defineModel, done, failed, type Rule, type Step } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'

/** Samples for a call that is made once. */
interface OnceSamples<Intent, Answer> {
  readonly machine: ReturnType<typeof createOnceMachine<Intent, Answer>>
  readonly settles?: boolean
  readonly intent: readonly [Intent, ...Intent[]]
  readonly answer: NoInfer<Answer>
}

const KEY = '1-2-3-4'
const BEFORE = '5-6-7-8'
const gone = { ok: false, problem: { kind: 'refused', status: 409, message: 'Nothing in it' } } as const
const later = {
  ok: false,
  problem: { kind: 'refused', status: 503, message: 'In a while', retryAfter: 90_000 },
} as const
const odd = { ok: false, problem: { kind: 'unreadable' } } as const

const FACTS = {
  keying: 'call.sending',
  taking: 'call.sending',
  sending: 'call.sending',
  unanswered: 'call.unanswered',
  unsure: 'call.unsure',
} as const

/** The model of any such call. */
export function onceModel<Intent, Answer>({ machine, settles = false, intent, answer }: OnceSamples<Intent, Answer>) {
  type At = Step<typeof machine>
  const [first] = intent
  const before = { key: BEFORE, intent: first, language: 'de' } as const
  const left = (kind: 'asked' | 'unsure' | 'refused') => ({ kind, call: before }) as const
  const none = { kind: 'none' } as const
  const resultOf = ({ event }: At) => event['output'] ?? unreachable
  const isAnswerOf = ({ event }: At, id: string) =>
    /^xstate\.(done|error)\.actor\./.test(event.type) && event.type.endsWith(`.${id}`)
  const mayWant = ({ before: at }: At) => at !== undefined && !at.hasTag('busy') && !at.matches('unanswered')
  const isWanted = (step: At) => step.event.type === 'call.want' && mayWant(step)
  const isUnsure = (step: At) => step.event.type.startsWith('xstate.error') || isUnanswered(resultOf(step))

  const factIn = ({ value }: At['after']) => FACTS[value as keyof typeof FACTS]
  /** The call has come into a state of which it tells; from its turn to its sending nothing is new. */
  const isNewlyIn = ({ before: at, after }: At) =>
    at?.value !== after.value && !after.matches('sending') && factIn(after) !== undefined

  const goesOn = ({ type, output }: AnyEventObject) =>
    type === 'xstate.done.actor.waitToAsk' || output?.kind === 'asked' || output === unreachable || output === later

  return defineModel({
    machine,
    events: [
      ...intent.flatMap((one) => [
        { type: 'call.want' as const, intent: one, language: 'jp' as const },
        { type: 'call.want' as const, intent: one, language: 'en' as const },
      ]),
      { type: 'call.retry' },
      { type: 'call.drop' },
      { type: 'call.report' },
      { type: 'kept.stored' },
      { type: 'kept.gone' },
      ...(settles ? [{ type: 'call.hold' as const }] : []),
      { type: 'page.opened' },
      { type: 'session.signedOut' },
    ],
    answers: [
      done('readKept', none),
      ...(['asked', 'unsure', 'refused'] as const).map((kind) => done('readKept', left(kind))),
      failed('readKept'),
      done('takeTurn', none),
      ...(['asked', 'unsure'] as const).map((kind) => done('takeTurn', left(kind))),
      failed('takeTurn'),
      ...intent.flatMap((one) =>
        (['jp', 'en'] as const).map((language) => done('storeCall', { key: KEY, intent: one, language })),
      ),
      failed('storeCall'),
      ...(settles
        ? [done('settleFirst', { isSaved: true }), done('settleFirst', { isSaved: false }), failed('settleFirst')]
        : []),
      ...[{ ok: true, value: answer }, gone, tooBusy, later, odd, unreachable].map((output) =>
        done('sendOnce', output),
      ),
      failed('sendOnce'),
      done('waitToAsk'),
      failed('waitToAsk'),
    ],
    fits: ({ context }, { type, output }) =>
      !type.endsWith('done.actor.storeCall') ||
      (output.language === context.language && JSON.stringify(output.intent) === JSON.stringify(context.intent)),
    // After two attempts all but the pauses is as after the first.
    until: ({ context: { attempts } }, event) => attempts > 1 && !goesOn(event),
    project: ({ context }) => ({ ...context, attempts: Math.min(context.attempts, 6) }),
    // A page that the server draws is the visitor's: who is here is known in the browser alone.
    firstPaint: { events: [], restarts: ['watchKept', 'readKept', 'waitToAsk'] },
    rules: {
      'sends only what was just stored, or what is stored and unanswered once it is this tab’s turn': {
        requirements: ['call.keeps-its-key-before-sending', 'call.every-tab-knows-it'],
        when: (step) =>
          step.event.type !== 'xstate.done.actor.storeCall' &&
          !(isAnswerOf(step, 'takeTurn') && step.event['output']?.kind === 'asked'),
        must: (step) => assert.deepEqual(started(step, 'sendOnce'), []),
      },
      'takes a turn to send only for what was left unanswered in this sign-in, or is unanswered here': {
        requirements: ['call.refusal-ends-it', 'call.unanswered-waits-after-a-sign-in'],
        when: (step) => started(step, 'takeTurn').length > 0,
        must: (step) =>
          assert.equal(
            step.before?.matches('unanswered') === true ||
              (step.before?.matches('reading') === true && step.event['output']?.kind === 'asked'),
            true,
          ),
      },
      'stores a call only after a press': {
        requirements: ['call.refusal-ends-it', 'call.unanswered-waits-after-a-sign-in'],
        when: (step) => started(step, 'storeCall').length > 0,
        must: ({ event: { type } }) =>
          assert.equal(['call.want', 'call.retry', 'xstate.done.actor.settleFirst'].includes(type), true, type),
      },
      'listens to the other tabs from its start, and never again': {
        requirements: ['call.every-tab-knows-it'],
        when: () => true,
        must: (step) => assert.equal(started(step, 'watchKept').length, step.before === undefined ? 1 : 0),
      },
      'sends what was asked for under the key that is kept': {
        requirements: ['call.keeps-its-key-before-sending'],
        when: ({ event }) => event.type === 'xstate.done.actor.storeCall',
        must: (step) => assert.deepEqual(started(step, 'sendOnce'), [step.event['output']]),
      },
      'sends nothing where no key can be kept, and says so': {
        requirements: ['call.keeps-its-key-before-sending'],
        when: ({ event }) => event.type === 'xstate.error.actor.storeCall',
        must: (step) => {
          assert.deepEqual([step.after.matches('refused'), started(step, 'sendOnce')], [true, []])
          assert.deepEqual(step.after.context.problem, { kind: 'unreachable' })
          assert.deepEqual(
            emitted(step).map((fact) => (fact as AnyEventObject).type),
            ['call.refused'],
          )
        },
      },
      'asks again what was left unanswered, unless its user has signed in again since, and nothing where nothing was': {
        requirements: ['call.unanswered-survives-a-reload', 'call.unanswered-waits-after-a-sign-in'],
        when: (step) => isAnswerOf(step, 'readKept'),
        must: (step) => {
          const kind = (step.event['output']?.kind ?? 'none') as 'none' | 'asked' | 'unsure' | 'refused'
          const state = ({ none: 'offered', asked: 'taking', unsure: 'unsure', refused: 'refused' } as const)[kind]
          assert.equal(step.after.matches(state), true)
          assert.deepEqual(started(step, 'takeTurn'), kind === 'asked' ? [{ key: BEFORE }] : [])
          const { key, intent: asked, language } = step.after.context
          if (kind !== 'none') assert.deepEqual({ key, intent: asked, language }, before)
        },
      },
      'says once that a call was refused for a missing sign-in': {
        requirements: ['call.refusal-ends-it'],
        when: (step) => isAnswerOf(step, 'readKept') && step.event['output']?.kind === 'refused',
        must: (step) => {
          const problem = { kind: 'unauthorized' }
          assert.deepEqual(step.after.context.problem, problem)
          assert.deepEqual(emitted(step), [{ type: 'call.refused', call: machine.id, intent: first, problem }])
        },
      },
      'takes its turn under the same key, on request and after a pause': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: ({ before: at, event }) =>
          at?.matches('unanswered') === true &&
          (event.type.endsWith('.waitToAsk') || event.type === 'call.retry' || event.type === 'call.want'),
        must: (step) => {
          const key = step.before?.context.key
          assert.notEqual(key, null)
          assert.deepEqual(started(step, 'takeTurn'), [{ key }])
          assert.deepEqual([step.after.context, step.effects.length], [step.before?.context, 3])
        },
      },
      'asks again under the same key once it is its turn': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: (step) => isAnswerOf(step, 'takeTurn') && step.event['output']?.kind === 'asked',
        must: (step) => {
          const { key, intent: asked, language } = step.after.context
          assert.deepEqual(started(step, 'sendOnce'), [{ key, intent: asked, language }])
        },
      },
      'waits for a press where its user has signed in again while it waited for its turn': {
        requirements: ['call.unanswered-waits-after-a-sign-in'],
        when: (step) => isAnswerOf(step, 'takeTurn') && step.event['output']?.kind === 'unsure',
        must: ({ before: at, after }) =>
          assert.deepEqual([after.matches('unsure'), after.context], [true, at?.context]),
      },
      'is over where another tab has had the answer, or the call is too old': {
        requirements: ['call.every-tab-knows-it', 'call.unanswered-ends-after-a-day'],
        when: (step) =>
          (isAnswerOf(step, 'takeTurn') && step.event['output']?.kind === 'none') ||
          (step.event.type === 'kept.gone' &&
            (step.before?.matches('unanswered') === true || step.before?.matches('unsure') === true)),
        must: (step) => {
          const asked = step.before?.context.intent
          assert.equal(step.after.matches('offered'), true)
          assert.deepEqual(emitted(step), [{ type: 'call.settled', call: machine.id, intent: asked }])
          assert.deepEqual(step.after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
      'asks under the same key where a press ends the doubt': {
        requirements: ['call.unanswered-waits-after-a-sign-in'],
        when: (step) => step.event.type === 'call.retry' && step.before?.matches('unsure') === true,
        must: (step) => {
          const { intent: asked, language } = step.before?.context ?? assert.fail()
          assert.deepEqual(started(step, 'storeCall'), [{ intent: asked, language }])
        },
      },
      'lets go of a call in doubt where its user wants that': {
        requirements: ['call.unanswered-waits-after-a-sign-in'],
        when: (step) => step.event.type === 'call.drop' && step.before?.matches('unsure') === true,
        must: (step) => {
          const { key, intent: asked } = step.before?.context ?? assert.fail()
          assert.equal(step.after.matches('offered'), true)
          assert.deepEqual(called(step, 'forgetKept'), [{ key }])
          assert.deepEqual(emitted(step), [{ type: 'call.settled', call: machine.id, intent: asked }])
          assert.deepEqual(step.after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
      'lets go of nothing else': {
        when: (step) => !(step.event.type === 'call.drop' && step.before?.matches('unsure') === true),
        must: (step) => assert.deepEqual(called(step, 'forgetKept'), []),
      },
      'looks at what another tab has stored, unless it has a call of its own': {
        requirements: ['call.every-tab-knows-it'],
        when: ({ event, before: at }) => event.type === 'kept.stored' && at !== undefined,
        must: (step) => {
          const isFree = (['offered', 'unsure', 'answered', 'refused'] as const).some(
            (state) => step.before?.matches(state) === true,
          )
          const isHeldBack = step.before?.matches('heldBack') === true
          assert.equal(started(step, 'readKept').length, isFree || isHeldBack ? 1 : 0)
          if (!isFree && !isHeldBack) assert.deepEqual(step.after.value, step.before?.value)
        },
      },
      'goes on asking what nobody knows the outcome of, after pauses that grow to a minute': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: (step) =>
          (isAnswerOf(step, 'sendOnce') && isUnsure(step)) || step.event.type === 'xstate.error.actor.takeTurn',
        must: (step) => {
          const result = resultOf(step)
          const { attempts, key, problem } = step.after.context
          assert.equal(step.after.matches('unanswered'), true)
          assert.deepEqual([key, problem], [step.before?.context.key, result.problem])
          assert.equal(attempts, (step.before?.context.attempts ?? 0) + 1)
          const grown = Math.min(5000 * 2 ** (attempts - 1), 60_000)
          assert.deepEqual(started(step, 'waitToAsk'), [{ pause: Math.max(grown, result.problem.retryAfter ?? 0) }])
        },
      },
      'tells what is on its way, unanswered or in doubt whenever it comes to be so, and when it is asked to': {
        requirements: ['call.unanswered-asks-under-the-same-key', 'call.unanswered-waits-after-a-sign-in'],
        when: (step) => factIn(step.after) !== undefined && (isNewlyIn(step) || step.event.type === 'call.report'),
        must: (step) => {
          const { intent: asked } = step.after.context
          assert.deepEqual(emitted(step), [{ type: factIn(step.after), call: machine.id, intent: asked }])
        },
      },
      'tells nothing of it else': {
        when: (step) => !(isNewlyIn(step) || step.event.type === 'call.report') || factIn(step.after) === undefined,
        must: (step) => {
          const facts: readonly string[] = Object.values(FACTS)
          assert.equal(
            emitted(step).some((fact) => facts.includes((fact as AnyEventObject).type)),
            false,
          )
        },
      },
      'is over for its parent before it looks at what another tab has stored in place of a call in doubt': {
        requirements: ['call.every-tab-knows-it'],
        when: ({ event, before: at }) => event.type === 'kept.stored' && at?.matches('unsure') === true,
        must: (step) => {
          const asked = step.before?.context.intent
          assert.deepEqual(emitted(step), [{ type: 'call.settled', call: machine.id, intent: asked }])
          assert.deepEqual(step.after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
      'tells the answer': {
        requirements: ['call.idempotency-key-happens-once'],
        when: (step) => entered(step, 'answered'),
        must: (step) => {
          assert.deepEqual([step.after.context.answer, step.after.context.problem], [answer, null])
          assert.deepEqual(emitted(step), [{ type: 'call.answered', call: machine.id, answer }])
        },
      },
      'says why the server refused': {
        when: (step) => isAnswerOf(step, 'sendOnce') && !isUnsure(step) && resultOf(step).ok === false,
        must: (step) => {
          const { problem } = resultOf(step)
          assert.deepEqual([step.after.matches('refused'), step.after.context.problem], [true, problem])
          assert.deepEqual(emitted(step), [
            { type: 'call.refused', call: machine.id, intent: step.before?.context.intent, problem },
          ])
        },
      },
      'is busy from the wish to the answer, and has failed where it cannot go on by itself at once': {
        when: () => true,
        must: ({ after }) => {
          const isBusy = (['keying', 'taking', 'sending', 'settling'] as const).some((state) => after.matches(state))
          assert.equal(after.hasTag('busy'), isBusy)
          assert.equal(after.hasTag('settling'), after.matches('settling'))
          assert.equal(
            after.hasTag('failed'),
            after.matches('unanswered') || after.matches('refused') || after.matches('heldBack'),
          )
        },
      },
      'is as new for the next user, and when its page is opened again unless it is unanswered': {
        when: ({ event, before }) =>
          event.type === 'session.signedOut' ||
          (event.type === 'page.opened' &&
            (before?.matches('answered') === true ||
              before?.matches('refused') === true ||
              before?.matches('heldBack') === true)),
        must: (step) => {
          assert.equal(step.after.matches(step.event.type === 'page.opened' ? 'offered' : 'reading'), true)
          assert.deepEqual(step.after.context, machine.getInitialSnapshot({} as never).context)
        },
      },
      'goes on asking, or waiting for a press, when its page is opened again': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: ({ event, before: at }) =>
          event.type === 'page.opened' && (at?.matches('unanswered') === true || at?.matches('unsure') === true),
        must: ({ before: at, after }) => assert.deepEqual([after.value, after.context], [at?.value, at?.context]),
      },
      ...((settles
        ? {
            'waits for what comes first': {
              requirements: ['call.waits-for-what-comes-first'],
              when: isWanted,
              must: (step: At) => {
                assert.deepEqual(started(step, 'settleFirst'), [{ intent: step.event['intent'] }])
                assert.deepEqual([started(step, 'storeCall'), started(step, 'sendOnce')], [[], []])
              },
            },
            'gets its key once all is saved, and is held back where something was lost': {
              requirements: ['call.waits-for-what-comes-first', 'call.keeps-its-key-before-sending'],
              when: (step: At) => isAnswerOf(step, 'settleFirst'),
              must: (step: At) => {
                const isSaved = step.event['output']?.isSaved === true
                const { intent: asked, language } = step.after.context
                assert.deepEqual(started(step, 'storeCall'), isSaved ? [{ intent: asked, language }] : [])
                assert.equal(step.after.matches(isSaved ? 'keying' : 'heldBack'), true)
              },
            },
            'can be called off while it waits': {
              requirements: ['call.waits-for-what-comes-first'],
              when: ({ event, before }: At) => event.type === 'call.hold' && before?.matches('settling') === true,
              must: ({ after }: At) => {
                assert.equal(after.matches('offered'), true)
                assert.deepEqual(after.context, machine.getInitialSnapshot({} as never).context)
              },
            },
          }
        : {
            'gets a key before anything is sent': {
              requirements: ['call.keeps-its-key-before-sending'],
              when: isWanted,
              must: (step: At) => {
                const { intent: asked, language } = step.event as unknown as { intent: Intent; language: string }
                assert.deepEqual(started(step, 'storeCall'), [{ intent: asked, language }])
                assert.deepEqual(started(step, 'sendOnce'), [])
                const { key, attempts, answer: given, problem } = step.after.context
                assert.deepEqual([key, attempts, given, problem], [null, 0, null, null])
              },
            },
          }) as Record<string, Rule<typeof machine>>),
    },
  })
}
