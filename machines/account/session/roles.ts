import { USER_TYPES } from '#contract/call.ts'
import type { UserType } from '#contract/call.ts'

/** For certified practitioners' products (product.restricted-is-for-types-one-and-two). `type` is undefined for a visitor. */
export function mayBuyRestricted(type: UserType | undefined): boolean {
  return isShownTo(type, [USER_TYPES.Admin, USER_TYPES.CertifiedPractitioner], { practitioner_only_products: true })
}

/** Narrows a role further. */
export interface RoleCondition {
  /** The part is about restricted products (role.practitioner-only-denies-type-three). */
  readonly practitioner_only_products?: boolean
}

/**
 * True if users of `type` see this part of the shop (role.part-for-some-types); `type` is undefined for a visitor. By
 * default `allowed` is everyone who is signed in.
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
