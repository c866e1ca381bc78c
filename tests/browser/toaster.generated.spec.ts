import { person, visible } from '#tests/models/toaster.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ToasterDriver } from './support/toaster-driver.ts'

await testInBrowser({ model: person, visible, driver: (page) => new ToasterDriver(page), outOfReach: {} })
