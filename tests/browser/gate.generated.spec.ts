import { person, visible } from '#tests/models/gate.person.ts'

import { GateDriver } from './support/gate-driver.ts'
import { testInBrowser } from './support/generated.ts'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new GateDriver(page),
  // The page is there, and its visitor known, before anything can be done.
  isPassed: (snapshot) =>
    snapshot.matches('leadingToLogin') ||
    snapshot.matches('leadingOn') ||
    (snapshot.context as { readonly who: unknown }).who === 'unread',
})
