import type { GenericSchema } from 'valibot'

import type { calls } from '#areas/products/contract/calls.ts'
import { adminProduct } from '#areas/products/contract/products.ts'
import type { ExamplesOf } from '#server/api/examples.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  saveProduct: { changes: [{ field: 'price_eur.12', from: 24.9, to: 22.9 }] },
  undoEdits: { edits: [341] },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  AdminProduct: adminProduct,
} satisfies Record<string, GenericSchema>
