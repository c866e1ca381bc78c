import { person, visible } from '../models/invitations.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { InvitationsDriver } from './support/invitations-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new InvitationsDriver(page),
})
