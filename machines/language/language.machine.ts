/**
 * The language of the page (sections 2 and 9, decisions 1 and 2).
 * Owns: which language the address asks for and which texts are loaded. Never: the address itself (the route tells, a
 * wish to change it goes out), the texts, the cookies.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

interface Context {
  /** The language that the address asks for. */
  language: LanguageCode
  /** The language that the page speaks; null until the first texts are there. */
  shown: LanguageCode | null
}

type Event =
  | { type: 'language.entered'; language: LanguageCode }
  | { type: 'language.choose'; language: LanguageCode }
  | { type: 'language.retry' }

type Emitted = { type: 'notice.raised'; tone: 'info'; text: string }

/** `loaded: false` is the expected failure: the file could not be had after all retries. */
export interface LoadedTexts {
  loaded: boolean
}

const languageSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    loadTexts: actorNotProvided<LoadedTexts, { language: LanguageCode }>('loadTexts'),
  },
  guards: {
    isOtherLanguage: ({ context }, params: { language: LanguageCode }) => params.language !== context.language,
    isLoaded: (_, params: LoadedTexts) => params.loaded,
    isDefault: ({ context }) => context.language === DEFAULT_LANGUAGE,
  },
  actions: {
    keepLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
    keepShown: assign((_, params: { language: LanguageCode }) => ({ shown: params.language })),
    /** Port: the document's own language mark. */
    markDocument: actionNotProvided<{ language: LanguageCode }>('markDocument'),
    /** Port: cookies and local storage (decision 2). */
    rememberLanguage: actionNotProvided<{ language: LanguageCode }>('rememberLanguage'),
    /** Port: the same place under another prefix. */
    goToLanguage: actionNotProvided<{ language: LanguageCode }>('goToLanguage'),
    /** Port: the logger (section 8, 'Translation load failure'). */
    logLoadFailure: actionNotProvided<{ language: LanguageCode }>('logLoadFailure'),
    tellFallback: emit({ type: 'notice.raised', tone: 'info', text: 'common:notice.languageFailed' }),
  },
})

/** Turns to the language of the address that was entered. */
const enter = languageSetup.createStateConfig({
  on: {
    'language.entered': {
      target: '#language.entered',
      reenter: true,
      guard: { type: 'isOtherLanguage', params: ({ event }) => ({ language: event.language }) },
      actions: [
        { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
        { type: 'rememberLanguage', params: ({ event }) => ({ language: event.language }) },
      ],
    },
    'language.choose': {
      guard: { type: 'isOtherLanguage', params: ({ event }) => ({ language: event.language }) },
      actions: { type: 'goToLanguage', params: ({ event }) => ({ language: event.language }) },
    },
  },
}).on

export const languageMachine = languageSetup.createMachine({
  id: 'language',
  description: 'Which language the page speaks, and the loading of its texts.',
  context: { language: DEFAULT_LANGUAGE, shown: null },
  initial: 'unset',
  states: {
    unset: {
      description: 'No address has been read yet.',
      on: {
        'language.entered': {
          target: 'entered',
          actions: [
            { type: 'keepLanguage', params: ({ event }) => ({ language: event.language }) },
            { type: 'rememberLanguage', params: ({ event }) => ({ language: event.language }) },
          ],
        },
      },
    },
    entered: {
      description: 'An address in a supported language is open.',
      initial: 'loading',
      on: enter,
      states: {
        loading: {
          description: "The language's own texts are on their way, and no others; until they are there the page speaks as before.",
          tags: 'busy',
          invoke: {
            src: 'loadTexts',
            id: 'loadTexts',
            input: ({ context }) => ({ language: context.language }),
            onDone: [
              { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'ready' },
              { target: 'missing' },
            ],
            onError: { target: 'missing' },
          },
        },
        ready: {
          description: 'The page speaks the language of its address.',
          entry: [
            { type: 'keepShown', params: ({ context }) => ({ language: context.language }) },
            { type: 'markDocument', params: ({ context }) => ({ language: context.language }) },
          ],
        },
        missing: {
          description: "The language's texts could not be loaded: English is tried, unless it is English that failed.",
          entry: { type: 'logLoadFailure', params: ({ context }) => ({ language: context.language }) },
          always: [{ guard: 'isDefault', target: 'unreadable' }, { target: 'loadingFallback' }],
        },
        loadingFallback: {
          description: 'The English texts are on their way, as the fallback.',
          tags: 'busy',
          invoke: {
            src: 'loadTexts',
            id: 'loadFallback',
            input: { language: DEFAULT_LANGUAGE },
            onDone: [
              { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'readyInFallback' },
              { target: 'unreadable' },
            ],
            onError: { target: 'unreadable' },
          },
        },
        readyInFallback: {
          description: 'The page speaks English because its own language could not be loaded.',
          tags: 'failed',
          entry: [
            { type: 'keepShown', params: { language: DEFAULT_LANGUAGE } },
            { type: 'markDocument', params: { language: DEFAULT_LANGUAGE } },
            'tellFallback',
          ],
          on: { 'language.retry': { target: 'loading' } },
        },
        unreadable: {
          description: 'No texts at all could be loaded.',
          tags: 'failed',
          on: { 'language.retry': { target: 'loading' } },
        },
      },
    },
  },
  options: { maxIterations: 20 },
})
export type LanguageRef = ActorRefFrom<typeof languageMachine>
