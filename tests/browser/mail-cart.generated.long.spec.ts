import { person, visible } from '#tests/models/mail-cart.person.ts'

import { testInBrowser } from './support/generated.ts'
import { MailCartDriver } from './support/mail-cart-driver.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new MailCartDriver(page),
})
