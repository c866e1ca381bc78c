import { shopOptionsMachine } from '#machines/catalogue/shop-options.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { options } from '#tests/models/samples.ts'

export const model = freshDataModel(shopOptionsMachine, options, 300_000)
