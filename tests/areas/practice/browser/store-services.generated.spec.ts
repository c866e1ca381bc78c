import { isOpening } from '../models/entries-person.ts'
import type { Snapshot } from '../models/entries-steps.ts'
import { samples } from '../models/store-services.model.ts'
import { person, visible } from '../models/store-services.person.ts'

import { EntriesDriver } from './support/entries-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new EntriesDriver(page, 'services', samples),
  isPassed: (snapshot) => isOpening(snapshot as Snapshot),
  outOfReach: {
    'storeServices.signedIn::change.givenUp::0':
      'a change is given up after six failures: cart.spec.ts shows what is seen then',
  },
})
