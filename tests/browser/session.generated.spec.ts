import { person, visible } from '#tests/models/session.person.ts'

import { testInBrowser } from './support/generated.ts'
import { SessionDriver } from './support/session-driver.ts'

const RESULT = 'the client makes a result of every outcome'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new SessionDriver(page),
  outOfReach: {
    'session.loggedin.tokens.refreshing::xstate.error.actor.refreshTokens::0': RESULT,
    'session.loggedin.account.fetching::xstate.error.actor.fetchAccount::0': RESULT,
    'session.loggedin.account.fetchingPractitioner::xstate.error.actor.fetchPractitionerProfile::0': RESULT,
    'session.loggedin.account.fetchingClient::xstate.error.actor.fetchClientProfile::0': RESULT,
    'session.loggedin.account.known::account.changed::1': 'the walks save as a client, who has no approval to lose',
    'session.loggedin.leaving.loggingOut::xstate.error.actor.endSession::0': RESULT,
  },
})
