import { person, visible } from '../models/search-bar.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { SearchBarDriver } from './support/search-bar-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new SearchBarDriver(page),
  outOfReach: {
    'searchBar::searchBar.add::0': 'only a practitioner adds by a key: builder.spec.ts shows it',
    'searchBar.not-showing::searchBar.point::0': 'there is nothing to point at while no suggestions show',
    'searchBar.not-showing::searchBar.move::0': 'an arrow key opens the suggestions while none show',
  },
  prepare(watch, moments) {
    if (moments.some(({ effects }) => effects.some(({ type }) => type === 'logFailure')))
      watch.expectConsole(/^search: no suggestions could be had/)
  },
})
