/** The options that a product can be given, by the language of their names (products.admin-edits-every-field). */
import type { ActorRefFrom } from 'xstate'

import type { ProductChoices } from '#areas/products/contract/products.ts'

import { createFreshDataMachine } from '../fresh-data/fresh-data.machine.ts'

/** An import may bring new options. */
export const CHOICES_EXPIRY_MS = 5 * 60_000

export const productChoicesMachine = createFreshDataMachine<ProductChoices>('productChoices', CHOICES_EXPIRY_MS)
export type ProductChoicesRef = ActorRefFrom<typeof productChoicesMachine>
