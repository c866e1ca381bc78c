import assert from 'node:assert/strict'

import type { createTokenSignInMachine } from '#machines/account/sign-in/token-sign-in.machine.ts'

import { refused, unreachable } from '#tests/models/samples.ts'
import { defineModel, done, failed } from '#tests/models/support/model.ts'
import { emitted, entered, started } from '#tests/models/support/rules.ts'

const unusable = {
  ok: false,
  problem: { kind: 'refused', status: 422, message: 'This link was used already' },
} as const
const wordless = { ok: false, problem: { kind: 'refused', status: 422, message: '' } } as const

/** The model of a way in by token; `failure` is the key of what is said where the server says nothing. */
export function tokenSignInModel(machine: ReturnType<typeof createTokenSignInMachine>, failure: string) {
  return defineModel({
    machine,
    events: [
      { type: 'token.given', token: 'one', language: 'jp' },
      { type: 'token.given', token: 'two', language: 'de' },
      { type: 'signIn.retry' },
    ],
    answers: [
      ...[
        { ok: true, value: { returnTo: null } },
        { ok: true, value: { returnTo: '/cart' } },
        unusable,
        wordless,
        refused,
        unreachable,
      ].map((answer) => done('useToken', answer)),
      failed('useToken'),
    ],
    project: ({ context: { token, problem } }) => ({ token, problem }),
    // The token of an address is never told on the server.
    firstPaint: { events: [], restarts: [] },
    rules: {
      'shows each token to the server, in the language of the page': {
        when: ({ event, before }) => event.type === 'token.given' && before?.matches('using') === false,
        must: (step) =>
          assert.deepEqual(started(step, 'useToken'), [
            { token: step.event['token'], language: step.event['language'] },
          ]),
      },
      'shows a token once, however often it is told of one meanwhile': {
        when: ({ event, before }) => event.type === 'token.given' && before?.matches('using') === true,
        must: (step) => assert.deepEqual(step.effects, []),
      },
      'tells that the person is in, with the way that the server names': {
        requirements: ['sign-in.multipass-return-stays-here'],
        when: (step) => entered(step, 'done'),
        must: (step) =>
          assert.deepEqual(emitted(step), [{ type: 'signIn.done', returnTo: step.event['output'].value.returnTo }]),
      },
      'says in the server’s words, or in its own, why the token is of no use, and leads to the login': {
        requirements: ['sign-in.multipass-failure-says-why'],
        when: (step) => entered(step, 'failed'),
        must: (step) => {
          const words = step.event['output'].problem.message
          const said = words === '' ? { text: failure } : { text: 'common:notice.said', values: { words } }
          assert.deepEqual(emitted(step), [
            { type: 'notice.raised', tone: 'error', ...said },
            { type: 'signIn.failed' },
          ])
        },
      },
      'keeps a token that had no answer, since it is as good as it was, and shows it again when asked to': {
        requirements: ['sign-in.token-survives-no-answer'],
        when: ({ event, before }) => event.type === 'signIn.retry' && before?.matches('unanswered') === true,
        must: (step) =>
          assert.deepEqual(started(step, 'useToken'), [
            { token: step.before?.context.token, language: step.before?.context.language },
          ]),
      },
      'says that there was no answer, on its page and nowhere else': {
        when: (step) => entered(step, 'unanswered'),
        must: (step) => {
          assert.notEqual(step.after.context.problem, null)
          assert.notEqual(step.after.context.token, null)
          assert.deepEqual(emitted(step), [])
        },
      },
      'is busy while the token is on its way, and has failed where it did not let anybody in': {
        when: () => true,
        must: ({ event, after }) => {
          assert.equal(after.hasTag('busy'), after.matches('using'))
          assert.equal(
            after.hasTag('failed'),
            event.type.endsWith('useToken')
              ? event['output']?.ok !== true
              : after.matches('failed') || after.matches('unanswered'),
          )
        },
      },
      'forgets a token that was used or is of no use': {
        when: ({ after }) => after.matches('done') || after.matches('failed'),
        must: ({ after }) => assert.equal(after.context.token, null),
      },
    },
  })
}
