import { person, visible } from '#tests/models/language.person.ts'

import { testInBrowser } from './support/generated.ts'
import { LanguageDriver } from './support/language-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new LanguageDriver(page),
  prepare(watch, moments) {
    if (!moments.some(({ effects }) => effects.some(({ type }) => type === 'logLoadFailure'))) return
    watch.expectConsole(/the texts of \w+ could not be loaded/)
  },
})
