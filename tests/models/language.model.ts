import assert from 'node:assert/strict'

import { languageMachine } from '#machines/language/language.machine.ts'

import { defineModel, done, failed, type Step } from './support/model.ts'
import { called, emitted, entered, started } from './support/rules.ts'

type At = Step<typeof languageMachine>
const isAnswer = ({ event }: At, id: 'loadTexts' | 'loadFallback') =>
  event.type === `xstate.done.actor.${id}` || event.type === `xstate.error.actor.${id}`
const isLoaded = ({ event }: At): boolean => event['output']?.loaded === true

export const model = defineModel({
  machine: languageMachine,
  events: [
    { type: 'language.entered', language: 'en', texts: ['common'] },
    { type: 'language.entered', language: 'en', texts: ['common', 'pages'] },
    { type: 'language.entered', language: 'de', texts: ['common'] },
    { type: 'language.choose', language: 'en' },
    { type: 'language.choose', language: 'jp' },
    { type: 'language.retry' },
  ],
  answers: ['loadTexts', 'loadFallback'].flatMap((call) => [
    done(call, { loaded: true }),
    done(call, { loaded: false }),
    failed(call),
  ]),
  project: ({ context: { language, texts } }) => ({ language, texts }),
  firstPaint: { events: ['language.entered'], restarts: ['rememberLanguage'] },
  rules: {
    "loads the texts of the address's language and no other": {
      requirements: ['language.loads-only-the-current-one'],
      when: (step) => entered(step, 'entered') || step.event.type === 'language.retry',
      must: (step) => {
        const loading = step.after.matches({ entered: 'loading' })
        const isNew = step.before?.matches({ entered: 'loading' }) !== true
        const { language, texts } = step.after.context
        if (loading && isNew) assert.deepEqual(started(step, 'loadTexts'), [{ language, texts }])
      },
    },
    'remembers the language of each address that is entered': {
      requirements: ['language.remembered-on-change'],
      when: ({ event, before }) =>
        event.type === 'language.entered' &&
        (before?.matches('unset') || event['language'] !== before?.context.language),
      must: (step) => {
        assert.deepEqual(started(step, 'rememberLanguage'), [{ language: step.event['language'] }])
        assert.equal(step.after.context.language, step.event['language'])
      },
    },
    'loads the files of a page that needs more of them, and keeps those that are there': {
      when: ({ event, before }) =>
        event.type === 'language.entered' &&
        event['texts'].length === 2 &&
        before?.context.language === 'en' &&
        before.matches('entered') &&
        before.context.texts.length === 1,
      must: (step) => {
        assert.deepEqual(step.after.context.texts, ['common', 'pages'])
        assert.equal(step.after.matches({ entered: 'loading' }), true)
        assert.deepEqual(step.after.context.shownTexts, step.before?.context.shownTexts)
      },
    },
    'loads nothing for a page whose texts are there or on their way': {
      when: ({ event, before }) =>
        event.type === 'language.entered' &&
        before?.matches('entered') === true &&
        before.context.language === event['language'] &&
        event['texts'].length === 1,
      must: (step) => {
        assert.deepEqual(step.effects, [])
        assert.deepEqual(step.after.context, step.before?.context)
      },
    },
    'knows which files are there in the language that the page speaks': {
      when: (step) => entered(step, 'entered.ready') || entered(step, 'entered.readyInFallback'),
      must: ({ after: { context } }) => assert.deepEqual(context.shownTexts, context.texts),
    },
    'goes to the chosen language by the address, and changes nothing itself': {
      requirements: ['language.change-keeps-the-place'],
      when: ({ event, before }) =>
        event.type === 'language.choose' &&
        before?.matches('entered') === true &&
        event['language'] !== before.context.language,
      must: (step) => {
        assert.deepEqual(called(step, 'goToLanguage'), [{ language: step.event['language'] }])
        assert.deepEqual(step.after.value, step.before?.value)
      },
    },
    'logs a translation that could not be loaded': {
      requirements: ['language.load-failure-is-logged'],
      when: ({ event, before, after }) =>
        before?.matches({ entered: 'loading' }) === true &&
        event.type.startsWith('xstate.') &&
        !after.matches({ entered: 'ready' }),
      must: (step) => assert.deepEqual(called(step, 'logLoadFailure'), [{ language: step.after.context.language }]),
    },
    'speaks the language of its address once its texts are there': {
      when: (step) => isAnswer(step, 'loadTexts') && isLoaded(step),
      must: (step) => {
        const { language, shown } = step.after.context
        assert.equal(step.after.matches({ entered: 'ready' }), true)
        assert.deepEqual([called(step, 'markDocument'), shown], [[{ language }], language])
      },
    },
    'falls back to English, but not from English to English': {
      requirements: ['language.english-is-the-fallback'],
      when: (step) => isAnswer(step, 'loadTexts') && !isLoaded(step),
      must: (step) => {
        const { language, texts } = step.after.context
        assert.equal(step.after.matches({ entered: language === 'en' ? 'unreadable' : 'loadingFallback' }), true)
        assert.deepEqual(started(step, 'loadTexts'), language === 'en' ? [] : [{ language: 'en', texts }])
      },
    },
    'speaks English once its texts are there, and cannot be read without them': {
      when: (step) => isAnswer(step, 'loadFallback'),
      must: (step) => {
        assert.equal(step.after.matches({ entered: isLoaded(step) ? 'readyInFallback' : 'unreadable' }), true)
        assert.deepEqual(called(step, 'markDocument'), isLoaded(step) ? [{ language: 'en' }] : [])
      },
    },
    'has failed as long as the page does not speak its language, and tries again when asked to': {
      when: ({ event, before }) =>
        event.type === 'language.retry' &&
        (before?.matches({ entered: 'readyInFallback' }) === true ||
          before?.matches({ entered: 'unreadable' }) === true),
      must: (step) => {
        assert.equal(step.before?.hasTag('failed'), true)
        assert.equal(step.after.hasTag('busy'), true)
        assert.equal(started(step, 'loadTexts').length, 1)
      },
    },
    'leads nowhere when the language is chosen that the address has': {
      when: ({ event, before }) => event.type === 'language.choose' && event['language'] === before?.context.language,
      must: (step) => assert.deepEqual(step.effects, []),
    },
    'says so when the page speaks English instead': {
      requirements: ['language.load-failure-is-logged'],
      when: (step) =>
        step.after.matches({ entered: 'readyInFallback' }) &&
        step.before?.matches({ entered: 'readyInFallback' }) === false,
      must: (step) =>
        assert.deepEqual(emitted(step), [
          { type: 'notice.raised', tone: 'info', text: 'common:notice.languageFailed' },
        ]),
    },
  },
})
