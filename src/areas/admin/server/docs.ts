import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/admin/contract/calls.ts'
import { judgedPractitioner } from '#areas/admin/contract/admin.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  judgePractitioner: { status: 'refused', reason: 'The certificate has run out.' },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  JudgedPractitioner: judgedPractitioner,
} satisfies Record<string, GenericSchema>
