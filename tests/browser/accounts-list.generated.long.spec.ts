import { person, visible } from '#tests/models/accounts-list.person.ts'

import { AccountsListDriver } from './support/accounts-list-driver.ts'
import { testInBrowser } from './support/generated.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new AccountsListDriver(page),
  outOfReach: {
    'accountsList.fetching::xstate.error.actor.fetchAccounts::0': RESULT,
  },
})
