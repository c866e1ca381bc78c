import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/papers/contract/calls.ts'
import { paperSummary } from '#areas/papers/contract/papers.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {}

/** The entities that stand in the API's document once, under these names. */
export const entities = { PaperSummary: paperSummary } satisfies Record<string, GenericSchema>
