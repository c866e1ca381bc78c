import { person, visible } from '../models/commission-download.person.ts'

import { CommissionDownloadDriver } from './support/commission-download-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new CommissionDownloadDriver(page),
})
