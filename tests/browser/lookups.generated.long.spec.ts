import { changing, registering, visible, visibleInProfile } from '#tests/models/lookups.person.ts'

import { testInBrowser } from './support/generated.ts'
import { ProfileLookupsDriver, RegistrationLookupsDriver } from './support/lookups-driver.ts'

const RETURN = 'only the options of the shop are asked for anew when somebody returns to the tab'

testInBrowser({
  model: registering,
  visible,
  driver: (page) => new RegistrationLookupsDriver(page),
  elsewhere: { model: changing, visible: visibleInProfile, driver: (page) => new ProfileLookupsDriver(page) },
  outOfReach: {
    'lookups.fresh::data.revalidate::0': RETURN,
    'lookups.failed::data.revalidate::0': RETURN,
    'lookups.failed.countingDown::xstate.done.actor.waitToRetry::0':
      'the chart recovery asks again at the same moment, and in a walk before it',
  },
})
