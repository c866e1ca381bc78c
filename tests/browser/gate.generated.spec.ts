import { person, visible } from '#tests/models/gate.person.ts'

import { GateDriver } from './support/gate-driver.ts'
import { testInBrowser } from './support/generated.ts'

await testInBrowser({ model: person, visible, driver: (page) => new GateDriver(page), outOfReach: {} })
