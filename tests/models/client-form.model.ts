import { clientForm, clientFormMachine } from '#machines/registration/client-form.machine.ts'

import { person, registrationFormModel } from './registration-form.ts'

export const model = registrationFormModel(clientFormMachine, clientForm, person)
