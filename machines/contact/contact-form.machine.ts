import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import { sendContactMessage } from '#contract/contact.ts'
import { brokenRules } from '#contract/rules.ts'

import { createFormMachine } from '../form/form.machine.ts'
import type { Form } from '../form/form.ts'

export type ContactField = 'name' | 'email' | 'message'

export const contactForm: Form<ContactField> = {
  empty: { name: '', email: '', message: '' },
  check: (values) => brokenRules(sendContactMessage.body, values),
}

/** A message to the shop (account.contact-form). */
export const contactFormMachine = createFormMachine<ContactField, CallResponse<typeof sendContactMessage>>(
  'contactForm',
  contactForm,
)
export type ContactFormRef = ActorRefFrom<typeof contactFormMachine>
