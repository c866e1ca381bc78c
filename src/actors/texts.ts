import { createInstance } from 'i18next'
import type { i18n, ResourceKey } from 'i18next'

import { bcp47, toLanguageCode } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { TextFile } from '#machines/pages/pages.ts'

import { loadCalls } from './create-client.ts'
import type { Logger } from './logger.ts'

/** i18next asks `Intl.PluralRules` with the code as it stands; `jp` and `dk` would get the host's rules. */
function mapPluralRules(texts: i18n): void {
  const resolver = texts.services.pluralResolver as { getRule: (code: string, options?: object) => unknown }
  const getRule = resolver.getRule.bind(resolver)
  resolver.getRule = (code, options) => {
    const language = toLanguageCode(code)
    return getRule(language ? bcp47(language) : code, options)
  }
}

export interface TextsPorts {
  origin: string
  log: Logger
  /** Texts that are there already, and the language to begin with. */
  first?: { readonly language: LanguageCode; readonly texts: Readonly<Partial<Record<TextFile, ResourceKey>>> }
}

/**
 * An i18next instance of its own, ready at once. Never falls back by itself: the language chart decides that. A text that a
 * language lacks is logged (language.screens-are-all-translated).
 */
export function createTexts({ origin, log, first }: TextsPorts): i18n {
  const texts = createInstance()
  void texts.init({
    initAsync: false,
    lng: first?.language,
    // Given even where empty: i18next itself then loads nothing.
    resources: first ? { [first.language]: first.texts as Record<string, ResourceKey> } : {},
    backend: { origin },
    fallbackLng: false,
    load: 'currentOnly',
    defaultNS: 'common',
    // React escapes.
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (languages, namespace, key) => log.warn(`i18n missing ${languages.join()} ${namespace}:${key}`),
    react: { useSuspense: false },
  })
  mapPluralRules(texts)
  return texts
}

/** The address of a file of texts. */
export const textsAddress = (origin: string, language: LanguageCode, file: TextFile): string =>
  `${origin}/locales/${language}/${file}.json`

/**
 * Loads these files of exactly one language and turns to it. False where one could not be had after all retries, or where
 * `signal` says that another language is wanted by then.
 */
export async function loadTexts(
  texts: i18n,
  language: LanguageCode,
  files: readonly TextFile[],
  signal?: AbortSignal,
): Promise<boolean> {
  const missing = files.filter((file) => !texts.hasResourceBundle(language, file))
  if (missing.length > 0) {
    const { origin } = texts.options.backend as { origin: string }
    const code = await loadCalls().catch(() => undefined)
    await Promise.all(
      missing.map(async (file) => {
        const read = await code?.readTexts(textsAddress(origin, language, file))
        if (read) texts.addResourceBundle(language, file, read)
      }),
    )
  }
  if (signal?.aborted || files.some((file) => !texts.hasResourceBundle(language, file))) return false
  // Even for the same language i18next tells a change, and every component renders again.
  if (texts.language !== language) await texts.changeLanguage(language)
  return true
}
