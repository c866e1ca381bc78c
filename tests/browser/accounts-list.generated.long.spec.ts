import { person, visible } from '#tests/models/accounts-list.person.ts'

import { AccountsListDriver } from './support/accounts-list-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new AccountsListDriver(page),
})
