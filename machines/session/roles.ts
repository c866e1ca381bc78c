import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

/**
 * Whether a person of a type may buy products for certified practitioners only, undefined where nobody is signed in (section
 * 6, decision 13). A client may besides buy one that was shared with him.
 */
export function mayBuyRestricted(type: UserType | undefined): boolean {
  return isShownTo(type, [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner], { practitioner_only_products: true })
}

/** What narrows the roles further, by the keys of section 6. */
export interface RoleCondition {
  /** The part is about products for certified practitioners only: type 3 is none of them. */
  readonly practitioner_only_products?: boolean
}

/**
 * Whether a part of the shop is shown to a person of a type, undefined where nobody is signed in (section 6). `allowed`: to
 * these types only; all signed-in people where not said.
 */
export function isShownTo(
  type: UserType | undefined,
  allowed?: readonly UserType[],
  condition: RoleCondition = {},
): boolean {
  if (type === undefined) return false
  if (condition.practitioner_only_products === true && type === USER_TYPES.Practitioner) return false
  return allowed === undefined || allowed.includes(type)
}
