import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/general/contract/calls.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  sendContactMessage: {
    name: 'Mara Vos',
    email: 'mara.vos@verbena.test',
    message: 'When is the magnesium back in stock?',
  },
}
