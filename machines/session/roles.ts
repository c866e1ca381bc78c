import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

/**
 * Whether a person of a type may buy products for certified practitioners only, undefined where nobody is signed in
 * (product.restricted-is-for-types-one-and-two).
 */
export function mayBuyRestricted(type: UserType | undefined): boolean {
  return isShownTo(type, [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner], { practitioner_only_products: true })
}

/** What narrows the roles further. */
export interface RoleCondition {
  /** The part is about restricted products (role.practitioner-only-denies-type-three). */
  readonly practitioner_only_products?: boolean
}

/**
 * Whether a part of the shop is shown to a person of a type, undefined where nobody is signed in
 * (role.part-for-some-types). `allowed`: to these types only; all signed-in people where not said.
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
