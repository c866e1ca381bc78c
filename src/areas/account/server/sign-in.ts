import type { Transaction } from 'kysely'

import { type loginMultipass, REDIRECT, type Tokens } from '#areas/account/contract/auth.ts'
import type { CallResponse } from '#contract/call.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Schema } from '#server/database/schema.ts'
import type { AccessTokens } from './access-token.ts'
import type { AccountDeps } from './deps.ts'
import { findByEmail } from './find.ts'
import { makeMultipass } from './multipass.ts'
import { admitByMultipass } from './multipass-account.ts'
import { hashPassword, isOutdated, isPassword } from './passwords.ts'
import type { Principal } from '#server/signed-in/principal.ts'
import { openSession, replaceToken, sessionOf } from './sessions.ts'

/** The device that makes a call, as `deviceName` names it, and the language of the answer. */
export interface From {
  readonly device: string
  readonly language: LanguageCode
}

/** Sign-in by password, multipass or refresh token, and sign-out. */
export interface SignIn {
  /**
   * If the account belongs to the other region's shop, the access token is an address there
   * (sign-in.other-region-is-led-to-its-shop). 'inactive' means that the password is right but the account is not
   * activated. All other failures are 'wrong' and take equally long (security.login-tells-no-accounts).
   */
  login(
    credentials: { readonly email: string; readonly password: string },
    from: From,
  ): Promise<Tokens | 'wrong' | 'inactive'>
  /** Undefined if the token cannot be used (sign-in.multipass-works-once). */
  loginMultipass(token: string, from: From): Promise<CallResponse<typeof loginMultipass> | undefined>
  logout(principal: Principal): Promise<void>
  /** Session of a refresh token, as the key for counting; undefined if there is none. */
  sessionOf(refreshToken: string): Promise<number | undefined>
  /** A new pair of tokens. An expired token is 'unknown' too, a reused one 'revoked'. */
  refresh(refreshToken: string): Promise<Tokens | 'unknown' | 'revoked'>
}

/** Signs a device in and issues its tokens, in the transaction that identified the user. */
export type Admit = (transaction: Transaction<Schema>, userId: number, device: string) => Promise<Tokens>

export const admitWith =
  (accessTokens: AccessTokens): Admit =>
  async (transaction, userId, device) => {
    const session = await openSession(transaction, userId, device)
    return { access_token: await accessTokens.sign(session), refresh_token: session.refreshToken }
  }

export function signIn(deps: AccountDeps, accessTokens: AccessTokens): SignIn {
  const { db, log, region, ukShopUrl, multipassSecret } = deps
  const admit = admitWith(accessTokens)
  return {
    async login({ email, password }, { device, language }) {
      const account = await findByEmail(db, email)
      const isRight = await isPassword(account?.passwordHash, password)
      if (account === undefined || account.passwordHash === null || !isRight) return 'wrong'
      if (!account.isActive) return 'inactive'
      if (ukShopUrl !== undefined && account.region !== region) {
        const multipass = makeMultipass(multipassSecret, { email: account.email, created_at: new Date() })
        return { access_token: `${ukShopUrl}/${language}/multipass/${multipass}`, refresh_token: REDIRECT }
      }
      const renewed = isOutdated(account.passwordHash) ? await hashPassword(password) : undefined
      return db.transaction().execute(async (transaction) => {
        const current = await transaction
          .selectFrom('account')
          .select('password_hash')
          .where('user_id', '=', account.userId)
          .forUpdate()
          .executeTakeFirst()
        // While this password was compared, a new one may have been set, which signed out all devices.
        if (current?.password_hash !== account.passwordHash && !(await isPassword(current?.password_hash, password)))
          return 'wrong'
        if (renewed !== undefined)
          await transaction
            .updateTable('account')
            .set({ password_hash: renewed })
            .where('user_id', '=', account.userId)
            .execute()
        return admit(transaction, account.userId, device)
      })
    },

    loginMultipass: (token, { device, language }) =>
      db.transaction().execute(async (transaction) => {
        const admitted = await admitByMultipass(transaction, deps, token, language)
        if (admitted === undefined) return undefined
        const { userId, returnTo } = admitted
        return { ...(await admit(transaction, userId, device)), ...(returnTo !== undefined && { return_to: returnTo }) }
      }),

    async logout({ sessionId }) {
      await db.deleteFrom('session').where('session_id', '=', sessionId).execute()
    },

    sessionOf: (refreshToken) => sessionOf(db, refreshToken),

    async refresh(refreshToken) {
      const replaced = await db.transaction().execute((transaction) => replaceToken(transaction, refreshToken))
      if (!('refused' in replaced))
        return { access_token: await accessTokens.sign(replaced), refresh_token: replaced.refreshToken }
      if (replaced.refused !== 'reused') return replaced.refused
      log.warn(replaced.ended, 'a refresh token was used again long after it was replaced: its session was ended')
      return 'revoked'
    },
  }
}
