import type { Transaction } from 'kysely'

import type { CartFilling, FillingAnswer } from '#areas/cart/contract/filling.ts'

import { now } from '#server/database/clock.ts'
import { withReadRetry } from '#server/database/index.ts'
import type { Schema } from '#server/database/schema.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { ShoppingDeps } from '../deps.ts'
import { takeOut } from '../followed.ts'
import { readFillings } from './read.ts'

/** The protocols that practitioners put into a client's cart, as the client sees them. */
export interface FillingsService {
  /** The unanswered ones with pieces still in the cart, latest first. */
  listFillings(client: Shopper): Promise<CartFilling[]>
  /** 'missing' if the client has no such filling that waits for an answer; answering alike again changes nothing. */
  answerFilling(client: Shopper, fillingId: number, answer: FillingAnswer): Promise<CartFilling[] | 'missing' | 'gone'>
}

const WORDS = { keep: 'kept', take: 'taken' } as const

export function fillingsService(deps: ShoppingDeps & AccountLock): FillingsService {
  const { database, withAccountLock } = deps
  const list = (client: Shopper) => withReadRetry(database, () => readFillings(deps, database.db, client))
  return {
    listFillings: list,

    async answerFilling(client, fillingId, answer) {
      const outcome = await withAccountLock(client.userId, (transaction) =>
        answerIn(transaction, client.userId, fillingId, answer),
      )
      return outcome === 'answered' ? list(client) : outcome
    },
  }
}

async function answerIn(
  transaction: Transaction<Schema>,
  clientId: number,
  fillingId: number,
  answer: FillingAnswer,
): Promise<'answered' | 'missing'> {
  const filling = await transaction
    .selectFrom('cart_filling')
    .select('answer')
    .where('filling_id', '=', fillingId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (filling === undefined) return 'missing'
  if (filling.answer !== null) return filling.answer === WORDS[answer] ? 'answered' : 'missing'
  if (answer === 'take') await takeOut(transaction, clientId, fillingId)
  await transaction.deleteFrom('cart_filled').where('filling_id', '=', fillingId).execute()
  await transaction
    .updateTable('cart_filling')
    .set({ answer: WORDS[answer], answered_at: now })
    .where('filling_id', '=', fillingId)
    .execute()
  return 'answered'
}
