import { sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import { cartMail } from './mails/cart.ts'
import { postMail } from '#server/mail/index.ts'
import type { AccountLock } from '#server/signed-in/account-lock.ts'
import { oncePerKey } from '#server/signed-in/once-per-key.ts'
import type { Shopper } from '#server/signed-in/shopper.ts'
import type { CartService } from './cart.ts'
import type { ShoppingDeps } from './deps.ts'

export interface CartMailed {
  readonly isRepeated: boolean
}

export interface CartMailService {
  /**
   * Mails the cart to its owner in the account's language, once for each key; 'empty', without a mail, if nothing is in it.
   * `isRepeated` if an earlier call under the key has posted the mail.
   */
  mailCart(shopper: Shopper, key: string | undefined): Promise<CartMailed | 'empty' | 'keyUsed' | 'gone'>
}

export function cartMailService(
  deps: ShoppingDeps & AccountLock,
  { getCart }: Pick<CartService, 'getCart'>,
): CartMailService {
  const { database, withAccountLock } = deps
  return {
    async mailCart(shopper, key) {
      const { userId } = shopper
      const account = await database.db
        .selectFrom('account')
        .select([
          'email',
          sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as('language'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (account === undefined) return 'gone'
      const { email: to, language } = account
      // Read before locking: inside the lock it would need a second connection of the pool.
      const cart = await getCart({ ...shopper, language })
      return withAccountLock(userId, (transaction) =>
        oncePerKey<CartMailed | 'empty'>(
          transaction,
          { userId, key, call: ['mailCart'] },
          {
            async carryOut() {
              if (cart.items.length === 0) return 'empty'
              await postMail(transaction, cartMail(cart, { to, language }, deps))
              return { isRepeated: false }
            },
            repeat: () => Promise.resolve({ isRepeated: true }),
          },
        ),
      )
    },
  }
}
