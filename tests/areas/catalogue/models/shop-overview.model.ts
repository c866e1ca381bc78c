import { shopOverviewMachine } from '#machines/catalogue/shop-overview.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'
import { overview } from '#tests/models/samples.ts'

export const model = freshDataModel(shopOverviewMachine, overview, 300_000)
