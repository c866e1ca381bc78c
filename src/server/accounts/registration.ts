import { type CallInput, USER_TYPES } from '#contract/call.ts'
import type { Tokens } from '#contract/auth.ts'
import type { register } from '#contract/registration.ts'

import { now } from './clock.ts'
import type { AccountDeps } from './deps.ts'
import { findByEmail } from './find.ts'
import { insertAccount, type NewPractitioner } from './insert.ts'
import { postLink } from './mails.ts'
import { takeToken } from './one-time-token.ts'
import { hashPassword } from './passwords.ts'
import type { Admit, From } from './sign-in.ts'

export type RegistrationInput = CallInput<typeof register>['body']

/** Becoming somebody the shop knows (decision 25). */
export interface Registration {
  /**
   * Makes an inactive account and writes the mail that activates it. Where the e-mail has an account, its owner gets a
   * mail that says so instead; whoever asks cannot tell the two apart.
   */
  register(input: RegistrationInput, from: From): Promise<void>
  /** Writes the activating mail of an account once more, as long as it is inactive. */
  activateAgain(email: string): Promise<void>
  /** Undefined for a token that cannot be used. */
  activate(token: string, from: From): Promise<Tokens | undefined>
}

export function registration(deps: AccountDeps, admit: Admit): Registration {
  const { db, region } = deps
  return {
    async register(input, { language }) {
      const { email, password, first_name, last_name, phone, country, newsletter } = input.fields
      const passwordHash = await hashPassword(password)
      await db.transaction().execute(async (transaction) => {
        const userId = await insertAccount(
          transaction,
          { user_type_id: input.user_type_id, email, password_hash: passwordHash, first_name, last_name, phone: phone ?? '', country, newsletter, language, region },
          practitionerOf(input),
        )
        const known = userId === undefined ? await findByEmail(transaction, email) : undefined
        if (userId !== undefined) await postLink(transaction, deps, 'activation', { userId, email, language })
        else if (known !== undefined) await postLink(transaction, deps, 'registered', known)
      })
    },

    async activateAgain(email) {
      await db.transaction().execute(async (transaction) => {
        const account = await findByEmail(transaction, email)
        if (account?.isActive === false) await postLink(transaction, deps, 'activation', account)
      })
    },

    activate: (token, { device }) =>
      db.transaction().execute(async (transaction) => {
        const userId = await takeToken(transaction, token, 'activate')
        if (userId === undefined) return undefined
        await transaction.updateTable('account').set({ activated_at: now }).where('user_id', '=', userId).where('activated_at', 'is', null).execute()
        return admit(transaction, userId, device)
      }),
  }
}

function practitionerOf({ user_type_id, fields }: RegistrationInput): NewPractitioner {
  if (user_type_id === USER_TYPES.Client) return {}
  const { health_profession, expertise_level, organisation_type, practice_name, website, professional_body, professional_number } = fields
  return { health_profession, expertise_level, organisation_type, practice_name, website, professional_body, professional_number }
}
