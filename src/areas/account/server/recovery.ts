import type { CallResponse } from '#contract/call.ts'
import type { resetPassword } from '#areas/account/contract/auth.ts'
import type { LanguageCode } from '#contract/languages.ts'

import { agreeByLink } from '#server/practice-data/agree.ts'
import { joinAsked } from '#server/practice-data/join.ts'
import { atLeast } from '#server/request/at-least.ts'
import { now } from '#server/database/clock.ts'
import type { AccountDeps } from './deps.ts'
import { findById, lockByEmail } from './find.ts'
import { mayPostLink, postLink } from './mails.ts'
import { invitationOf, takeToken } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import type { Admit, From } from './sign-in.ts'
import { doubt, forgetRegistration, isUnproven } from './unproven.ts'

/** Choosing a new password by email; for an invited user, the first one. */
export interface Recovery {
  /**
   * Writes the mail if the email has an account, unless a stranger asks too often. Takes equally long if it has none
   * (sign-in.forgot-password-tells-nobody).
   */
  forgotPassword(email: string, language: LanguageCode): Promise<void>
  /**
   * Sets the password, activates the account, signs out all its devices and signs this one in. Undefined if the token
   * cannot be used. A registration that was never verified keeps its fields only if the link was in one of its own
   * mails. Choosing the first password through an invitation is a yes to that invitation
   * (clients.password-by-link-is-a-yes).
   */
  resetPassword(token: string, password: string, from: From): Promise<ResetPassword | undefined>
}

/** The answer of the call without its message, and the email of the account. */
export type ResetPassword = Omit<CallResponse<typeof resetPassword>, 'message'> & { readonly email: string }

/**
 * The least milliseconds that asking for a new password takes: longer than writing a mail, so that the time does not
 * tell whether one was written.
 */
const ASKING_TAKES = 100

export function recovery(deps: AccountDeps, admit: Admit): Recovery {
  const { db, region } = deps
  return {
    async forgotPassword(email, language) {
      await atLeast(ASKING_TAKES, () =>
        db.transaction().execute(async (transaction) => {
          const account = await lockByEmail(transaction, email)
          if (account === undefined) return
          await doubt(transaction, account)
          if (!(await mayPostLink(transaction, 'reset', account.userId))) return
          await postLink(transaction, deps, 'reset', isUnproven(account) ? { ...account, language } : account)
        }),
      )
    },

    resetPassword: (token, password, { device, language }) =>
      db.transaction().execute(async (transaction) => {
        const invitationId = await invitationOf(transaction, token)
        const byReset = await takeToken(transaction, token, 'reset')
        const userId =
          byReset ?? (await takeToken(transaction, token, 'choose')) ?? (await takeToken(transaction, token, 'invite'))
        if (userId === undefined) return undefined
        const passwordHash = await hashPassword(password)
        const found = await findById(transaction, userId)
        if (byReset !== undefined && isUnproven(found))
          await forgetRegistration(transaction, found, { language, region })
        const { email, userTypeId } = await findById(transaction, userId)
        await transaction
          .updateTable('account')
          .set((eb) => ({ password_hash: passwordHash, activated_at: eb.fn.coalesce('activated_at', now) }))
          .where('user_id', '=', userId)
          .execute()
        await joinAsked(transaction, userId, deps)
        if (invitationId !== undefined) await agreeByLink(transaction, userId, invitationId, deps)
        await transaction.deleteFrom('session').where('user_id', '=', userId).execute()
        await transaction.deleteFrom('one_time_token').where('user_id', '=', userId).execute()
        return { ...(await admit(transaction, userId, device)), user_type_id: userTypeId, email }
      }),
  }
}
