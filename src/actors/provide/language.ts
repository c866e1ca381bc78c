import { fromCallback, fromPromise } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import type { TextFile } from '#machines/pages/pages.ts'
import { languageMachine } from '#machines/language/language.machine.ts'

import type { Logger } from '../logger.ts'

export interface LanguagePorts {
  log: Logger
  /** Loads these files of one language and turns to it; false where one could not be had. Turns to none once the signal has come. */
  readonly loadTexts: (language: LanguageCode, files: readonly TextFile[], signal: AbortSignal) => Promise<boolean>
  readonly rememberLanguage: (language: LanguageCode) => void
  readonly markDocument: (language: LanguageCode) => void
  readonly goToLanguage: (language: LanguageCode) => void
}

export function provideLanguage({ log, loadTexts, rememberLanguage, markDocument, goToLanguage }: LanguagePorts) {
  return languageMachine.provide({
    actors: {
      loadTexts: fromPromise(async ({ input: { language, texts }, signal }) => ({
        loaded: await loadTexts(language, texts, signal),
      })),
      rememberLanguage: fromCallback(({ input: { language } }) => rememberLanguage(language)),
    },
    actions: {
      markDocument: (_, { language }) => markDocument(language),
      goToLanguage: (_, { language }) => goToLanguage(language),
      logLoadFailure: (_, { language }) => log.warn(`the texts of ${language} could not be loaded`),
    },
  })
}
