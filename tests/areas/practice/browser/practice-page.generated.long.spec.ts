import { person, visible } from '../models/practice-page.person.ts'

import { testInBrowser } from '#tests/browser/support/generated.ts'
import { PracticePageDriver } from './support/practice-page-driver.ts'

const ENTRIES = 'the walks of services and packages do it'
const NAME = 'the walks of the name do it'
const PICTURES = 'the walks of a picture do it'
const SIGNED_IN = 'who is here is known before the page is opened in a walk: practice-tabs.spec.ts reloads it'
const TOGETHER = 'another section is open while type and theme are being saved'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PracticePageDriver(page),
  outOfReach: {
    'practicePage::person.known::0': SIGNED_IN,
    'practicePage.here::form.sent::0': ENTRIES,
    'practicePage.here::name.saved::0': NAME,
    'practicePage.here::picture.changed::0': PICTURES,
    'practicePage.here::entries.changed::0': ENTRIES,
    'practicePage.here::entry.opened::0': ENTRIES,
    'practicePage.here::entry.numbered::0': ENTRIES,
    'practicePage.here::entry.closed::0': ENTRIES,
    'practicePage.here::entry.restore::0': ENTRIES,
    'practicePage.here::entries.again::0': ENTRIES,
    'practicePage.here::notice.raised::0': ENTRIES,
    'practicePage.here.refreshing::form.sent::0': ENTRIES,
    'practicePage.here.saving::name.saved::0': TOGETHER,
    'practicePage.here.saving::picture.changed::0': TOGETHER,
    'practicePage.here.saving::entries.changed::0': TOGETHER,
  },
  prepare(watch, moments) {
    if (moments.some(({ snapshot }) => JSON.stringify(snapshot.context).includes('"rocket"')))
      watch.expectConsole(/unknown icons \[rocket\]/)
  },
})
