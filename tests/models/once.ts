import assert from 'node:assert/strict'

import type { createOnceMachine } from '#machines/once/once.machine.ts'
import { isUnanswered } from '#machines/once/once.ts'

import { refused as tooBusy, unreachable } from './samples.ts'
import { defineModel, done, failed, type Rule, type Step } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'

/** Samples for a call that is made once. */
interface OnceSamples<Wanted, Answer> {
  readonly machine: ReturnType<typeof createOnceMachine<Wanted, Answer>>
  readonly settles?: boolean
  readonly wanted: readonly [Wanted, ...Wanted[]]
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

/** The model of any such call. */
export function onceModel<Wanted, Answer>({ machine, settles = false, wanted, answer }: OnceSamples<Wanted, Answer>) {
  type At = Step<typeof machine>
  const [first] = wanted
  const left = { key: BEFORE, wanted: first, language: 'de' } as const
  const resultOf = ({ event }: At) => event['output'] ?? unreachable
  const isAnswerOf = ({ event }: At, id: string) =>
    /^xstate\.(done|error)\.actor\./.test(event.type) && event.type.endsWith(`.${id}`)
  const mayWant = ({ before }: At) => before !== undefined && !before.hasTag('busy') && !before.matches('unanswered')
  const isWanted = (step: At) => step.event.type === 'call.want' && mayWant(step)
  const isUnsure = (step: At) => step.event.type.startsWith('xstate.error') || isUnanswered(resultOf(step))

  return defineModel({
    machine,
    events: [
      ...wanted.flatMap((one) => [
        { type: 'call.want' as const, wanted: one, language: 'jp' as const },
        { type: 'call.want' as const, wanted: one, language: 'en' as const },
      ]),
      { type: 'call.retry' },
      ...(settles ? [{ type: 'call.hold' as const }] : []),
      { type: 'page.opened' },
      { type: 'session.signedOut' },
    ],
    answers: [
      done('readKept', null),
      done('readKept', left),
      failed('readKept'),
      ...wanted.flatMap((one) =>
        (['jp', 'en'] as const).map((language) => done('keepCall', { key: KEY, wanted: one, language })),
      ),
      failed('keepCall'),
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
      !type.endsWith('done.actor.keepCall') ||
      (output.language === context.language && JSON.stringify(output.wanted) === JSON.stringify(context.wanted)),
    project: ({ context }) => ({ ...context, attempts: Math.min(context.attempts, 6) }),
    // A page that the server draws is the visitor's: who is here is known in the browser alone.
    firstPaint: { events: [], restarts: ['readKept', 'waitToAsk'] },
    rules: {
      'sends nothing that nobody asked for, now or before': {
        when: (step) =>
          !['call.want', 'call.retry'].includes(step.event.type) &&
          !['keepCall', 'readKept', 'waitToAsk'].some((id) => isAnswerOf(step, id)),
        must: (step) => assert.deepEqual(started(step, 'sendOnce'), []),
      },
      'sends what was asked for under the key that is kept': {
        requirements: ['call.keeps-its-key-before-sending'],
        when: ({ event }) => event.type === 'xstate.done.actor.keepCall',
        must: (step) => assert.deepEqual(started(step, 'sendOnce'), [step.event['output']]),
      },
      'sends nothing where no key can be kept, and says so': {
        requirements: ['call.keeps-its-key-before-sending'],
        when: ({ event }) => event.type === 'xstate.error.actor.keepCall',
        must: (step) => {
          assert.deepEqual([step.after.matches('refused'), started(step, 'sendOnce')], [true, []])
          assert.deepEqual(step.after.context.problem, { kind: 'unreachable' })
          assert.equal(emitted(step).length, 1)
        },
      },
      'asks again what was left unanswered before a reload, and nothing where nothing was': {
        requirements: ['call.unanswered-survives-a-reload'],
        when: (step) => isAnswerOf(step, 'readKept'),
        must: (step) => {
          const kept = step.event['output'] ?? null
          assert.deepEqual(started(step, 'sendOnce'), kept === null ? [] : [kept])
          assert.equal(step.after.matches(kept === null ? 'offered' : 'sending'), true)
        },
      },
      'asks again under the same key, on request and after a pause': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: ({ before, event }) =>
          before?.matches('unanswered') === true &&
          (event.type.endsWith('.waitToAsk') || event.type === 'call.retry' || event.type === 'call.want'),
        must: (step) => {
          const {
            key,
            wanted: asked,
            language,
          } = step.before?.context ?? machine.getInitialSnapshot({} as never).context
          assert.notEqual(key, null)
          assert.deepEqual(started(step, 'sendOnce'), [{ key, wanted: asked, language }])
          assert.equal(called(step, 'forgetKept').length, 0)
        },
      },
      'goes on asking what nobody knows the outcome of, after pauses that grow to a minute': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: (step) => isAnswerOf(step, 'sendOnce') && isUnsure(step),
        must: (step) => {
          const result = resultOf(step)
          const { attempts, key, problem } = step.after.context
          assert.equal(step.after.matches('unanswered'), true)
          assert.deepEqual([key, problem], [step.before?.context.key, result.problem])
          assert.deepEqual(called(step, 'forgetKept'), [])
          assert.equal(attempts, (step.before?.context.attempts ?? 0) + 1)
          const grown = Math.min(5000 * 2 ** (attempts - 1), 60_000)
          assert.deepEqual(started(step, 'waitToAsk'), [{ pause: Math.max(grown, result.problem.retryAfter ?? 0) }])
        },
      },
      'tells the answer, and lets go of its key': {
        requirements: ['call.idempotency-key-happens-once'],
        when: (step) => entered(step, 'answered'),
        must: (step) => {
          assert.deepEqual([step.after.context.answer, step.after.context.problem], [answer, null])
          assert.deepEqual(called(step, 'forgetKept'), [{ key: step.before?.context.key }])
          assert.deepEqual(emitted(step), [{ type: 'call.answered', call: machine.id, answer }])
        },
      },
      'says why the server refused, and lets go of the key that is still unused': {
        when: (step) => isAnswerOf(step, 'sendOnce') && !isUnsure(step) && resultOf(step).ok === false,
        must: (step) => {
          const { problem } = resultOf(step)
          assert.deepEqual([step.after.matches('refused'), step.after.context.problem], [true, problem])
          assert.deepEqual(called(step, 'forgetKept'), [{ key: step.before?.context.key }])
          assert.deepEqual(emitted(step), [
            { type: 'call.refused', call: machine.id, wanted: step.before?.context.wanted, problem },
          ])
        },
      },
      'is busy from the wish to the answer, and has failed where it cannot go on by itself at once': {
        when: () => true,
        must: ({ after }) => {
          const isBusy = after.matches('keying') || after.matches('sending') || after.matches('settling')
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
          assert.deepEqual(called(step, 'forgetKept'), [])
        },
      },
      'goes on asking when its page is opened again': {
        requirements: ['call.unanswered-asks-under-the-same-key'],
        when: ({ event, before }) => event.type === 'page.opened' && before?.matches('unanswered') === true,
        must: ({ before, after }) => assert.deepEqual([after.value, after.context], [before?.value, before?.context]),
      },
      ...((settles
        ? {
            'waits for what comes first': {
              requirements: ['call.waits-for-what-comes-first'],
              when: isWanted,
              must: (step: At) => {
                assert.deepEqual(started(step, 'settleFirst'), [{ wanted: step.event['wanted'] }])
                assert.deepEqual([started(step, 'keepCall'), started(step, 'sendOnce')], [[], []])
              },
            },
            'gets its key once all is saved, and is held back where something was lost': {
              requirements: ['call.waits-for-what-comes-first', 'call.keeps-its-key-before-sending'],
              when: (step: At) => isAnswerOf(step, 'settleFirst'),
              must: (step: At) => {
                const isSaved = step.event['output']?.isSaved === true
                const { wanted: asked, language } = step.after.context
                assert.deepEqual(started(step, 'keepCall'), isSaved ? [{ wanted: asked, language }] : [])
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
                const { wanted: asked, language } = step.event as unknown as { wanted: Wanted; language: string }
                assert.deepEqual(started(step, 'keepCall'), [{ wanted: asked, language }])
                assert.deepEqual(started(step, 'sendOnce'), [])
                const { key, attempts, answer: given, problem } = step.after.context
                assert.deepEqual([key, attempts, given, problem], [null, 0, null, null])
              },
            },
          }) as Record<string, Rule<typeof machine>>),
    },
  })
}
