import { late } from '../late/late-chart.ts'
import * as entry from '../late/entry-messages.ts'
import type { contactFormMachine } from './contact-form.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  contactForm: late<typeof contactFormMachine>()({
    kind: 'page',
    reentered: entry.anew,
  }),
}
