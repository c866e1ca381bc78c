import { account } from './account/area.ts'
import { admin } from './admin/area.ts'
import { cart } from './cart/area.ts'
import { catalogue } from './catalogue/area.ts'
import { clients } from './clients/area.ts'
import { commission } from './commission/area.ts'
import { folders } from './folders/area.ts'
import { general } from './general/area.ts'
import { home } from './home/area.ts'
import { catalogueImport } from './import/area.ts'
import { intake } from './intake/area.ts'
import { orders } from './orders/area.ts'
import { papers } from './papers/area.ts'
import { practice } from './practice/area.ts'
import { products } from './products/area.ts'
import { protocols } from './protocols/area.ts'
import { returns } from './returns/area.ts'

/** The areas of the shop from the bottom up: each uses those before it. A new one is a line here. */
export const AREAS = [
  account,
  general,
  admin,
  catalogue,
  practice,
  cart,
  clients,
  products,
  papers,
  commission,
  catalogueImport,
  intake,
  protocols,
  folders,
  orders,
  returns,
  home,
] as const
