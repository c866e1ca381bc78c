/**
 * The language of the page.
 * Owns: which language the address asks for and which files of texts are loaded. Never: the address itself (the route tells, a
 * wish to change it goes out), the texts, the cookies.
 */
import { assign, emit, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { TextFile } from '#areas/text-files.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { actionNotProvided, actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

interface Context {
  /** The language that the address asks for. */
  language: LanguageCode
  /** The files that the pages opened in this language need. */
  texts: readonly TextFile[]
  /** The language that the page speaks; null until the first texts are there. */
  shown: LanguageCode | null
  /** The files that are there in that language. */
  shownTexts: readonly TextFile[]
}

interface Wanted {
  language: LanguageCode
  texts: readonly TextFile[]
}

/** The files that are wanted once a page was entered: those of earlier pages in the same language stay. */
function wantedTexts(context: Context, { language, texts }: Wanted): readonly TextFile[] {
  return language === context.language ? [...new Set([...context.texts, ...texts])] : texts
}

type Event =
  | ({ type: 'language.entered' } & Wanted)
  | { type: 'language.choose'; language: LanguageCode }
  | { type: 'language.retry' }

type Emitted = { type: 'notice.raised'; tone: 'info'; text: string }

/** `loaded: false` is the expected failure: the file could not be fetched after all retries. */
export interface LoadedTexts {
  loaded: boolean
}

const languageSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    tags: {} as 'busy' | 'failed',
    meta: {} as ChartMeta,
  },
  actors: {
    loadTexts: actorNotProvided<LoadedTexts, Wanted>('loadTexts'),
    /**
     * Port: cookies and local storage, written wherever the page opens in a language (language.remembered-on-change).
     */
    rememberLanguage: listenerNotProvided<Event, { language: LanguageCode }>('rememberLanguage'),
  },
  guards: {
    /** Another language is wanted than the one that is being loaded or shown. */
    isOtherLanguage: ({ context }, params: { language: LanguageCode }) => params.language !== context.language,
    /** The page needs texts that are not here yet. */
    hasNewTexts: ({ context }, params: Wanted) =>
      params.language !== context.language || params.texts.some((file) => !context.texts.includes(file)),
    /** All texts that were wanted came. */
    isLoaded: (_, params: LoadedTexts) => params.loaded,
    /** The language that failed is English, so there is none to fall back to. */
    isDefault: ({ context }) => context.language === DEFAULT_LANGUAGE,
  },
  actions: {
    /** Notes the language and the texts that the page needs. */
    setWanted: assign(({ context }, params: Wanted) => ({
      language: params.language,
      texts: wantedTexts(context, params),
    })),
    /** Notes that the page is in this language now, with these texts. */
    setShown: assign(({ context }, params: { language: LanguageCode }) => ({
      shown: params.language,
      shownTexts: context.texts,
    })),
    /** Port: marks the document as being in this language. */
    markDocument: actionNotProvided<{ language: LanguageCode }>('markDocument'),
    /** Port: goes to the same place in another language. */
    goToLanguage: actionNotProvided<{ language: LanguageCode }>('goToLanguage'),
    /** Port: logs that the texts could not be loaded (language.load-failure-is-logged). */
    logLoadFailure: actionNotProvided<{ language: LanguageCode }>('logLoadFailure'),
    /** Says in a message that the page is in English, since the language could not be loaded. */
    emitFallback: emit({ type: 'notice.raised', tone: 'info', text: 'common:notice.languageFailed' }),
  },
})

/** Turns to the language of the address that was entered, and to the files that its page needs. */
const turnToEntered = languageSetup.createStateConfig({
  on: {
    'language.entered': {
      target: '#language.entered',
      reenter: true,
      guard: { type: 'hasNewTexts', params: ({ event: { language, texts } }) => ({ language, texts }) },
      actions: { type: 'setWanted', params: ({ event: { language, texts } }) => ({ language, texts }) },
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
  context: { language: DEFAULT_LANGUAGE, texts: [], shown: null, shownTexts: [] },
  initial: 'unset',
  states: {
    unset: {
      description: 'No address has been read yet.',
      on: {
        'language.entered': {
          target: 'entered',
          actions: { type: 'setWanted', params: ({ event: { language, texts } }) => ({ language, texts }) },
        },
      },
    },
    entered: {
      description: 'An address in a supported language is open.',
      invoke: {
        src: 'rememberLanguage',
        id: 'rememberLanguage',
        input: ({ context }) => ({ language: context.language }),
      },
      initial: 'loading',
      on: turnToEntered,
      states: {
        loading: {
          description:
            "The language's own texts are on their way, and no others; until they are there the page speaks as before.",
          meta: { requirements: ['language.loads-only-the-current-one'] },
          tags: 'busy',
          invoke: {
            src: 'loadTexts',
            id: 'loadTexts',
            input: ({ context: { language, texts } }) => ({ language, texts }),
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
            { type: 'setShown', params: ({ context }) => ({ language: context.language }) },
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
          meta: { requirements: ['language.english-is-the-fallback'] },
          tags: 'busy',
          invoke: {
            src: 'loadTexts',
            id: 'loadFallback',
            input: ({ context: { texts } }) => ({ language: DEFAULT_LANGUAGE, texts }),
            onDone: [
              { guard: { type: 'isLoaded', params: ({ event }) => event.output }, target: 'readyInFallback' },
              { target: 'unreadable' },
            ],
            onError: { target: 'unreadable' },
          },
        },
        readyInFallback: {
          description: 'The page speaks English because its own language could not be loaded.',
          meta: { requirements: ['language.load-failure-is-logged'] },
          tags: 'failed',
          entry: [
            { type: 'setShown', params: { language: DEFAULT_LANGUAGE } },
            { type: 'markDocument', params: { language: DEFAULT_LANGUAGE } },
            'emitFallback',
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
