import { person, visible } from '#tests/models/folders.person.ts'

import { FoldersDriver } from './support/folders-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new FoldersDriver(page),
  outOfReach: {
    'folders.here.working.fetching::xstate.error.actor.fetchFolders::0': 'the client makes a result of every outcome',
    'folders.here.working.resting::always::2':
      'their page offers no change before the folders are there: only the menu on the page of a product does',
    'folders.here.working.changing::xstate.error.actor.changeFolders::0': 'the client makes a result of every outcome',
  },
})
