import { person, visible } from '../models/catalogue-import.person.ts'

import { CatalogueImportDriver } from './support/catalogue-import-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CatalogueImportDriver(page),
  outOfReach: {
    'catalogueImport.sending::upload.progress::0': 'the browser tells it at moments of its own',
    'catalogueImport.unsent::file.choose::0': 'a file that was not sent is sent again or let go first',
    'catalogueImport.checked::column.choose::0': 'the walks check no table whose columns were named',
  },
})
