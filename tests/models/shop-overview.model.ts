import { shopOverviewMachine } from '#machines/fresh-data/shop-overview.machine.ts'

import { freshDataModel } from './fresh-data.ts'
import { overview } from './samples.ts'

export const model = freshDataModel(shopOverviewMachine, overview, 300_000)
