import type { LanguageCode } from '#contract/languages.ts'

import type { Principal } from '#areas/account/server/index.ts'
import type { ShareRefusal } from '#areas/protocols/server/share.ts'
import { Refused } from '#server/request/refused.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { INVITATIONS_BY_ACCOUNT, SHARES_BY_ACCOUNT } from './limits.ts'
import type { Services } from '#server/http/services.ts'
import type { Handlers } from '#server/http/api/implement.ts'
import { notSignedIn } from '#server/http/api/principal.ts'
import { shopperOf } from '#server/http/api/shopper.ts'

type ClientId =
  | 'listClients'
  | 'inviteClient'
  | 'getClient'
  | 'updateClient'
  | 'shareProtocol'
  | 'checkFit'
  | 'readShareMail'
  | 'listSharedProtocols'
  | 'getSharedProtocol'
  | 'deleteSharedProtocol'
  | 'deleteSharedProtocolV2'
  | 'listInvitations'
  | 'answerInvitation'
  | 'endLink'

/** Practitioners' calls for their clients, and clients' calls for shared protocols (clients.cannot-see-each-other, protocols.clients-see-theirs). */
export function clientHandlers(services: () => Services, messages: Messages): Pick<Handlers, ClientId> {
  const endShare = async (
    { params }: { readonly params: { readonly id: number } },
    language: LanguageCode,
    { principal }: { readonly principal: Principal },
  ) => {
    if (!(await services().clients.endShare(shopperOf(principal, language), params.id))) throw notShared()
    return { message: messages(language, 'shareEnded') }
  }
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

    shareProtocol: async ({ body }, language, { principal, idempotencyKey }) => {
      const { clients, limits } = services()
      await limits.take(SHARES_BY_ACCOUNT, `${principal.userId}`)
      const shared = await clients.shareProtocol(shopperOf(principal, language), body, idempotencyKey)
      if (typeof shared === 'string') throw shareRefused(shared)
      return { message: messages(language, 'protocolShared'), client_id: shared.clientId, discount_rate: shared.rate }
    },

    checkFit: async ({ params }, language, { principal }) => {
      const who = shopperOf(principal, language)
      return { data: existing(await services().clients.checkFit(who, params.id, params.client_id)) }
    },

    readShareMail: async ({ params }, language, { principal }) => {
      const who = shopperOf(principal, language)
      return existing(await services().clients.readShareMail(who, params.id, params.client_id))
    },

    listSharedProtocols: (_input, language, { principal }) =>
      services().clients.listShared(shopperOf(principal, language)),

    getSharedProtocol: async ({ params }, language, { principal }) => {
      const protocol = await services().clients.openShared(shopperOf(principal, language), params.id)
      if (protocol === undefined) throw notShared()
      return protocol
    },

    deleteSharedProtocol: endShare,
    deleteSharedProtocolV2: endShare,

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

const notShared = (): Refused => new Refused(404, 'shareGone')

function emailRefused(key: 'clientKnown' | 'invitedLately' | 'ownEmail'): Refused {
  return new Refused(409, key, { fields: { email: key } })
}

/** Above the base rate of commission (commission.rates-are-bounded). */
function rateTooHigh(field: 'discount' | 'discount_rate'): Refused {
  return new Refused(400, 'badInput', { fields: { [field]: 'fieldDiscount' } })
}

const SHARE_REFUSALS: Readonly<
  Record<Exclude<ShareRefusal, 'gone' | 'own' | 'rateTooHigh'>, readonly [404 | 409, MessageKey]>
> = {
  noProtocol: [404, 'protocolGone'],
  noClient: [404, 'clientGone'],
  empty: [409, 'nothingToShare'],
  keyUsed: [409, 'keyUsed'],
}

function shareRefused(refusal: ShareRefusal): Refused {
  if (refusal === 'gone') return notSignedIn()
  if (refusal === 'own') return emailRefused('ownEmail')
  if (refusal === 'rateTooHigh') return rateTooHigh('discount')
  return new Refused(...SHARE_REFUSALS[refusal])
}

/** A client of another practitioner is answered as if they did not exist (role.others-data-looks-like-none). */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new Refused(404, 'clientGone')
  return found
}
