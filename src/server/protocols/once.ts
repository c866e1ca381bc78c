import type { Transaction } from 'kysely'

import type { Schema } from '../database/schema.ts'
import { keepKey, type KeyedCall, lookUpKey } from '../shopping/call-keys.ts'

/**
 * Carries out a call that resolves with an id, once for each key; `repeated` finds that id again. A call that was refused
 * may come again under its key.
 */
export async function once<Refusal extends string>(
  transaction: Transaction<Schema>,
  { key, ...rest }: Omit<KeyedCall, 'key'> & { readonly key: string | undefined },
  carryOut: () => Promise<number | Refusal>,
  repeated: (keyed: KeyedCall) => Promise<number | Refusal>,
): Promise<number | Refusal | 'keyUsed'> {
  if (key === undefined) return carryOut()
  const keyed = { ...rest, key }
  const known = await lookUpKey(transaction, keyed)
  if (known === 'repeated') return repeated(keyed)
  if (known === 'other') return 'keyUsed'
  const outcome = await carryOut()
  if (typeof outcome === 'number') await keepKey(transaction, keyed)
  return outcome
}
