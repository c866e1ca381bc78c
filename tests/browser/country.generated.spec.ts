import { person, visible } from '#tests/models/country.person.ts'

import { CountryDriver } from './support/country-driver.ts'
import { testInBrowser } from './support/generated.ts'

const STORAGE = 'a browser that refuses its storage is read as one that has stored nothing'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CountryDriver(page),
  // Whether it reads already is not for the walk to say: it lets it read with what is read.
  isPassed: (snapshot) => snapshot.matches({ lookup: 'checking' }) || snapshot.matches({ notice: 'reading' }),
  outOfReach: {
    'country.lookup.checking::xstate.error.actor.readCountry::0': STORAGE,
    'country.lookup.asking::xstate.error.actor.fetchCountry::0': 'the client makes a result of every outcome',
    'country.notice.reading::xstate.error.actor.readNotice::0': STORAGE,
  },
})
