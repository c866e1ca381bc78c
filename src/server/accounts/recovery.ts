import type { CallResponse } from '#contract/call.ts'
import type { resetPassword } from '#contract/auth.ts'

import { now } from './clock.ts'
import type { AccountDeps } from './deps.ts'
import { findByEmail, findById } from './find.ts'
import { postLink } from './mails.ts'
import { takeToken } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import type { Admit, From } from './sign-in.ts'

/** Choosing a new password by a mail; for one who was invited, the first (decision 30). */
export interface Recovery {
  /** Writes the mail where the e-mail has an account. Takes as long where it has none. */
  forgotPassword(email: string): Promise<void>
  /**
   * Sets the password, which also activates the account, signs out all its devices and signs this one in. Undefined for a
   * token that cannot be used.
   */
  resetPassword(token: string, password: string, from: From): Promise<ResetPassword | undefined>
}

/** The answer of the call, without its message, and the e-mail whose password it is. */
export type ResetPassword = Omit<CallResponse<typeof resetPassword>, 'message'> & { readonly email: string }

/** Milliseconds that asking for a new password takes at least: more than writing a mail, which is not written for nobody. */
const ASKING_TAKES = 100

export function recovery(deps: AccountDeps, admit: Admit): Recovery {
  const { db } = deps
  return {
    async forgotPassword(email) {
      const least = new Promise<void>((resolve) => { setTimeout(resolve, ASKING_TAKES) })
      const account = await findByEmail(db, email)
      if (account !== undefined) await db.transaction().execute((transaction) => postLink(transaction, deps, 'reset', account))
      await least
    },

    resetPassword: (token, password, { device }) =>
      db.transaction().execute(async (transaction) => {
        const userId = await takeToken(transaction, token, 'reset')
        if (userId === undefined) return undefined
        const passwordHash = await hashPassword(password)
        const { email, userTypeId } = await findById(transaction, userId)
        await transaction.updateTable('account')
          .set((eb) => ({ password_hash: passwordHash, activated_at: eb.fn.coalesce('activated_at', now) }))
          .where('user_id', '=', userId).execute()
        await transaction.deleteFrom('session').where('user_id', '=', userId).execute()
        await transaction.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
        return { ...(await admit(transaction, userId, device)), user_type_id: userTypeId, email }
      }),
  }
}
