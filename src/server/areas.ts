import { account } from '#areas/account/server/area.ts'
import { admin } from '#areas/admin/server/area.ts'
import { cart } from '#areas/cart/server/area.ts'
import { catalogue } from '#areas/catalogue/server/area.ts'
import { clients } from '#areas/clients/server/area.ts'
import { commission } from '#areas/commission/server/area.ts'
import { folders } from '#areas/folders/server/area.ts'
import { general } from '#areas/general/server/area.ts'
import { catalogueImport } from '#areas/import/server/area.ts'
import { intake } from '#areas/intake/server/area.ts'
import { orders } from '#areas/orders/server/area.ts'
import { papers } from '#areas/papers/server/area.ts'
import { practice } from '#areas/practice/server/area.ts'
import { products } from '#areas/products/server/area.ts'
import { protocols } from '#areas/protocols/server/area.ts'
import { returns } from '#areas/returns/server/area.ts'

import type { LeavingArea } from './signed-in/leaving.ts'
import type { Personal } from './signed-in/personal.ts'

/** The areas that have calls, in the order in which the calls are read. */
export const SERVER_AREAS = [
  account,
  catalogue,
  cart,
  clients,
  protocols,
  folders,
  practice,
  papers,
  orders,
  commission,
  returns,
  admin,
  products,
  intake,
  catalogueImport,
  general,
] as const

/** The personal data of all areas but that of accounts themselves. */
export const PERSONAL: readonly Personal[] = SERVER_AREAS.flatMap((area) => ('personal' in area ? [area.personal] : []))

/** The areas that have a part in the deletion of an account. */
export const LEAVING: readonly LeavingArea[] = SERVER_AREAS.flatMap((area) => ('leaving' in area ? [area.leaving] : []))
