import type { SnapshotFrom } from 'xstate'

import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import { isOpening, person, visible } from '../models/folders.person.ts'

import { FoldersDriver } from './support/folders-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

const GIVEN_UP = 'a change is given up after six failures: cart.spec.ts shows what is seen then'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new FoldersDriver(page),
  isPassed: (snapshot) => isOpening(snapshot as SnapshotFrom<typeof foldersMachine>),
  outOfReach: {
    'folders.signedIn::folders.again::0': GIVEN_UP,
    'folders.signedIn.here.naming::change.givenUp::0': GIVEN_UP,
    'folders.signedIn.here.naming.saving::change.givenUp::0': GIVEN_UP,
  },
})
