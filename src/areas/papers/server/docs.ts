import type { GenericSchema } from 'valibot'

import { paperSummary } from '#areas/papers/contract/papers.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples = {}

/** The entities that stand in the API's document once, under these names. */
export const entities = { PaperSummary: paperSummary } satisfies Record<string, GenericSchema>
