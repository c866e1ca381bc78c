import { person as client } from '#tests/areas/account/models/client-form.model.ts'
import { person as contact } from '#tests/areas/general/models/contact-form.model.ts'
import { person as forgot } from '#tests/areas/account/models/forgot-form.model.ts'
import type { FormPerson } from '#tests/models/form-person.ts'
import { person as login } from '#tests/areas/account/models/login-form.model.ts'
import { person as practitioner } from '#tests/areas/account/models/practitioner-form.model.ts'
import { person as reset } from '#tests/areas/account/models/reset-form.model.ts'
import { sample } from '#tests/support/length.ts'

import { FormDriver, type FormShape } from './support/form-driver.ts'
import { testInBrowser } from './support/generated.ts'
import {
  clientShape,
  contactShape,
  forgotShape,
  loginShape,
  practitionerShape,
  resetShape,
} from './support/visitor-form-driver-shapes.ts'

const UNKNOWN = 'the shop knows nothing to fill this form in with'
const GONE = 'the form is not there any more once it is sent'

/** Out of reach in a form that begins empty and is gone once it is sent. */
const emptyAtFirst = (id: string) => ({
  [`${id}.editing::form.fill::0`]: UNKNOWN,
  [`${id}.sent::form.fill::0`]: UNKNOWN,
  [`${id}.sent::field.change::0`]: GONE,
})

const forms: readonly (readonly [FormPerson, FormShape, Readonly<Record<string, string>>])[] = [
  [login, loginShape, emptyAtFirst('loginForm')],
  [practitioner, practitionerShape, emptyAtFirst('practitionerForm')],
  [forgot, forgotShape, emptyAtFirst('forgotForm')],
  [
    reset,
    resetShape,
    {
      'resetForm.sent::form.reset::0':
        'its page is left for good; only the link of another mail leads there, with a fresh document',
      'resetForm.sent::form.fill::0': 'the link of another mail opens a fresh document',
      'resetForm.sent::field.change::0': GONE,
    },
  ],
  [client, clientShape, emptyAtFirst('clientForm')],
  [contact, contactShape, emptyAtFirst('contactForm')],
]

for (const [{ model, visible }, shape, outOfReach] of sample(forms, 2)) {
  const isCore = shape === loginShape
  testInBrowser({ isCore, model, visible, driver: (page) => new FormDriver(page, shape), outOfReach })
}
