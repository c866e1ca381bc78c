import { raise } from 'xstate'
import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate'

import { DEFAULT_LANGUAGE, type LanguageCode } from '#contract/languages.ts'
import { languageMachine } from '#machines/language/language.machine.ts'
import type { TextFile } from '#areas/text-files.ts'

import { defineModel, done } from './support/model.ts'

/**
 * Models a person choosing the shop's language and the texts that load. Nobody returns to an earlier language, since
 * its texts would already be loaded.
 */

const ABOUT: readonly TextFile[] = ['common', 'pages']
const WISHLIST: readonly TextFile[] = ['common', 'catalogue', 'shopping']

/** Languages chosen in turn on the wishlist page. */
const NEXT: Readonly<Partial<Record<LanguageCode, LanguageCode>>> = { de: 'fr', fr: 'es' }
/** Languages whose texts may fail to load. */
const BROKEN: readonly LanguageCode[] = [DEFAULT_LANGUAGE, 'de', 'es']

type Snapshot = SnapshotFrom<typeof languageMachine>

const isOnWishlist = ({ context: { texts } }: Snapshot) => texts.includes('shopping')

/** True if the next texts may fail to load: there is no earlier English text to fall back on. */
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
  // The address follows the choice immediately.
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

export interface Visible {
  readonly address: string
  /** Last used language, as the browser stores it. */
  readonly kept: string | null
  /** Files being loaded. */
  readonly asks: readonly string[]
  readonly page: 'elsewhere' | 'waiting' | 'unreadable' | 'about' | 'wishlist'
  /** Language of the text around the page; null before any text has loaded. */
  readonly speaks: LanguageCode | null
  /** True if the page says that another language could not be loaded. */
  readonly problem: boolean
}

/** Predicts what the page shows. */
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
  // Once texts are shown, a person cannot see whether English was needed first.
  return files.filter((file) => file !== 'en/common' || shown === null).toSorted((a, b) => a.localeCompare(b))
}

function pageOf(snapshot: Snapshot): Visible['page'] {
  const { shown, shownTexts } = snapshot.context
  if (shown === null) return snapshot.matches({ entered: 'unreadable' }) ? 'unreadable' : 'waiting'
  if (!isOnWishlist(snapshot)) return 'about'
  return shownTexts.includes('shopping') ? 'wishlist' : 'waiting'
}
