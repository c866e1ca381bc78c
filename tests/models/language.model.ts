import assert from 'node:assert/strict'

import { languageMachine } from '#machines/language/language.machine.ts'

import { defineModel, done, failed } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'

export const model = defineModel({
  machine: languageMachine,
  events: [
    { type: 'language.entered', language: 'en' },
    { type: 'language.entered', language: 'de' },
    { type: 'language.choose', language: 'en' },
    { type: 'language.choose', language: 'jp' },
    { type: 'language.retry' },
  ],
  answers: ['loadTexts', 'loadFallback'].flatMap((call) => [
    done(call, { loaded: true }),
    done(call, { loaded: false }),
    failed(call),
  ]),
  project: ({ context }) => context.language,
  firstPaint: { events: ['language.entered'], restarts: [] },
  equivalents: {
    'language.entered: on language.entered: does not reenter': 'the state has no entry and no actor of its own, and its inner states are entered anew either way',
  },
  rules: {
    "loads the texts of the address's language and no other (section 9)": {
      when: (step) => entered(step, 'entered') || step.event.type === 'language.retry',
      must: (step) => {
        const loading = step.after.matches({ entered: 'loading' })
        const isNew = step.before?.matches({ entered: 'loading' }) !== true
        if (loading && isNew) assert.deepEqual(started(step, 'loadTexts'), [{ language: step.after.context.language }])
      },
    },
    'remembers the language of each address that is entered (decision 2)': {
      when: ({ event, before }) => event.type === 'language.entered' && (before?.matches('unset') || event['language'] !== before?.context.language),
      must: (step) => {
        assert.deepEqual(called(step, 'rememberLanguage'), [{ language: step.event['language'] }])
        assert.equal(step.after.context.language, step.event['language'])
      },
    },
    'goes to the chosen language by the address, and changes nothing itself': {
      when: ({ event, before }) =>
        event.type === 'language.choose' && before?.matches('entered') === true && event['language'] !== before.context.language,
      must: (step) => {
        assert.deepEqual(called(step, 'goToLanguage'), [{ language: step.event['language'] }])
        assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'logs a translation that could not be loaded (section 8)': {
      when: ({ event, before, after }) =>
        before?.matches({ entered: 'loading' }) === true && event.type.startsWith('xstate.') && !after.matches({ entered: 'ready' }),
      must: (step) => assert.deepEqual(called(step, 'logLoadFailure'), [{ language: step.after.context.language }]),
    },
    'falls back to English, but not from English to English': {
      when: ({ after, before }) => before?.matches({ entered: 'loading' }) === true && !after.matches({ entered: 'loading' }),
      must: (step) => {
        const wanted = step.after.matches({ entered: 'loadingFallback' })
        if (wanted) assert.notEqual(step.after.context.language, 'en')
        if (step.after.matches({ entered: 'unreadable' })) assert.equal(step.after.context.language, 'en')
      },
    },
    'says so when the page speaks English instead': {
      when: (step) => step.after.matches({ entered: 'readyInFallback' }) && step.before?.matches({ entered: 'readyInFallback' }) === false,
      must: (step) => assert.deepEqual(emitted(step), [{ type: 'notice.raised', tone: 'info', text: 'common:notice.languageFailed' }]),
    },
  },
})
