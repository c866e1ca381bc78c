import { changing, registering, visible, visibleInProfile } from '../models/lookups.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { ProfileLookupsDriver, RegistrationLookupsDriver } from './support/lookups-driver.ts'

const RETURN = 'only the options of the shop are asked for anew when somebody returns to the tab'
const CHANGE = 'only what the overview shows of protocols is asked for anew when they change'

testInBrowser({
  model: registering,
  visible,
  driver: (page) => new RegistrationLookupsDriver(page),
  elsewhere: { model: changing, visible: visibleInProfile, driver: (page) => new ProfileLookupsDriver(page) },
  outOfReach: {
    'lookups.fetching::data.outdated::0': CHANGE,
    'lookups.fresh::data.revalidate::0': RETURN,
    'lookups.fresh::data.outdated::0': CHANGE,
    'lookups.failed::data.revalidate::0': RETURN,
    'lookups.failed::data.outdated::0': CHANGE,
  },
})
