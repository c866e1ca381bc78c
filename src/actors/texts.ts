import { createInstance } from 'i18next'
import type { BackendModule, i18n, ResourceKey } from 'i18next'

import { bcp47, toLanguageCode } from '#contract/languages.ts'
import type { LanguageCode, TextFile } from '#contract/languages.ts'

import type { Logger } from './logger.ts'

const isObject = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

type ReadAnswer = { texts: Record<string, string> } | { error: Error; again: boolean }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function readFile(origin: string, language: string, namespace: string): Promise<ReadAnswer> {
  try {
    // The server's page brings its texts along: this code comes with the first that are wanted.
    const { default: ky } = await import('ky')
    const response = await ky(`${origin}/locales/${language}/${namespace}.json`, { retry: 0, throwHttpErrors: false })
    if (!response.ok)
      return { error: new Error(`${language}/${namespace}: ${response.status}`), again: response.status >= 500 }
    const texts = parse(await response.text())
    return isObject(texts) ? { texts } : { error: new Error(`${language}/${namespace}: not readable`), again: false }
  } catch (error) {
    return { error: error instanceof Error ? error : new Error(String(error)), again: true }
  }
}

/**
 * Reads `/locales/{lng}/{ns}.json`. i18next itself retries, five times from 350 ms doubling and ten in parallel
 * (language.retries-on-network-and-5xx), wherever it is told to try again: on network errors and 5xx, never on 4xx.
 */
function backend(origin: string): BackendModule {
  return {
    type: 'backend',
    init() {},
    read: async (language, namespace, callback) => {
      const answer = await readFile(origin, language, namespace)
      if ('error' in answer) callback(answer.error, answer.again)
      else callback(null, answer.texts)
    },
  }
}

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

/** An i18next instance of its own, ready at once. Never falls back by itself: the language chart decides that. */
export function createTexts({ origin, log, first }: TextsPorts): i18n {
  const texts = createInstance()
  texts.use(backend(origin))
  void texts.init({
    initAsync: false,
    lng: first?.language,
    ...(first && {
      resources: { [first.language]: first.texts as Record<string, ResourceKey> },
      partialBundledLanguages: true,
    }),
    fallbackLng: false,
    load: 'currentOnly',
    // Each page's own are loaded by name.
    ns: [],
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
  // Not loadNamespaces: a file that failed once would be taken as loaded for ever.
  if (missing.length > 0) await texts.reloadResources([language], missing)
  if (signal?.aborted || files.some((file) => !texts.hasResourceBundle(language, file))) return false
  // It notes each file that was ever loaded, and would wait for all of them in the new language too.
  texts.options.ns = []
  await texts.changeLanguage(language)
  return true
}
