import { calls } from '#areas/products/contract/calls.ts'

import { entities, examples } from './docs.ts'
import { productHandlers } from './handlers.ts'

/** This area on the server. */
export const products = { calls, examples, entities, handlers: productHandlers, opening: () => import('./open.ts') }
