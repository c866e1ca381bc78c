import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { FormPerson } from '#tests/models/form-person.ts'
import { person as password } from '../models/password-form.model.ts'
import { person as practice } from '../models/practice-form.model.ts'
import { person as profile } from '../models/profile-form.model.ts'
import { person as wishes } from '../models/wishes-form.model.ts'
import { sample } from '#tests/support/length.ts'

import { FormDriver, type FormShape } from '#tests/browser/support/form-driver.ts'
import { testInBrowser } from '#tests/browser/support/generated.ts'
import { passwordShape, practiceShape, profileShape, wishesShape } from './support/own-form-driver-shapes.ts'

/** The chart hears that it is to be as new once its page is opened again; what the shop then knows of a person is filled in at once. */
const isPassed = (snapshot: AnyMachineSnapshot, event: AnyEventObject | undefined) =>
  event?.type === 'form.reset' || (snapshot.machine.id === 'profileForm' && snapshot.matches('sent'))

const FILLED = 'what was saved is filled in first, so that the form is edited again by then'

const forms: readonly (readonly [FormPerson, FormShape, Readonly<Record<string, string>>])[] = [
  [profile, profileShape, { 'profileForm.sent::form.reset::0': FILLED }],
  [practice, practiceShape, { 'practiceForm.sent::form.reset::0': FILLED }],
  [
    wishes,
    wishesShape,
    {
      'wishesForm.editing::form.submit::1': 'the page offers only what is right',
      'wishesForm.sent::form.reset::0': FILLED,
    },
  ],
  [
    password,
    passwordShape,
    {
      'passwordForm.editing::form.fill::0': 'the shop knows nothing to fill this form in with',
      'passwordForm.sent::form.fill::0': 'the shop knows nothing to fill this form in with',
      'passwordForm.sent::field.change::0': 'the form is not there while it says that it is sent',
    },
  ],
]

for (const [{ model, visible }, shape, outOfReach] of sample(forms, 1)) {
  testInBrowser({ model, visible, driver: (page) => new FormDriver(page, shape), isPassed, outOfReach })
}
