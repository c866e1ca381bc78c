import { person, visible } from '#tests/models/delete-account.person.ts'

import { DeleteAccountDriver } from './support/delete-account-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DeleteAccountDriver(page),
})
