import type { Caller } from '../request/env.ts'
import { plainAddress } from '../network/address-group.ts'
import { isPublicAddress } from '../network/public-address.ts'
import { lookUpCountry } from './database.ts'

/** The country of a caller by an ISO 3166-1 alpha-2 code; null where it cannot be told. */
export type ReadCountry = (caller: Caller) => Promise<string | null>

/**
 * Tells countries (country.read-from-proxy-or-database): what a trusted proxy says, else what stands in the database of
 * addresses. Callers from this machine or its network have no country of their own and get the default one.
 */
export function countryReader(
  defaultCountry: string | undefined,
  lookUp: (address: string) => Promise<string | null> = lookUpCountry,
): ReadCountry {
  return async ({ address, country }) => {
    if (country !== undefined) return country
    const plain = plainAddress(address)
    if (plain === '') return null
    return isPublicAddress(plain) ? lookUp(plain) : (defaultCountry ?? null)
  }
}
