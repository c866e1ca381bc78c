import type { GenericSchema } from 'valibot'

import type { calls } from '#areas/import/contract/calls.ts'
import { importAnswers, importJob } from '#areas/import/contract/catalogue-import.ts'
import type { ExamplesOf } from '#server/api/examples.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  answerImport: { currency: 'EUR', take_unpublished: true },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  ImportJob: importJob,
  ImportAnswers: importAnswers,
} satisfies Record<string, GenericSchema>
