import { Refused } from '#server/request/refused.ts'
import type { Messages } from '#server/texts/messages.ts'
import { FILLING_MAILS_BY_CLIENT, FILLINGS_BY_ACCOUNT, INVITATIONS_BY_ACCOUNT } from './limits.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/clients/contract/calls.ts'
import type { Clients } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly clients: Clients
  readonly limits: Limits
}

type ClientId =
  | 'listClients'
  | 'inviteClient'
  | 'getClient'
  | 'updateClient'
  | 'listInvitations'
  | 'answerInvitation'
  | 'endLink'
  | 'fillClientsCart'
  | 'allowFilling'

/** Practitioners' calls for their clients, and clients' answers to them (clients.cannot-see-each-other). */
export function clientHandlers(services: () => Services, messages: Messages): Pick<HandlersOf<typeof calls>, ClientId> {
  return {
    listClients: ({ query }, language, { principal }) =>
      services().clients.listClients(shopperOf(principal, language), query),

    inviteClient: async ({ body }, language, { principal }) => {
      const { clients, limits } = services()
      await limits.take(INVITATIONS_BY_ACCOUNT, `${principal.userId}`)
      const client = await clients.inviteClient(shopperOf(principal, language), body)
      if (client === 'gone') throw notSignedIn()
      if (client === 'known') throw emailRefused('clientKnown')
      if (client === 'waiting') throw emailRefused('invitedLately')
      if (client === 'own') throw emailRefused('ownEmail')
      if (client === 'rateTooHigh') throw rateTooHigh('discount_rate')
      return client
    },

    getClient: async ({ params }, language, { principal }) =>
      existing(await services().clients.getClient(shopperOf(principal, language), params.id)),

    updateClient: async ({ params, body }, language, { principal }) => {
      const who = shopperOf(principal, language)
      const client = existing(await services().clients.setRate(who, params.id, body.discount_rate))
      if (client === 'notTheirs') throw new Refused(409, 'discountOfOther')
      if (client === 'rateTooHigh') throw rateTooHigh('discount_rate')
      return client
    },

    fillClientsCart: async ({ params, body }, language, { principal, idempotencyKey }) => {
      const { clients, limits } = services()
      const { userId } = principal
      await limits.take(FILLINGS_BY_ACCOUNT, `${userId}`)
      const pair = `${userId}:${params.id}`
      if (body.mail) await limits.take(FILLING_MAILS_BY_CLIENT, pair)
      const filled = await clients.fillCart(shopperOf(principal, language), params.id, body, idempotencyKey)
      if (body.mail && (typeof filled === 'string' || filled.isRepeated))
        await limits.giveBack(FILLING_MAILS_BY_CLIENT, pair)
      if (filled === 'gone') throw notSignedIn()
      if (filled === 'keyUsed') throw new Refused(409, 'keyUsed')
      if (filled === 'missing') throw new Refused(404, 'clientGone')
      if (filled === 'notHeld') throw new Refused(404, 'protocolNotHeld')
      if (filled === 'notAllowed') throw new Refused(409, 'fillingNotAllowed')
      const { isRepeated: _, ...answer } = filled
      return answer
    },

    allowFilling: async ({ params, body: { may_fill_cart: isAllowed } }, language, { principal }) => {
      const outcome = await services().clients.allowFilling(shopperOf(principal, language), params.id, isAllowed)
      if (outcome === 'gone') throw notSignedIn()
      if (outcome === 'missing') throw new Refused(404, 'linkGone')
      return { message: messages(language, isAllowed ? 'fillingAllowed' : 'fillingStopped') }
    },

    listInvitations: (_input, language, { principal }) =>
      services().clients.listInvitations(shopperOf(principal, language)),

    answerInvitation: async ({ params, body: { answer } }, language, { principal }) => {
      const { clients } = services()
      const who = shopperOf(principal, language)
      const outcome = await clients.answerInvitation(who, params.id, answer)
      if (outcome === 'gone') throw notSignedIn()
      if (outcome === 'missing') throw new Refused(404, 'invitationGone')
      const text = answer === 'yes' ? 'invitationAccepted' : 'invitationDeclined'
      return { message: messages(language, text), data: await clients.listInvitations(who) }
    },

    endLink: async ({ params }, language, { principal }) => {
      const outcome = await services().clients.endLink(shopperOf(principal, language), params.id)
      if (outcome === 'gone') throw notSignedIn()
      if (outcome === 'missing') throw new Refused(404, 'linkGone')
      return { message: messages(language, 'linkEnded') }
    },
  }
}

export function emailRefused(key: 'clientKnown' | 'invitedLately' | 'ownEmail'): Refused {
  return new Refused(409, key, { fields: { email: key } })
}

/** Above the base rate of commission (commission.rates-are-bounded). */
export function rateTooHigh(field: 'discount' | 'discount_rate'): Refused {
  return new Refused(400, 'badInput', { fields: { [field]: 'fieldDiscount' } })
}

/** A client of another practitioner is answered as if they did not exist (role.others-data-looks-like-none). */
export function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refused(404, 'clientGone')
  return found
}
