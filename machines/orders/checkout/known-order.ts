import { addressForm } from './address-form.machine.ts'
import { methodOf, startingValues } from './checkout.ts'
import type { Basis, Filled } from './checkout.ts'

/**
 * The form prefilled from the last order; null if there was none, something was typed
 * since, or it would not be valid today (checkout.review-first).
 */
export function knownOrder(basis: Omit<Basis, 'known'>): Filled | null {
  if (basis.last_delivery === null || basis.draft !== null) return null
  const { address, billing, ...rest } = startingValues(basis)
  const { empty } = addressForm
  const values = {
    ...empty,
    ...rest,
    address: { ...empty.address, ...address },
    billing: { ...empty.billing, ...billing },
  }
  if (Object.keys(addressForm.check(values)).length > 0) return null
  const filled = addressForm.body(values) as Filled
  return methodOf(basis.delivery_methods, filled) ? filled : null
}
