import { person, visible } from '#tests/models/picture.person.ts'

import { testInBrowser } from './support/generated.ts'
import { PictureDriver } from './support/picture-driver.ts'

const DISMISSED = 'no button puts the words away: the next picture does'

testInBrowser({
  model: person,
  visible,
  driver: (page) => new PictureDriver(page),
  outOfReach: {
    'picture.sending::upload.progress::0': 'the browser tells by itself how much has left: upload.test.ts says so',
    'picture.refused::upload.cancel::0': DISMISSED,
    'picture.notRemoved::upload.cancel::0': DISMISSED,
  },
})
