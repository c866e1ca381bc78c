import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import type { Catalogue } from './index.ts'

type ReadProducts = Pick<Catalogue, 'productsOf'>

/** The catalogue as a transaction sees it. */
export const within = (
  { catalogue }: { readonly catalogue: ReadProducts },
  transaction: Transaction<Schema>,
): { readonly catalogue: ReadProducts } => ({
  catalogue: { productsOf: (ids, language, viewer) => catalogue.productsOf(ids, language, viewer, transaction) },
})
