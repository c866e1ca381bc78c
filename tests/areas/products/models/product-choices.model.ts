import { CHOICES_EXPIRY_MS, productChoicesMachine } from '#machines/products/product-choices.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

const NONE = { brand: [], delivery_form: [], categories: [], health_goals: [], suitable_for: [], free_from: [] }

export const model = freshDataModel(productChoicesMachine, NONE, CHOICES_EXPIRY_MS)
