import { USER_TYPES } from '#contract/call.ts'

import type { RegistrationInput } from './index.ts'
import { unknownChoices } from './lookups.ts'
import { TooManyPasswords } from './passwords.ts'
import {
  emailKey,
  FORGOT_BY_ADDRESS,
  LOGIN_BY_ADDRESS,
  LOGIN_BY_EMAIL,
  LOGIN_BY_PAIR,
  LOGIN_UNDER_ATTACK,
  MAILS_BY_PAIR,
  pairKey,
  REFRESH_BY_SESSION,
  REGISTER_BY_ADDRESS,
  TOKENS_BY_ADDRESS,
} from './limits.ts'
import { addressGroup } from '#server/network/address-group.ts'
import type { Messages } from '#server/texts/messages.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { calls } from '#areas/account/contract/calls.ts'
import type { Accounts } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly accounts: Accounts
  readonly limits: Limits
}

type SignInId =
  | 'login'
  | 'loginMultipass'
  | 'logout'
  | 'register'
  | 'activate'
  | 'forgotPassword'
  | 'resetPassword'
  | 'refreshTokens'

/** The ways in and out, each counted before it is tried. */
export function signInHandlers(services: () => Services, messages: Messages): Pick<HandlersOf<typeof calls>, SignInId> {
  return {
    login: async ({ body }, language, { address, device }) => {
      const { accounts, limits } = services()
      const [from, email, pair] = [addressGroup(address), emailKey(body.email), pairKey(address, body.email)]
      await limits.take(LOGIN_BY_ADDRESS, from)
      await limits.take(LOGIN_BY_PAIR, pair)
      const isUnderAttack = !(await limits.allows(LOGIN_BY_EMAIL, email))
      if (isUnderAttack) await limits.take(LOGIN_UNDER_ATTACK, pair)
      const giveBack = async () => {
        await limits.giveBack(LOGIN_BY_ADDRESS, from)
        await limits.giveBack(LOGIN_BY_EMAIL, email)
      }
      const answer = await accounts.login(body, { device, language }).catch(async (error: unknown) => {
        if (error instanceof TooManyPasswords) {
          await giveBack()
          await limits.giveBack(LOGIN_BY_PAIR, pair)
          if (isUnderAttack) await limits.giveBack(LOGIN_UNDER_ATTACK, pair)
        }
        throw error
      })
      if (answer === 'wrong') throw new Refused(400, 'loginWrong')
      await giveBack()
      await limits.clear(LOGIN_BY_PAIR, pair)
      if (isUnderAttack) await limits.clear(LOGIN_UNDER_ATTACK, pair)
      if (answer !== 'inactive') return answer
      if (await limits.allows(MAILS_BY_PAIR, pair)) await accounts.activateAgain(body.email)
      throw new Refused(400, 'loginInactive')
    },

    loginMultipass: async ({ body }, language, { address, device }) => {
      const { accounts, limits } = services()
      await limits.take(TOKENS_BY_ADDRESS, addressGroup(address))
      return usable(await accounts.loginMultipass(body.multipass, { device, language }))
    },

    logout: async (_input, language, { principal }) => {
      await services().accounts.logout(principal)
      return { message: messages(language, 'signedOut') }
    },

    register: async ({ body }, language, { address, device }) => {
      const { accounts, limits } = services()
      refuseUnknownChoices(body)
      await limits.take(REGISTER_BY_ADDRESS, addressGroup(address))
      await limits.take(MAILS_BY_PAIR, pairKey(address, body.fields.email))
      await accounts.register(body, { device, language })
      return { message: messages(language, 'registered') }
    },

    activate: async ({ body }, language, { address, device }) => {
      const { accounts, limits } = services()
      await limits.take(TOKENS_BY_ADDRESS, addressGroup(address))
      return usable(await accounts.activate(body.token, { device, language }), 'activationUnusable')
    },

    forgotPassword: async ({ body }, language, { address }) => {
      const { accounts, limits } = services()
      await limits.take(FORGOT_BY_ADDRESS, addressGroup(address))
      await limits.take(MAILS_BY_PAIR, pairKey(address, body.email))
      await accounts.forgotPassword(body.email, language)
      return { message: messages(language, 'forgotSent') }
    },

    resetPassword: async ({ params, body }, language, { address, device }) => {
      const { accounts, limits } = services()
      await limits.take(TOKENS_BY_ADDRESS, addressGroup(address))
      const { email, ...answer } = usable(
        await accounts.resetPassword(params.reset_token, body.password, { device, language }),
      )
      await limits.clear(LOGIN_BY_EMAIL, emailKey(email))
      await limits.clear(LOGIN_BY_PAIR, pairKey(address, email))
      await limits.clear(LOGIN_UNDER_ATTACK, pairKey(address, email))
      return { ...answer, message: messages(language, 'passwordSet') }
    },

    refreshTokens: async (_input, _language, { refreshToken }) => {
      const { accounts, limits } = services()
      const sessionId = await accounts.sessionOf(refreshToken)
      if (sessionId !== undefined) await limits.take(REFRESH_BY_SESSION, `${sessionId}`)
      const answer = await accounts.refresh(refreshToken)
      if (answer === 'unknown') throw new Refused(401, 'sessionEnded', { headers: { 'WWW-Authenticate': 'Bearer' } })
      if (answer === 'revoked') throw new Refused(422, 'sessionEnded')
      return answer
    },
  }
}

/** The refusal names the page to go on from: for an activation link, the login. */
function usable<Answer>(
  answer: Answer | undefined,
  refusal: 'linkUnusable' | 'activationUnusable' = 'linkUnusable',
): Answer {
  if (answer === undefined) throw new Refused(422, refusal)
  return answer
}

function refuseUnknownChoices({ user_type_id, fields }: RegistrationInput): void {
  const unknown = user_type_id === USER_TYPES.Practitioner ? unknownChoices(fields) : []
  if (unknown.length === 0) return
  throw new Refused(400, 'badInput', {
    fields: Object.fromEntries(unknown.map((field) => [`fields.${field}`, 'fieldInvalid'] as const)),
  })
}
