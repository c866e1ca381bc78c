import { person, visible } from '../models/delete-account.person.ts'

import { DeleteAccountDriver } from './support/delete-account-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DeleteAccountDriver(page),
})
