import { person, visible } from '#tests/models/folders.person.ts'

import { FoldersDriver } from './support/folders-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new FoldersDriver(page),
  outOfReach: {
    'folders.here.working.resting::always::2':
      'their page offers no change before the folders are there: only the menu on the page of a product does',
  },
})
