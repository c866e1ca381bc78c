import { USER_TYPES } from '#contract/call.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'

import type { AccountDeps } from '#areas/account/server/deps.ts'
import { lockByEmail } from '#areas/account/server/find.ts'
import { insertAccount } from '#areas/account/server/insert.ts'
import { postLink } from '#areas/account/server/mails.ts'
import { forgetRegistration, isUnproven } from '#areas/account/server/unproven.ts'

export type AppointDeps = Pick<AccountDeps, 'db' | 'messages' | 'publicUrl' | 'shopName' | 'region'>

/** Outcome of an appointment. `link`, also in the mail, leads to choosing a password. */
export type Appointed =
  | { readonly kind: 'unchanged' | 'appointed' }
  | { readonly kind: 'invited'; readonly link: string }

/**
 * Makes the account of an email an admin (operations.admin-command). If there is no account, or it is not activated,
 * its owner gets a mail to choose a password, which activates it.
 */
export function appointAdmin({ db, region, ...deps }: AppointDeps, email: string): Promise<Appointed> {
  return db.transaction().execute(async (transaction) => {
    await insertAccount(transaction, { user_type_id: USER_TYPES.Admin, email, language: DEFAULT_LANGUAGE, region })
    const account = await lockByEmail(transaction, email)
    if (account === undefined) throw new Error('an account vanished while it was made an admin')
    if (isUnproven(account))
      await forgetRegistration(transaction, account, { type: USER_TYPES.Admin, language: DEFAULT_LANGUAGE, region })
    await transaction
      .updateTable('account')
      .set({ user_type_id: USER_TYPES.Admin })
      .where('user_id', '=', account.userId)
      .execute()
    if (!account.isActive) return { kind: 'invited', link: await postLink(transaction, deps, 'reset', account) }
    return { kind: account.userTypeId === USER_TYPES.Admin ? 'unchanged' : 'appointed' }
  })
}
