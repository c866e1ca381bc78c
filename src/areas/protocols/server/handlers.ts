import { givenIds } from '#contract/wire.ts'

import type { Intake } from '#areas/intake/server/index.ts'
import type { Principal } from '#server/signed-in/principal.ts'
import { PROTOCOL_WRITES_BY_ACCOUNT } from './limits.ts'
import type { MessageKey, Messages } from '#server/texts/messages.ts'
import { Refused } from '#server/request/refused.ts'
import type { HandlersOf } from '#server/api/implement.ts'
import { notSignedIn } from '#server/api/principal.ts'
import { shopperOf } from '#server/api/shopper.ts'
import type { calls } from '#areas/protocols/contract/calls.ts'
import type { Protocols } from './index.ts'
import type { Limits } from '#server/api/limits.ts'

interface Services {
  readonly protocols: Protocols
  readonly intake: Pick<Intake, 'matching'>
  readonly limits: Limits
}

type ProtocolId =
  | 'listProtocols'
  | 'searchProtocols'
  | 'getProtocol'
  | 'getIntake'
  | 'createProtocol'
  | 'updateProtocol'
  | 'deleteProtocol'
  | 'restoreProtocol'
  | 'duplicateProtocol'
  | 'addProtocolProduct'
  | 'updateProtocolProduct'
  | 'removeProtocolProduct'
  | 'suggestNotes'

/** A practitioner's own protocols (protocols.owner-only). */
export function protocolHandlers(
  services: () => Services,
  messages: Messages,
): Pick<HandlersOf<typeof calls>, ProtocolId> {
  /** Counts a change against the practitioner's limit. */
  const toChange = async ({ userId }: Principal) => {
    const { limits, protocols } = services()
    await limits.take(PROTOCOL_WRITES_BY_ACCOUNT, `${userId}`)
    return protocols
  }
  return {
    listProtocols: ({ query }, language, { principal }) =>
      services().protocols.listProtocols(shopperOf(principal, language), query),

    searchProtocols: ({ query }, language, { principal }) =>
      services().protocols.searchProtocols(shopperOf(principal, language), query),

    getProtocol: async ({ params }, language, { principal }) =>
      done(await services().protocols.getProtocol(shopperOf(principal, language), params.id)),

    getIntake: async ({ params, query }, language, { principal }) => {
      const { protocols, intake } = services()
      const of = { protocolId: params.id, group: query.group, clientId: query.client_id ?? null }
      return done(await protocols.getIntake(shopperOf(principal, language), of, intake))
    },

    createProtocol: async ({ body }, language, { principal, idempotencyKey }) => {
      const protocols = await toChange(principal)
      const id = await protocols.createProtocol(shopperOf(principal, language), body, idempotencyKey)
      if (id === 'full') throw fullAt('name', 'protocolsFull')
      // The protocol made under the key is deleted for good and must not be made again.
      if (id === 'missing') throw new Refused(409, 'protocolGone')
      return { id: done(id) }
    },

    updateProtocol: async ({ params, body }, language, { principal }) => {
      const protocols = await toChange(principal)
      const text = done(await protocols.updateProtocol(shopperOf(principal, language), params.id, body))
      return { message: messages(language, 'protocolUpdated'), ...text }
    },

    deleteProtocol: async ({ params, query }, language, { principal }) => {
      const protocols = await toChange(principal)
      const owner = shopperOf(principal, language)
      const outcome = done(await protocols.deleteProtocol(owner, params.id, query.unless_changed_within))
      if (outcome === 'changed') throw new Refused(409, 'protocolChanged')
      return { message: messages(language, 'protocolDeleted') }
    },

    restoreProtocol: async ({ params }, language, { principal }) => {
      const protocol = await (await toChange(principal)).restoreProtocol(shopperOf(principal, language), params.id)
      if (protocol === 'full') throw new Refused(400, 'protocolsFull')
      return done(protocol)
    },

    duplicateProtocol: async ({ body }, language, { principal, idempotencyKey }) => {
      const protocols = await toChange(principal)
      const copy = await protocols.duplicateProtocol(shopperOf(principal, language), body.protocol_id, idempotencyKey)
      if (copy === 'full') throw fullAt('protocol_id', 'protocolsFull')
      return { protocol_id: done(copy) }
    },

    addProtocolProduct: async ({ params, body }, language, { principal, idempotencyKey }) => {
      const protocols = await toChange(principal)
      const line = await protocols.addProduct(shopperOf(principal, language), params.id, body, idempotencyKey)
      if (line === 'unknown') throw new Refused(404, 'productGone')
      if (line === 'restricted') throw new Refused(403, 'restrictedProduct')
      if (line === 'full') throw fullAt('product_variant_id', 'protocolFull')
      return done(line)
    },

    updateProtocolProduct: async ({ params, body }, language, { principal }) =>
      done(await (await toChange(principal)).updateProduct(shopperOf(principal, language), params.id, body)),

    removeProtocolProduct: async (input, language, { principal }) => {
      const ids = givenIds<{ readonly product_variant_id: number }>(input)
      if (ids === undefined) throw new Refused(400, 'badInput', { fields: { product_variant_id: 'fieldRequired' } })
      const protocols = await toChange(principal)
      done(await protocols.removeProduct(shopperOf(principal, language), input.params.id, ids.product_variant_id))
      return { message: messages(language, 'protocolLineRemoved') }
    },

    suggestNotes: async ({ query }, language, { principal }) => ({
      data: await services().protocols.suggestNotes(shopperOf(principal, language), query.product_id),
    }),
  }
}

const fullAt = (field: string, key: MessageKey): Refused => new Refused(400, 'badInput', { fields: { [field]: key } })

type NotDone = 'gone' | 'missing' | 'lineMissing' | 'keyUsed'

/** Throws a Refused for outcomes that all calls share; a deleted account counts as signed out. */
function done<Outcome>(outcome: Outcome | NotDone): Exclude<Outcome, NotDone> {
  if (outcome === 'gone') throw notSignedIn()
  if (outcome === 'missing') throw new Refused(404, 'protocolGone')
  if (outcome === 'lineMissing') throw new Refused(404, 'lineGone')
  if (outcome === 'keyUsed') throw new Refused(409, 'keyUsed')
  return outcome as Exclude<Outcome, NotDone>
}
