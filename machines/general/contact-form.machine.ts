import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import { sendContactMessage } from '#areas/general/contract/contact.ts'

import { createFormMachine } from '../form/form.machine.ts'
import { formOf } from '../form/form.ts'

export const contactForm = formOf(sendContactMessage.body, { empty: { name: '', email: '', message: '' } })

/** A message to the shop (account.contact-form). */
export const contactFormMachine = createFormMachine<typeof contactForm, CallResponse<typeof sendContactMessage>>(
  'contactForm',
  contactForm,
)
export type ContactFormRef = ActorRefFrom<typeof contactFormMachine>
