import { type UserType, USER_TYPES } from '#contract/call.ts'

import type { BuyingRights } from './principal.ts'

/** Somebody who looks at the catalogue: some products are for certified practitioners (product.restricted-is-for-types-one-and-two). */
export interface Viewer {
  readonly mayBuyRestricted: boolean
  /** Ids of such products that this viewer may buy all the same; absent where there are none. */
  readonly shared?: readonly number[]
}

const MAY_BUY_RESTRICTED: readonly UserType[] = [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner]

/**
 * The catalogue as a user sees it, and as a visitor does without rights (product.restricted-is-for-types-one-and-two,
 * cart.restricted-needs-the-right).
 */
export function viewerOf(principal: BuyingRights | undefined): Viewer {
  return {
    mayBuyRestricted: principal !== undefined && MAY_BUY_RESTRICTED.includes(principal.userTypeId),
    ...(principal?.sharedProducts && { shared: principal.sharedProducts }),
  }
}
