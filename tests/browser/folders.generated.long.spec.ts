import type { SnapshotFrom } from 'xstate'

import type { foldersMachine } from '#machines/folders/folders.machine.ts'
import { isOpening, person, visible } from '#tests/models/folders.person.ts'

import { FoldersDriver } from './support/folders-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new FoldersDriver(page),
  isPassed: (snapshot) => isOpening(snapshot as SnapshotFrom<typeof foldersMachine>),
  outOfReach: {},
})
