import { person, visible } from '../models/session.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { SessionDriver } from './support/session-driver.ts'

const MISSED = 'a walk makes no call of its own then: signed-out.spec.ts does'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new SessionDriver(page),
  outOfReach: {
    'session::tokens.unkept::0': 'the browser of the walks keeps tokens; sign-in.spec.ts has two that do not',
    'session.loggedin::tokens.missed::0': MISSED,
    'session.loggedin.account.known::account.changed::1': 'the walks save as a client, who has no certificate',
    'session.loggedin.leaving.loggingOut::tokens.missed::0': MISSED,
  },
})
