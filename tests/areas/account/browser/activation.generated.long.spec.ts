import { activationMachine } from '#machines/account/sign-in/activation.machine.ts'
import { tokenSignInPerson, visibleOf } from '../models/token-sign-in.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { TokenSignInDriver } from './support/token-sign-in-driver.ts'

const REPLACED = 'the address with the token has given way to the login, and another link opens the shop anew'

testInBrowser({
  model: tokenSignInPerson(activationMachine, [null]),
  visible: visibleOf('activation', 'common:session.notActivated'),
  driver: (page) => new TokenSignInDriver(page, 'activation'),
  outOfReach: {
    'activation.done::token.given::0': REPLACED,
    'activation.failed::token.given::0': REPLACED,
  },
})
