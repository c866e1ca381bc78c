import { person } from '../models/store-contact.model.ts'

import { FormDriver } from '#tests/browser/support/form-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'
import { contactShape } from './support/store-form-driver-shapes.ts'

testInBrowser({
  ...person,
  driver: (page) => new FormDriver(page, contactShape),
  outOfReach: {
    'storeContact.sent::form.reset::0': 'no page of the editor begins this form anew',
  },
})
