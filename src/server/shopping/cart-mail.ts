import { sql } from 'kysely'

import type { LanguageCode } from '#contract/languages.ts'

import { cartMail, postMail } from '../mail/index.ts'
import type { Shopper } from '../signed-in/shopper.ts'
import type { CartService } from './cart.ts'
import type { ShoppingDeps } from './deps.ts'

export interface CartMailService {
  /** Mails the cart to its owner in the account's language; 'empty', without a mail, if nothing is in it. */
  mailCart(shopper: Shopper): Promise<'posted' | 'empty' | 'gone'>
}

export function cartMailService(deps: ShoppingDeps, { getCart }: Pick<CartService, 'getCart'>): CartMailService {
  const { db } = deps.database
  return {
    async mailCart(shopper) {
      const account = await db
        .selectFrom('account')
        .select([
          'email',
          sql<LanguageCode>`(select code from language where language.id = account.language_id)`.as('language'),
        ])
        .where('user_id', '=', shopper.userId)
        .executeTakeFirst()
      if (account === undefined) return 'gone'
      const { email: to, language } = account
      const cart = await getCart({ ...shopper, language })
      if (cart.items.length === 0) return 'empty'
      await db.transaction().execute((transaction) => postMail(transaction, cartMail(cart, { to, language }, deps)))
      return 'posted'
    },
  }
}
