import type { i18n } from 'i18next'
import { fromPromise } from 'xstate'

import type { LanguageCode } from '#contract/languages.ts'
import { languageMachine } from '#machines/language/language.machine.ts'

import { storeLanguage } from '../languages.ts'
import type { Logger } from '../logger.ts'
import type { Storage } from '../storage.ts'
import { loadTexts } from '../texts.ts'

export interface LanguagePorts {
  texts: i18n
  storage: Storage
  log: Logger
  readonly markDocument: (language: LanguageCode) => void
  readonly goToLanguage: (language: LanguageCode) => void
}

export function provideLanguage({ texts, storage, log, markDocument, goToLanguage }: LanguagePorts) {
  return languageMachine.provide({
    actors: {
      loadTexts: fromPromise(async ({ input }) => ({ loaded: await loadTexts(texts, input.language) })),
    },
    actions: {
      rememberLanguage: (_, { language }) => storeLanguage(storage, language),
      markDocument: (_, { language }) => markDocument(language),
      goToLanguage: (_, { language }) => goToLanguage(language),
      logLoadFailure: (_, { language }) => log.warn(`the texts of ${language} could not be loaded`),
    },
  })
}
