import type { Transaction } from 'kysely'

import type { Schema } from '#server/database/schema.ts'
import type { OrderDeps } from './deps.ts'

/** The catalogue as a transaction sees it. */
export const within = (
  { catalogue }: Pick<OrderDeps, 'catalogue'>,
  transaction: Transaction<Schema>,
): Pick<OrderDeps, 'catalogue'> => ({
  catalogue: { productsOf: (ids, language, viewer) => catalogue.productsOf(ids, language, viewer, transaction) },
})
