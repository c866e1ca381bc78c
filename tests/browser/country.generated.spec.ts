import { person, visible } from '#tests/models/country.person.ts'

import { CountryDriver } from './support/country-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CountryDriver(page),
  // Whether it reads already is not for the walk to say: it lets it read with what is read.
  isPassed: (snapshot) => snapshot.matches({ lookup: 'checking' }) || snapshot.matches({ notice: 'reading' }),
})
