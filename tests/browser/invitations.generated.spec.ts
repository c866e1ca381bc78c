import { person, visible } from '#tests/models/invitations.person.ts'

import { testInBrowser } from './support/generated.ts'
import { InvitationsDriver } from './support/invitations-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new InvitationsDriver(page),
})
