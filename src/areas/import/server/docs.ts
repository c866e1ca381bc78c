import type { GenericSchema } from 'valibot'

import { importJob } from '#areas/import/contract/catalogue-import.ts'

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  ImportJob: importJob,
} satisfies Record<string, GenericSchema>
