import { raise } from 'xstate'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import { DEFAULT_LANGUAGE, type LanguageCode, type TextFile } from '#contract/languages.ts'
import { languageMachine } from '#machines/language/language.machine.ts'

import { defineModel, done } from './support/model.ts'

/**
 * What a person can do about the language of the shop, and which texts come. Nobody comes back to a language: its texts
 * would be there.
 */

const ABOUT: readonly TextFile[] = ['common', 'pages']
const WISHLIST: readonly TextFile[] = ['common', 'catalogue', 'shopping']

/** What is chosen one after the other, on the page of the wishlist. */
const NEXT: Readonly<Partial<Record<LanguageCode, LanguageCode>>> = { de: 'fr', fr: 'es' }
/** Those whose texts may fail to come. */
const BROKEN: readonly LanguageCode[] = [DEFAULT_LANGUAGE, 'de', 'es']

type Snapshot = SnapshotFrom<typeof languageMachine>

const isOnWishlist = ({ context: { texts } }: Snapshot) => texts.includes('shopping')

/** Whether the texts that come next may fail to: there is no English from before to fall back to. */
function mayFail({ context: { language, shown } }: Snapshot): boolean {
  return language === 'es' ? shown !== DEFAULT_LANGUAGE : shown === null
}

function isOutOfReach(snapshot: Snapshot, event: Parameters<Snapshot['can']>[0]): boolean {
  const { language, shown, texts } = snapshot.context
  if (event.type === 'language.retry') return !snapshot.can(event)
  if (event.type === 'language.choose')
    return event.language !== NEXT[language] || !isOnWishlist(snapshot) || shown === null
  if (event.texts === ABOUT) return !snapshot.matches('unset')
  return event.language !== language || shown !== language || texts.includes('shopping')
}

const answers = (call: 'loadTexts' | 'loadFallback', language: LanguageCode, outcomes: readonly boolean[]) =>
  outcomes.map((loaded) => done(call, { loaded, language }))

export const person = defineModel({
  // The address follows a choice at once.
  machine: languageMachine.provide({
    actions: {
      goToLanguage: raise((_, { language }: { language: LanguageCode }) => ({
        type: 'language.entered',
        language,
        texts: WISHLIST,
      })),
    },
  } as Parameters<typeof languageMachine.provide>[0]),
  events: [
    { type: 'language.entered', language: 'de', texts: ABOUT },
    { type: 'language.entered', language: DEFAULT_LANGUAGE, texts: ABOUT },
    { type: 'language.entered', language: 'de', texts: WISHLIST },
    { type: 'language.choose', language: 'fr' },
    { type: 'language.choose', language: 'es' },
    { type: 'language.retry' },
  ],
  answers: [
    ...BROKEN.flatMap((language) => answers('loadTexts', language, [false, true])),
    ...answers('loadTexts', 'fr', [true]),
    ...['de' as const, 'es' as const].flatMap((language) => answers('loadFallback', language, [false, true])),
  ],
  eachSample: true,
  fits: (snapshot, { type, output }) => {
    if (output.language !== snapshot.context.language) return false
    return output.loaded === true || type.endsWith('loadFallback') || mayFail(snapshot)
  },
  until: isOutOfReach,
  project: ({ context: { language, texts, shown, shownTexts } }) => ({ language, texts, shown, shownTexts }),
  rules: {},
})

/** What of a situation can be seen. */
export interface Visible {
  readonly address: string
  /** The language that the browser keeps as the one used last. */
  readonly kept: string | null
  /** The files that are on their way. */
  readonly asks: readonly string[]
  readonly page: 'elsewhere' | 'waiting' | 'unreadable' | 'about' | 'wishlist'
  /** The language of the words around the page; none where there are none. */
  readonly speaks: LanguageCode | null
  /** Whether it is told that another language could not be loaded. */
  readonly problem: boolean
}

/** What must be seen on the page in a situation. */
export function visible(snapshot: AnyMachineSnapshot): Visible {
  const at = snapshot as Snapshot
  if (at.matches('unset'))
    return { address: '/api/health', kept: null, asks: [], page: 'elsewhere', speaks: null, problem: false }
  const { language, shown } = at.context
  return {
    address: `/${language}/${isOnWishlist(at) ? 'wishlist' : 'about'}`,
    kept: language,
    asks: asksIn(at),
    page: pageOf(at),
    speaks: shown,
    problem: shown !== null && at.can({ type: 'language.retry' }),
  }
}

function asksIn(snapshot: Snapshot): readonly string[] {
  if (!snapshot.hasTag('busy')) return []
  const { language, texts, shown, shownTexts } = snapshot.context
  const asked = snapshot.matches({ entered: 'loadingFallback' }) ? DEFAULT_LANGUAGE : language
  const files = texts.filter((file) => asked !== shown || !shownTexts.includes(file)).map((file) => `${asked}/${file}`)
  // Once there are words, nobody can see whether English was needed before.
  return files.filter((file) => file !== 'en/common' || shown === null).toSorted((a, b) => a.localeCompare(b))
}

function pageOf(snapshot: Snapshot): Visible['page'] {
  const { shown, shownTexts } = snapshot.context
  if (shown === null) return snapshot.matches({ entered: 'unreadable' }) ? 'unreadable' : 'waiting'
  if (!isOnWishlist(snapshot)) return 'about'
  return shownTexts.includes('shopping') ? 'wishlist' : 'waiting'
}
