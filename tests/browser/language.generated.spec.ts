import { person, visible } from '#tests/models/language.person.ts'

import { testInBrowser } from './support/generated.ts'
import { LanguageDriver } from './support/language-driver.ts'

const TEXTS = 'the loading of texts makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new LanguageDriver(page),
  outOfReach: {
    'language.entered.loading::xstate.error.actor.loadTexts::0': TEXTS,
    'language.entered.loadingFallback::xstate.error.actor.loadFallback::0': TEXTS,
  },
  prepare(watch, moments) {
    if (!moments.some(({ effects }) => effects.some(({ type }) => type === 'logLoadFailure'))) return
    watch.expectConsole(/the texts of \w+ could not be loaded/)
  },
})
