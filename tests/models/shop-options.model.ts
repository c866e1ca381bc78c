import { shopOptionsMachine } from '#machines/fresh-data/shop-options.machine.ts'

import { freshDataModel } from './fresh-data.ts'
import { options } from './samples.ts'

export const model = freshDataModel(shopOptionsMachine, options, 300_000)
