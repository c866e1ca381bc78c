import { person, visible } from '../models/export-data.person.ts'

import { ExportDataDriver } from './support/export-data-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new ExportDataDriver(page),
})
