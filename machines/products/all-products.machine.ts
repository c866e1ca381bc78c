/** One page of all products, on sale or not, for an admin (products.admin-finds-every-product). */
import type { ActorRefFrom } from 'xstate'

import type { listAllProducts } from '#areas/products/contract/products.ts'
import type { CallResponse } from '#contract/call.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

import { PRODUCTS_EXPIRY_MS } from './products-place.ts'

export type ProductList = CallResponse<typeof listAllProducts>

export const allProductsMachine = createFreshDataMachine<ProductList>('allProducts', PRODUCTS_EXPIRY_MS)
export type AllProductsRef = ActorRefFrom<typeof allProductsMachine>
