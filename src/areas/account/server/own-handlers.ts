import { givenIds } from '#contract/wire.ts'

import { unknownChoices } from './lookups.ts'
import { PASSWORD_BY_ACCOUNT } from './own/limits.ts'
import type { Messages } from '#server/texts/messages.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import type { calls } from '#areas/account/contract/calls.ts'
import type { MailChoices } from '#areas/account/contract/mail-choices.ts'
import type { Accounts } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly accounts: Accounts
  readonly limits: Limits
  readonly practices: { forgetPictures(): Promise<unknown> }
}

type OwnAccountId =
  | 'getAccount'
  | 'updateAccount'
  | 'deleteAccount'
  | 'getLeaving'
  | 'changePassword'
  | 'listSessions'
  | 'endSessions'
  | 'exportAccount'
  | 'getPractitionerProfile'
  | 'getClientProfile'
  | 'updateClientProfile'
  | 'readMailChoices'
  | 'setMailChoice'

/** Handlers of the calls with which signed-in users manage their own account. */
export function ownAccountHandlers(
  services: () => Services,
  messages: Messages,
): Pick<HandlersOf<typeof calls>, OwnAccountId> {
  return {
    getAccount: async (_input, _language, { principal }) => existing(await services().accounts.getAccount(principal)),
    getPractitionerProfile: async (_input, _language, { principal }) =>
      existing(await services().accounts.getPractitioner(principal)),
    getClientProfile: async (_input, _language, { principal }) =>
      existing(await services().accounts.getClient(principal)),
    listSessions: (_input, _language, { principal }) => services().accounts.listSessions(principal),
    getLeaving: (_input, _language, { principal }) => services().accounts.getLeaving(principal),
    exportAccount: (_input, _language, { principal }) => services().accounts.exportAccount(principal),

    updateAccount: async ({ body }, _language, { principal }) => {
      const unknown = unknownChoices(body)
      if (unknown.length > 0)
        throw new Refused(400, 'badInput', {
          fields: Object.fromEntries(unknown.map((field) => [field, 'fieldInvalid'] as const)),
        })
      return existing(await services().accounts.updateAccount(principal, body))
    },

    updateClientProfile: async ({ body }, _language, { principal }) => {
      const profile = await services().accounts.updateClient(principal, body)
      if (profile === 'notLinked') throw new Refused(400, 'badInput', { fields: { practitioner_id: 'fieldInvalid' } })
      return existing(profile)
    },

    readMailChoices: async ({ body: { token } }, _language, { principal }) =>
      usableChoices(await services().accounts.readMailChoices({ token, principal })),
    setMailChoice: async ({ body: { token, ...choice } }, _language, { principal }) =>
      usableChoices(await services().accounts.setMailChoice({ token, principal }, choice)),

    changePassword: async ({ body }, language, { principal }) => {
      const { accounts, limits } = services()
      const key = `${principal.userId}`
      await limits.take(PASSWORD_BY_ACCOUNT, key)
      if (!(await accounts.changePassword(principal, body)))
        throw new Refused(400, 'badInput', { fields: { current_password: 'wrongCurrentPassword' } })
      await limits.clear(PASSWORD_BY_ACCOUNT, key)
      return { message: messages(language, 'passwordChanged') }
    },

    deleteAccount: async (_input, language, { principal }) => {
      const { accounts, practices } = services()
      if (!(await accounts.deleteAccount(principal))) throw new Refused(409, 'lastAdmin')
      // The account counts as deleted even if removing its files fails: a daily job looks for them again.
      await practices.forgetPictures().catch(() => undefined)
      return { message: messages(language, 'accountDeleted') }
    },

    endSessions: async (input, language, { principal }) => {
      const { accounts } = services()
      const ids = givenIds<{ session_id: number }>(input)
      if (ids === undefined) {
        await accounts.endOtherSessions(principal)
        return { message: messages(language, 'devicesSignedOut') }
      }
      if (!(await accounts.endSession(principal, ids.session_id))) throw new Refused(404, 'notFound')
      return { message: messages(language, 'deviceSignedOut') }
    },
  }
}

/** Answers 401 if the account was deleted during the call. */
function existing<Stored>(stored: Stored | undefined): Stored {
  if (stored === undefined) throw notSignedIn()
  return stored
}

/** @throws Refused where nobody is signed in and no link was given, or the link is none of the shop's */
function usableChoices(choices: MailChoices | 'unsigned' | 'unusable'): MailChoices {
  if (choices === 'unsigned') throw notSignedIn()
  if (choices === 'unusable') throw new Refused(400, 'linkUnusable')
  return choices
}
