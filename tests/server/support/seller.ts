import { sellerOf } from '#areas/papers/server/seller.ts'
import { operator } from '#tests/support/operator.ts'

/** The seller that a test's orders keep; it names no account to pay to. */
export const SELLER = { ...sellerOf({ shopName: 'Verbena', operator }), bank: null }
