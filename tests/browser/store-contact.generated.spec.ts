import { person } from '#tests/models/store-contact.model.ts'

import { FormDriver } from './support/form-driver.ts'
import { testInBrowser } from './support/generated.ts'
import { contactShape } from './support/store-form-driver-shapes.ts'

testInBrowser({
  ...person,
  driver: (page) => new FormDriver(page, contactShape),
  outOfReach: {
    'storeContact.sent::form.reset::0': 'no page of the editor begins this form anew',
  },
})
