import { type UserType, USER_TYPES } from '#contract/call.ts'

import type { Principal } from '../../accounts/index.ts'
import type { Viewer } from '../../catalogue/index.ts'

const MAY_BUY_RESTRICTED: readonly UserType[] = [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner]

/** How somebody sees the catalogue (decision 13). */
export function viewerOf(principal: Principal | undefined): Viewer {
  return { mayBuyRestricted: principal !== undefined && MAY_BUY_RESTRICTED.includes(principal.userTypeId) }
}
