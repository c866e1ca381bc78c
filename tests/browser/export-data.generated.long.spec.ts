import { person, visible } from '#tests/models/export-data.person.ts'

import { ExportDataDriver } from './support/export-data-driver.ts'
import { testInBrowser } from './support/generated.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ExportDataDriver(page),
  outOfReach: {
    'exportData.saving::xstate.error.actor.saveExport::0': RESULT,
  },
})
