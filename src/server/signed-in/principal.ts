import type { UserType } from '#contract/call.ts'

/** On these it depends which products a user may buy. */
export interface BuyingRights {
  readonly userTypeId: UserType
  /**
   * Ids of products for certified practitioners that were shared with this client, who may buy them
   * (cart.restricted-needs-the-right). Absent where there are none.
   */
  readonly sharedProducts?: readonly number[]
}

/** The user of a call, and the session of the device that they call from. */
export interface Principal extends BuyingRights {
  readonly userId: number
  readonly sessionId: number
}
