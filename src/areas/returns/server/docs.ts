import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import { adminReturn, adminReturnSummary } from '#areas/returns/contract/admin-returns.ts'
import type { calls } from '#areas/returns/contract/calls.ts'
import { orderReturn, orderReturns, refund, returnLine } from '#areas/returns/contract/returns.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  withdraw: { lines: [{ product_variant_id: 731, quantity: 1 }] },
  createReturn: { kind: 'cancel', lines: [{ product_variant_id: 731, quantity: 1 }] },
  checkReturn: { lines: [{ product_variant_id: 731, accepted: 1, restock: true }] },
  refundReturn: {
    lines: [{ product_variant_id: 731, amount: 19.99 }],
    delivery: 0,
    way: 'provider',
    note: 'One pack was opened.',
  },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  AdminReturn: adminReturn,
  AdminReturnSummary: adminReturnSummary,
  OrderReturn: orderReturn,
  OrderReturns: orderReturns,
  Refund: refund,
  ReturnLine: returnLine,
} satisfies Record<string, GenericSchema>
