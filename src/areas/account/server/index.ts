import { type Database, withReadRetry } from '#server/database/index.ts'
import { accessTokens } from './access-token.ts'
import type { AccountDeps } from './deps.ts'
import { ownMailChoices, type OwnMailChoices } from './mail-choices.ts'
import { ownAccount, type OwnAccount } from './own/index.ts'
import type { Principal } from '#server/signed-in/principal.ts'
import { readPrincipal } from './principal.ts'
import { type Recovery, recovery } from './recovery.ts'
import { type Registration, registration } from './registration.ts'
import { admitWith, type SignIn, signIn } from './sign-in.ts'

export type { AccountDeps } from './deps.ts'
export type { RegistrationInput } from './registration.ts'

/** The shop's accounts: who calls, the ways in and out, and what is stored of people. */
export interface Accounts extends SignIn, Registration, Recovery, OwnAccount, OwnMailChoices {
  /** The user of an access token; undefined if the token is invalid or its session has ended. */
  identify(accessToken: string): Promise<Principal | undefined>
}

export function openAccounts(database: Pick<Database, 'db' | 'healthy'>, given: Omit<AccountDeps, 'db'>): Accounts {
  const { db } = database
  const deps: AccountDeps = { ...given, db }
  const tokens = accessTokens(deps.jwtSecret)
  const admit = admitWith(tokens)
  return {
    ...signIn(deps, tokens),
    ...registration(deps, admit),
    ...recovery(deps, admit),
    ...ownAccount(database, deps),
    ...ownMailChoices(deps),
    async identify(accessToken) {
      const named = await tokens.read(accessToken)
      return named && withReadRetry(database, () => readPrincipal(db, named))
    },
  }
}
