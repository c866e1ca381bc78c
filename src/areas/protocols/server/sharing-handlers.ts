import type { TakenSight } from '#areas/protocols/contract/taken.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { Principal } from '#server/signed-in/principal.ts'
import { emailRefused, existing, rateTooHigh } from '#areas/clients/server/handlers.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import type { Limits } from '#server/api/limits.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import { Refused } from '#server/request/refused.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'

import type { calls } from '#areas/protocols/contract/calls.ts'
import { PLAN_FEEDS_BY_ACCOUNT, SHARES_BY_ACCOUNT, TAKEN_WRITES_BY_ACCOUNT } from './limits.ts'
import type { ShareRefusal } from './share.ts'
import type { Sharing } from './sharing.ts'

interface Services {
  readonly sharing: Sharing
  readonly limits: Limits
}

type SharingId =
  | 'shareProtocol'
  | 'checkFit'
  | 'readShareMail'
  | 'listSharedProtocols'
  | 'getSharedProtocol'
  | 'deleteSharedProtocol'
  | 'deleteSharedProtocolV2'
  | 'getTaken'
  | 'markTaken'
  | 'shareTaken'
  | 'getPlanFeed'
  | 'makePlanFeed'
  | 'endPlanFeed'

/** Practitioners' calls that put protocols in clients' hands, and clients' calls for what they hold (protocols.clients-see-theirs). */
export function sharingHandlers(
  services: () => Services,
  messages: Messages,
): Pick<HandlersOf<typeof calls>, SharingId> {
  const endShare = async (
    { params }: { readonly params: { readonly id: number } },
    language: LanguageCode,
    { principal }: { readonly principal: Principal },
  ) => {
    if (!(await services().sharing.endShare(shopperOf(principal, language), params.id))) throw notShared()
    return { message: messages(language, 'shareEnded') }
  }
  return {
    shareProtocol: async ({ body }, language, { principal, idempotencyKey }) => {
      const { sharing, limits } = services()
      await limits.take(SHARES_BY_ACCOUNT, `${principal.userId}`)
      const shared = await sharing.shareProtocol(shopperOf(principal, language), body, idempotencyKey)
      if (typeof shared === 'string') throw shareRefused(shared)
      return { message: messages(language, 'protocolShared'), client_id: shared.clientId, discount_rate: shared.rate }
    },

    checkFit: async ({ params }, language, { principal }) => {
      const who = shopperOf(principal, language)
      return { data: existing(await services().sharing.checkFit(who, params.id, params.client_id)) }
    },

    readShareMail: async ({ params }, language, { principal }) => {
      const who = shopperOf(principal, language)
      return existing(await services().sharing.readShareMail(who, params.id, params.client_id))
    },

    listSharedProtocols: (_input, language, { principal }) =>
      services().sharing.listShared(shopperOf(principal, language)),

    getSharedProtocol: async ({ params }, language, { principal }) => {
      const protocol = await services().sharing.openShared(shopperOf(principal, language), params.id)
      if (protocol === undefined) throw notShared()
      return protocol
    },

    deleteSharedProtocol: endShare,
    deleteSharedProtocolV2: endShare,

    getTaken: (_input, language, { principal }) => services().sharing.readTaken(shopperOf(principal, language)),

    markTaken: async ({ body: { taken, ...mark } }, language, { principal }) => {
      const { sharing, limits } = services()
      await limits.take(TAKEN_WRITES_BY_ACCOUNT, `${principal.userId}`)
      const outcome = await sharing.markTaken(shopperOf(principal, language), mark, taken)
      if (outcome === 'gone') throw notSignedIn()
      if (outcome === 'badDay') throw new Refused(400, 'badInput', { fields: { day: 'fieldInvalid' } })
      if (outcome === 'missing') throw new Refused(404, 'lineGone')
      return { message: messages(language, taken ? 'intakeTaken' : 'intakeNotTaken') }
    },

    getPlanFeed: async (_input, language, { principal }) => ({
      since: await services().sharing.feedSince(shopperOf(principal, language)),
    }),

    makePlanFeed: async (_input, language, { principal }) => {
      const { sharing, limits } = services()
      await limits.take(PLAN_FEEDS_BY_ACCOUNT, `${principal.userId}`)
      const made = await sharing.makeFeed(shopperOf(principal, language))
      if (made === 'gone') throw notSignedIn()
      return made
    },

    endPlanFeed: async (_input, language, { principal }) => {
      await services().sharing.endFeed(shopperOf(principal, language))
      return { message: messages(language, 'planFeedEnded') }
    },

    shareTaken: async ({ params, body }, language, { principal }) => {
      const outcome = await services().sharing.shareTaken(shopperOf(principal, language), params.id, body)
      if (outcome === 'gone') throw notSignedIn()
      if (outcome === 'missing') throw new Refused(404, 'linkGone')
      return { message: messages(language, sightMessage(body)) }
    },
  }
}

function sightMessage(sight: TakenSight): MessageKey {
  if ('sees_taken' in sight) return sight.sees_taken ? 'takenShared' : 'takenNotShared'
  return sight.sees_intake ? 'intakeShared' : 'intakeNotShared'
}

const notShared = (): Refused => new Refused(404, 'shareGone')

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
