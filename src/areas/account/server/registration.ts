import type { Transaction } from 'kysely'

import { type CallInput, USER_TYPES } from '#contract/call.ts'
import type { Tokens } from '#areas/account/contract/auth.ts'
import type { register } from '#areas/account/contract/registration.ts'

import type { Schema } from '#server/database/schema.ts'
import { askToJoin, joinAsked } from '#server/practice-data/join.ts'
import { now } from '#server/database/clock.ts'
import type { AccountDeps } from './deps.ts'
import { findById, lockByEmail } from './find.ts'
import { insertAccount, type NewAccount, type NewPractitioner, replaceAccount } from './insert.ts'
import { mayPostLink, postLink } from './mails.ts'
import { endTokens, takeToken } from './one-time-token.ts'
import { doubtedHash, hashPassword } from './passwords.ts'
import type { Admit, From } from './sign-in.ts'
import { isUnproven } from './unproven.ts'

export type RegistrationInput = CallInput<typeof register>['body']

/** Registering and activating an account (registration.email-activates). */
export interface Registration {
  /**
   * Creates an inactive account and writes the mail that activates it. A registration that is not verified yet is
   * replaced, and the mail leads to choosing a password. If the email has another account, its owner gets a mail that
   * says so. The caller cannot tell these cases apart (registration.known-email-is-not-told).
   */
  register(input: RegistrationInput, from: From): Promise<void>
  /**
   * Writes the activation mail again, as long as the registration is not verified and mails were not requested too
   * often.
   */
  activateAgain(email: string): Promise<void>
  /** Undefined if the token cannot be used. */
  activate(token: string, from: From): Promise<Tokens | undefined>
}

export function registration(deps: AccountDeps, admit: Admit): Registration {
  const { db, region } = deps
  const registerAgain = async (
    transaction: Transaction<Schema>,
    account: NewAccount & { readonly password_hash: string },
    practitioner: NewPractitioner,
    practice: string | undefined,
  ) => {
    const known = await lockByEmail(transaction, account.email)
    if (known === undefined) return
    const kind = isUnproven(known) ? 'repeated' : 'registered'
    // If no mail may be sent, nothing changes: the links in earlier mails belong to the stored registration.
    if (!(await mayPostLink(transaction, kind, known.userId))) return
    if (kind === 'repeated') {
      await replaceAccount(
        transaction,
        known.userId,
        { ...account, password_hash: doubtedHash(account.password_hash) },
        practitioner,
      )
      await endTokens(transaction, known.userId, 'choose')
      await askToJoin(transaction, known.userId, practice)
    }
    await postLink(transaction, deps, kind, await findById(transaction, known.userId))
  }
  return {
    async register(input, { language }) {
      const { email, password, first_name, last_name, phone, country, newsletter } = input.fields
      const passwordHash = await hashPassword(password)
      const account = {
        user_type_id: input.user_type_id,
        email,
        password_hash: passwordHash,
        first_name,
        last_name,
        phone: phone ?? '',
        country,
        newsletter,
        language,
        region,
      }
      await db.transaction().execute(async (transaction) => {
        const practice = 'practice' in input ? input.practice : undefined
        const userId = await insertAccount(transaction, account, practitionerOf(input))
        if (userId === undefined) return registerAgain(transaction, account, practitionerOf(input), practice)
        await askToJoin(transaction, userId, practice)
        await postLink(transaction, deps, 'activation', { userId, email, language })
      })
    },

    async activateAgain(email) {
      await db.transaction().execute(async (transaction) => {
        const account = await lockByEmail(transaction, email)
        if (account === undefined || !isUnproven(account)) return
        const kind = account.isDoubted ? 'repeated' : 'activation'
        if (await mayPostLink(transaction, kind, account.userId)) await postLink(transaction, deps, kind, account)
      })
    },

    activate: (token, { device }) =>
      db.transaction().execute(async (transaction) => {
        const userId = await takeToken(transaction, token, 'activate')
        if (userId === undefined || (await findById(transaction, userId)).isDoubted) return undefined
        await transaction
          .updateTable('account')
          .set({ activated_at: now })
          .where('user_id', '=', userId)
          .where('activated_at', 'is', null)
          .execute()
        await joinAsked(transaction, userId, deps)
        return admit(transaction, userId, device)
      }),
  }
}

function practitionerOf({ user_type_id, fields }: RegistrationInput): NewPractitioner {
  if (user_type_id === USER_TYPES.Client) return {}
  const {
    health_profession,
    expertise_level,
    organisation_type,
    practice_name,
    website,
    professional_body,
    professional_number,
  } = fields
  return {
    health_profession,
    expertise_level,
    organisation_type,
    practice_name,
    website,
    professional_body,
    professional_number,
  }
}
