import { FETCH_DEDUPE_MS } from '#contract/constants.ts'
import { productChoicesMachine } from '#machines/products/product-choices.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

const NONE = { brand: [], delivery_form: [], categories: [], health_goals: [], suitable_for: [], free_from: [] }

export const model = freshDataModel(productChoicesMachine, NONE, FETCH_DEDUPE_MS)
