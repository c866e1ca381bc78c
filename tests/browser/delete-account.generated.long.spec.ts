import { person, visible } from '#tests/models/delete-account.person.ts'

import { DeleteAccountDriver } from './support/delete-account-driver.ts'
import { testInBrowser } from './support/generated.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new DeleteAccountDriver(page),
  outOfReach: {
    'deleteAccount.deleting::xstate.error.actor.deleteAccount::0': RESULT,
  },
})
