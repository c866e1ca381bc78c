import { allReturnsMachine } from '#machines/returns/all-returns.machine.ts'
import { RETURNS_EXPIRY_MS } from '#machines/returns/returns-place.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { adminReturnSummary } from './return-samples.ts'

const page = { data: [adminReturnSummary(5)], current_page: 1, limit: 20, total_pages: 1, total_results: 1 }

export const model = freshDataModel(allReturnsMachine, page, RETURNS_EXPIRY_MS)
