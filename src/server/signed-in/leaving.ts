import type { Kysely, Transaction } from 'kysely'

import type { Leaving } from '#areas/account/contract/account.ts'

import type { Schema } from '../database/schema.ts'

/** Keys by which areas encrypt and decrypt what they keep. */
export interface LeavingKeys {
  readonly bankSecret: string
}

/** An area's part in the deletion of an account, beside its rows that go with the account's own. */
export interface LeavingArea {
  /** Parts of the answer that concern this user, told before the deletion (account.deletion-says-what-is-owed). */
  tell(db: Kysely<Schema>, userId: number): Promise<Partial<Leaving>>
  /** Keeps what outlasts the account, in the transaction that deletes it. */
  keep(transaction: Transaction<Schema>, userId: number, keys: LeavingKeys): Promise<void>
}
