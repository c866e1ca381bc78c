import { person, visible } from '../models/search-results.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { SearchResultsDriver } from './support/search-results-driver.ts'
import { test } from '#tests/browser/support/test.ts'

// Here the page has a field of its own, which looks for what is typed as it is typed.
test.use({ viewport: { width: 880, height: 900 } })

const NO_FIELD = 'the field in the head of the page, which suggests, has no room here'
testInBrowser({
  model: person,
  visible,
  driver: (page) => new SearchResultsDriver(page),
  outOfReach: {
    'searchResults.away::search.entered::1': NO_FIELD,
    'searchResults.open::search.entered::1': NO_FIELD,
  },
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logFailure')))
      watch.expectConsole(/^search: nothing could be found/)
  },
})
