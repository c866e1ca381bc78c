import { assign, emit, enqueueActions, raise, stateIn } from 'xstate'

import type { Client } from '#contract/clients.ts'
import { CLIENT_SEARCH_DEBOUNCE_MS, CLIENT_SEARCH_MIN_LENGTH } from '#contract/constants.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { isBlank } from '#contract/plain-text.ts'
import type { Misfit, ProtocolDetail } from '#contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'

import { callSetup } from '../call/call.ts'
import { actorNotProvided } from '../not-provided.ts'

import { addressesIn, isAddressed, isList, soleAddress } from './addresses.ts'
import { clientAt, NO_NAMES, unlookedIn, withClient, withNamed, withTyped } from './choosing.ts'
import { isChosen, isInvalid, isName, needsDiscount, withoutRecipient, withRecipient } from './share.ts'
import type { DiscountChoice, Recipient } from './share.ts'
import type { Begun, Sending, Settled, ShareContext, Shared, ShareEvent, ShareFact } from './share-form.events.ts'

export const NOTHING = {
  detail: null,
  recipients: [],
  following: null,
  queue: [],
  sentTo: [],
  text: '',
  found: [],
  asked: [],
  looked: { emails: [], clients: [] },
  refusal: null,
  names: NO_NAMES,
  discount: null,
  note: '',
  misfits: {},
  checked: 0,
  problem: null,
} satisfies Partial<ShareContext>

export const EMPTY: ShareContext = {
  ...NOTHING,
  shared: { protocolId: 0, name: '' },
  language: DEFAULT_LANGUAGE,
  recent: [],
}

const uncheckedOf = ({ recipients, misfits }: ShareContext): number | undefined =>
  recipients.flatMap(({ clientId }) => clientId ?? []).find((clientId) => !(clientId in misfits))

export const toLookUp = ({ asked: emails, language }: ShareContext) => ({ emails, language })

export const toCheck = ({ shared, checked, language }: ShareContext) => ({
  protocolId: shared.protocolId,
  clientId: checked,
  language,
})

/** Of a client who has another practitioner no rate is sent: it would not count. */
export function toSend({ shared, queue, recipients, discount, note, language }: ShareContext): Sending {
  const recipient = recipients.find((one) => one.email === queue[0]) as Recipient
  const rate = recipient.isOthers ? 0 : (discount ?? 0)
  return { protocolId: shared.protocolId, recipient, discount: rate, note, language }
}

/** Whether all is there but valid recipients: of those is said what is wrong (share.when-sending-is-disabled). */
const canSend = ({ recipients, text, names, discount }: ShareContext): boolean =>
  recipients.length > 0 && isBlank(text) && names.email === '' && (discount !== null || !needsDiscount(recipients))

/** The answer to a share. Backends that leave out the rate say nothing of whose client it is. */
interface Given {
  readonly discount_rate?: number | null | undefined
}

const isOthersNow = ({ isOthers }: Recipient, result: CallResult<Given>): boolean =>
  result.ok && result.value.discount_rate !== undefined ? result.value.discount_rate === null : isOthers

export const shareSetup = callSetup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    emitted: {} as ShareFact,
    tags: {} as 'busy' | 'failed' | 'looking' | 'searching' | 'settling',
  },
  actors: {
    fetchDetail: actorNotProvided<CallResult<ProtocolDetail>, { protocolId: number; language: LanguageCode }>(
      'fetchDetail',
    ),
    fetchRecent: actorNotProvided<CallResult<readonly Client[]>, { language: LanguageCode }>('fetchRecent'),
    searchClients: actorNotProvided<CallResult<readonly Client[]>, { keyword: string; language: LanguageCode }>(
      'searchClients',
    ),
    /** The own clients among some addresses. */
    lookUpClients: actorNotProvided<
      CallResult<readonly Client[]>,
      { emails: readonly string[]; language: LanguageCode }
    >('lookUpClients'),
    checkFit: actorNotProvided<
      CallResult<readonly Misfit[]>,
      { protocolId: number; clientId: number; language: LanguageCode }
    >('checkFit'),
    /** Ends once the server has had everything that was done to the lines of a protocol. */
    settleLines: actorNotProvided<Settled, { protocolId: number }>('settleLines'),
    shareProtocol: actorNotProvided<CallResult<Given>, Sending>('shareProtocol'),
  },
}).extend({
  delays: { clientSearchPause: CLIENT_SEARCH_DEBOUNCE_MS },
  guards: {
    isSameProtocol: ({ context }, params: { protocol: Shared }) =>
      context.shared.protocolId === params.protocol.protocolId,
    isSearched: (_, params: { text: string }) => params.text.trim().length >= CLIENT_SEARCH_MIN_LENGTH,
    isSearchedFor: (_, { text }: { text: string }) => text.trim().length >= CLIENT_SEARCH_MIN_LENGTH && !isList(text),
    isAnyFound: (_, result: CallResult<readonly Client[]>) => result.ok && result.value.length > 0,
    isChosenAlready: ({ context }, params: { email: string }) => isChosen(context.recipients, params.email),
    isTypedAlready: ({ context: { recipients, text } }) => {
      const [one, ...more] = addressesIn(text)
      return one !== undefined && more.length === 0 && isChosen(recipients, one)
    },
    isToBeLookedUp: ({ context }) => isAddressed(context.text) && unlookedIn(context).length > 0,
    isTypedList: ({ context }) => isList(context.text),
    isTypedClient: ({ context }) => clientAt(context) !== undefined,
    isTypedEmail: ({ context }) => soleAddress(context.text) !== null,
    areAllChosen: ({ context: { found, recipients, text } }) =>
      !isAddressed(text) && found.length > 0 && found.every(({ email }) => isChosen(recipients, email)),
    isAnyFree: ({ context: { found, recipients } }) => found.some(({ email }) => !isChosen(recipients, email)),
    isFoundChosen: stateIn({ form: { editing: { finding: 'chosen' } } }),
    isTextTooShort: ({ context }) => context.text.trim().length < CLIENT_SEARCH_MIN_LENGTH,
    isNobodyNamed: ({ context }) => context.names.email === '',
    isNamed: ({ context: { names } }) => isName(names.firstName) && isName(names.lastName),
    isNew: ({ context }, params: { email: string }) =>
      context.recipients.some((one) => one.email === params.email && one.clientId === null),
    canSend: ({ context }) => canSend(context) && !context.recipients.some(isInvalid),
    isBlocked: ({ context }) => canSend(context) && context.recipients.some(isInvalid),
    hasNoInvalid: ({ context }) => !context.recipients.some(isInvalid),
    isSaved: (_, params: Settled) => params.isSaved,
    hasMore: ({ context }) => context.queue.length > 0,
    hasFailed: ({ context }) => context.recipients.length > 0,
    hasUnchecked: ({ context }) => uncheckedOf(context) !== undefined,
  },
  actions: {
    begin: assign((_, { protocol, language }: Begun) => ({ ...NOTHING, shared: protocol, language })),
    /** The lines may have changed since, so every fit is checked again. */
    goOn: assign((_, { protocol, language }: Begun) => ({ shared: protocol, language, misfits: {} })),
    beginAnew: assign(({ context }) => ({ ...NOTHING, detail: context.detail })),
    keepFollowing: assign((_, { protocol, language }: Begun) => ({ following: { protocol, language } })),
    forgetFollowing: assign({ following: null }),
    beginFollowing: enqueueActions(({ context, enqueue }) => {
      if (context.following) enqueue.raise({ type: 'share.begin', ...context.following })
    }),
    keepDetail: assign((_, result: CallResult<ProtocolDetail>) => (result.ok ? { detail: result.value } : {})),
    keepRecent: assign((_, result: CallResult<readonly Client[]>) => (result.ok ? { recent: result.value } : {})),
    keepText: assign((_, params: { text: string }) => ({ text: params.text, refusal: null })),
    keepFound: assign((_, result: CallResult<readonly Client[]>) => ({ found: result.ok ? result.value : [] })),
    forgetFound: assign({ found: [] }),
    refuseChosen: assign({ refusal: 'chosenAlready' }),
    refuseEmail: assign({ refusal: 'emailInvalid' }),
    keepAsked: assign(({ context }) => ({ asked: unlookedIn(context) })),
    keepLooked: assign(({ context }, result: CallResult<readonly Client[]>) => ({
      looked: {
        emails: [...context.looked.emails, ...context.asked],
        clients: [...context.looked.clients, ...(result.ok ? result.value : [])],
      },
    })),
    inviteAgain: raise({ type: 'share.invite' }),
    choose: assign(({ context }, { client }: { client: Client }) => withClient(context, client)),
    chooseTyped: assign(({ context }) => withTyped(context)),
    nameTyped: assign(({ context }) => ({
      names: { ...NO_NAMES, email: soleAddress(context.text) ?? '' },
      refusal: null,
    })),
    nameKnown: assign(({ context: { recipients } }, params: { email: string }) => {
      const known = recipients.find((one) => one.email === params.email)
      return { names: { email: params.email, firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' } }
    }),
    keepName: assign(({ context }, { field, value }: { field: 'firstName' | 'lastName'; value: string }) => ({
      names: { ...context.names, [field]: value },
    })),
    addNamed: assign(({ context }) => withNamed(context)),
    forgetNames: assign({ names: NO_NAMES }),
    remove: assign(({ context }, params: { email: string }) => ({
      recipients: withoutRecipient(context.recipients, params.email),
      names: context.names.email === params.email ? NO_NAMES : context.names,
      refusal: null,
    })),
    keepDiscount: assign((_, params: { rate: DiscountChoice }) => ({ discount: params.rate })),
    keepNote: assign((_, params: { text: string }) => ({ note: params.text })),
    queueAll: assign(({ context: { recipients } }) => ({
      queue: recipients.map((one) => one.email),
      recipients: recipients.map((one) => ({ ...one, reason: null })),
    })),
    /** Who was sent it is no recipient any more. */
    keepSent: assign(({ context: { queue, recipients, sentTo } }, result: CallResult<Given>) => ({
      queue: queue.slice(1),
      recipients: recipients.filter((one) => one.email !== queue[0]),
      sentTo: recipients
        .filter((one) => one.email === queue[0])
        .map((one) => ({ ...one, isOthers: isOthersNow(one, result) }))
        .reduce(withRecipient, sentTo),
    })),
    keepReason: assign(({ context: { queue, recipients, problem } }) => ({
      queue: queue.slice(1),
      recipients: recipients.map((one) =>
        one.email === queue[0] ? { ...one, reason: problem?.kind === 'refused' ? problem.message : '' } : one,
      ),
    })),
    checkNext: assign(({ context }) => ({ checked: uncheckedOf(context) ?? 0 })),
    keepFit: assign(({ context: { misfits, checked } }, result: CallResult<readonly Misfit[]>) => ({
      misfits: { ...misfits, [checked]: result.ok ? result.value : null },
    })),
    keepNoFit: assign(({ context: { misfits, checked } }) => ({ misfits: { ...misfits, [checked]: null } })),
    tellCancelled: emit({ type: 'share.cancelled' as const }),
    tellSent: emit(({ context }) => ({ type: 'share.sent' as const, protocolId: context.shared.protocolId })),
    sayShared: emit(({ context: { shared, sentTo } }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: 'builder:notice.shared',
      values: { name: shared.name, count: sentTo.length },
    })),
    sayHeldBack: emit(({ context: { shared } }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      text: 'builder:notice.heldBack',
      values: { name: shared.name },
    })),
    saySomeFailed: emit(({ context: { shared, recipients } }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      text: 'builder:notice.notShared',
      values: { name: shared.name, count: recipients.length },
    })),
  },
})
