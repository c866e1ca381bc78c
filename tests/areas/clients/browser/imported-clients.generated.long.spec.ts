import { person, visible } from '../models/imported-clients.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { ImportedClientsDriver } from './support/imported-clients-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ImportedClientsDriver(page),
  outOfReach: {
    'importedClients::list.more::0': 'it takes more than a hundred people, and only shows more rows',
    'importedClients::clients.takenOver::0': 'the chart of the file tells it, which has tests of its own',
  },
})
