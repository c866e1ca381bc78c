import { multipassMachine } from '#machines/account/sign-in/multipass.machine.ts'
import { tokenSignInPerson, visibleOf } from '../models/token-sign-in.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { TokenSignInDriver } from './support/token-sign-in-driver.ts'

const REPLACED = 'the address with the token has given way to the login, and another link opens the shop anew'

testInBrowser({
  model: tokenSignInPerson(multipassMachine, [null, '/cart']),
  visible: visibleOf('multipass', 'common:session.unexpected'),
  driver: (page) => new TokenSignInDriver(page, 'multipass'),
  outOfReach: {
    'multipass.done::token.given::0': REPLACED,
    'multipass.failed::token.given::0': REPLACED,
  },
})
