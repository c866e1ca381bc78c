/**
 * The options that a product can be given, by the language of their names (products.admin-edits-every-field). They are
 * fetched once for a language: what an import brings meanwhile is there after a reload.
 */
import type { ActorRefFrom } from 'xstate'

import type { ProductChoices } from '#areas/products/contract/products.ts'
import { FETCH_DEDUPE_MS } from '#contract/constants.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

export const productChoicesMachine = createFreshDataMachine<ProductChoices>('productChoices', FETCH_DEDUPE_MS)
export type ProductChoicesRef = ActorRefFrom<typeof productChoicesMachine>
