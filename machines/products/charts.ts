import * as entry from '../late/entry-messages.ts'
import { late } from '../late/late-chart.ts'
import type { adminProductMachine } from './admin-product.machine.ts'
import type { allProductsMachine } from './all-products.machine.ts'

/** The rows of this area's late charts. */
export const CHARTS = {
  allProducts: late<typeof allProductsMachine>()({
    kind: 'own',
    pack: 'products',
    outdated: {},
    entered: entry.addressWanted,
  }),
  adminProduct: late<typeof adminProductMachine>()({
    kind: 'own',
    pack: 'products',
    entered: entry.productOpened,
  }),
}
