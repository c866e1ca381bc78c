import { assign, emit, enqueueActions, raise, stateIn } from 'xstate'

import type { Client } from '#areas/clients/contract/clients.ts'
import { CLIENT_SEARCH_DEBOUNCE_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Misfit, ProtocolDetail } from '#areas/protocols/contract/protocols.ts'
import type { CallResult } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { choicesUpTo, choiceWithin, type DiscountChoice } from '../../clients/rates.ts'
import { actorNotProvided } from '../../not-provided.ts'

import { addressesIn, isAddressed, isList, isTooShort, soleAddress } from './addresses.ts'
import { baseOf, clientAt, meantIn, NO_NAMES, unlookedIn, withClient, withNamed, withTyped } from './choosing.ts'
import { isChosen, isInvalid, isName, withoutRecipient, withRecipient } from './share.ts'
import { canSend, type Given, isOthersNow, NOTHING, uncheckedOf } from './share-form.context.ts'
import type { Begun, Sending, Settled, ShareContext, Shared, ShareEvent, ShareFact } from './share-form.events.ts'

type FitAsked = { protocolId: number; clientId: number; language: LanguageCode }

export const shareSetup = callSetup({
  types: {
    context: {} as ShareContext,
    events: {} as ShareEvent,
    emitted: {} as ShareFact,
    tags: {} as 'busy' | 'failed' | 'unread' | 'looking' | 'searching' | 'settling',
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
    checkFit: actorNotProvided<CallResult<readonly Misfit[]>, FitAsked>('checkFit'),
    /** Ends once the server has had everything that was done to the lines of a protocol. */
    settleLines: actorNotProvided<Settled, { protocolId: number }>('settleLines'),
    shareProtocol: actorNotProvided<CallResult<Given>, Sending>('shareProtocol'),
  },
}).extend({
  delays: { clientSearchPause: CLIENT_SEARCH_DEBOUNCE_MS },
  guards: {
    /** The protocol to be shared is the one that is being shared already. */
    isSameProtocol: ({ context }, params: { protocol: Shared }) =>
      context.shared.protocolId === params.protocol.protocolId,
    /** Enough is typed to search for clients. */
    isSearched: (_, params: { text: string }) => !isTooShort(params.text),
    /** Enough is typed to search for clients, and it isn't a list of emails. */
    isSearchedFor: (_, { text }: { text: string }) => !isTooShort(text) && !isList(text),
    /** Clients were found. */
    isAnyFound: (_, result: CallResult<readonly Client[]>) => result.ok && result.value.length > 0,
    /** This client is among the recipients. */
    isChosenAlready: ({ context }, params: { email: string }) => isChosen(context.recipients, params.email),
    /** One email is typed, and it is among the recipients. */
    isTypedAlready: ({ context: { recipients, text } }) => {
      const [one, ...more] = addressesIn(text)
      return one !== undefined && more.length === 0 && isChosen(recipients, one)
    },
    /** Emails are typed of which it isn't known yet if they are clients'. */
    isToBeLookedUp: ({ context }) => isAddressed(context.text) && unlookedIn(context).length > 0,
    /** Several emails are typed. */
    isTypedList: ({ context }) => isList(context.text),
    /** The typed email is a known client's. */
    isTypedClient: ({ context }) => clientAt(context) !== undefined,
    /** Exactly one valid email is typed. */
    isTypedEmail: ({ context }) => soleAddress(context.text) !== null,
    /** Every client found is among the recipients. */
    areAllChosen: ({ context: { found, recipients, text } }) =>
      !isAddressed(text) && found.length > 0 && found.every(({ email }) => isChosen(recipients, email)),
    /** A client found isn't among the recipients yet. */
    isAnyFree: ({ context: { found, recipients } }) => found.some(({ email }) => !isChosen(recipients, email)),
    /** The search found only clients who are recipients already. */
    isFoundChosen: stateIn({ form: { editing: { finding: 'chosen' } } }),
    /** Too little is typed to search for clients. */
    isTextTooShort: ({ context }) => isTooShort(context.text),
    /** An address is among what is typed. */
    isAddressTyped: ({ context }) => isAddressed(context.text),
    /** Something other than an email is typed, and a client is offered for it. */
    isAnyMeant: ({ context }) => meantIn(context) !== undefined,
    /** No new recipient is being given a name. */
    isNobodyNamed: ({ context }) => context.names.email === '',
    /** First and last name are given. */
    isNamed: ({ context: { names } }) => isName(names.firstName) && isName(names.lastName),
    /** This recipient is no client yet. */
    isNew: ({ context }, params: { email: string }) =>
      context.recipients.some((one) => one.email === params.email && one.clientId === null),
    /** There are recipients, discount and note are in order, and every recipient is valid. */
    canSend: ({ context }) => canSend(context) && !context.recipients.some(isInvalid),
    /** All is in order but a recipient, who is to be mended or taken out first. */
    isBlocked: ({ context }) => canSend(context) && context.recipients.some(isInvalid),
    /** Every recipient is valid. */
    hasNoInvalid: ({ context }) => !context.recipients.some(isInvalid),
    /** The protocol's changes are with the server, so that what is sent is what is seen. */
    isSaved: (_, params: Settled) => params.isSaved,
    /** The discount is not above the base rate of commission. */
    isOffered: ({ context }, params: { rate: DiscountChoice }) => choicesUpTo(baseOf(context)).includes(params.rate),
    /** Some recipients haven't been sent it yet. */
    hasMore: ({ context }) => context.queue.length > 0,
    /** It could not be sent to some recipients. */
    hasFailed: ({ context }) => context.recipients.length > 0,
    /** A recipient's protocol has not been checked yet for what they cannot take. */
    hasUnchecked: ({ context }) => uncheckedOf(context) !== undefined,
  },
  actions: {
    /** Begins with this protocol, without what was chosen for another. */
    begin: assign((_, { protocol, language }: Begun) => ({ ...NOTHING, shared: protocol, language })),
    /** Goes on with the same protocol, whose lines may have changed: every fit is checked again. */
    goOn: assign((_, { protocol, language }: Begun) => ({ shared: protocol, language, misfits: {} })),
    /** Begins anew with the same protocol. */
    beginAnew: assign(({ context }) => ({ ...NOTHING, detail: context.detail })),
    /** Notes which protocol is to be shared once this one is sent. */
    setFollowing: assign((_, { protocol, language }: Begun) => ({ following: { protocol, language } })),
    /** No protocol is to be shared after this one any more. */
    forgetFollowing: assign({ following: null }),
    /** Begins with the protocol that was to be shared after this one, if there is one. */
    beginFollowing: enqueueActions(({ context, enqueue }) => {
      if (context.following) enqueue.raise({ type: 'share.begin', ...context.following })
    }),
    /** Keeps the protocol as the server has it; a discount above its base rate counts as that. */
    setDetail: assign(({ context: { discount, queue } }, result: CallResult<ProtocolDetail>) => {
      if (!result.ok) return {}
      // What is being sent goes to all alike.
      const isKept = queue.length > 0
      return {
        detail: result.value,
        discount: isKept ? discount : choiceWithin(discount, result.value.commission_rate),
      }
    }),
    /** Keeps the clients who were sent something lately. */
    setRecent: assign((_, result: CallResult<readonly Client[]>) => (result.ok ? { recent: result.value } : {})),
    /** Keeps what is typed; nothing is searched for yet. */
    setText: assign((_, params: { text: string }) => ({ text: params.text, refusal: null })),
    /** Shows the clients found; after a failure there are none. */
    setFound: assign((_, result: CallResult<readonly Client[]>) => ({ found: result.ok ? result.value : [] })),
    /** Takes the clients found out of sight. */
    forgetFound: assign({ found: [] }),
    /** Says that this recipient is there already. */
    refuseChosen: assign({ refusal: 'chosenAlready' }),
    /** Says that this is no email. */
    refuseEmail: assign({ refusal: 'emailInvalid' }),
    /** Notes which emails are being looked up. */
    setAsked: assign(({ context }) => ({ lookedUp: unlookedIn(context) })),
    /** Notes which of the emails are clients', so that none is asked for twice. */
    setLooked: assign(({ context }, result: CallResult<readonly Client[]>) => ({
      looked: {
        emails: [...context.looked.emails, ...context.lookedUp],
        clients: [...context.looked.clients, ...(result.ok ? result.value : [])],
      },
    })),
    /** Goes on with what is typed, now that its emails are looked up. */
    inviteAgain: raise({ type: 'share.invite' }),
    /** Puts another address in place of the typed one. */
    searchCorrected: raise((_, { text }: { text: string }) => ({ type: 'share.search', text })),
    /** Takes the client that is offered first. */
    chooseFirst: raise(({ context }) => ({ type: 'share.choose', client: meantIn(context) as Client })),
    /** Makes this client a recipient. */
    choose: assign(({ context }, { client }: { client: Client }) => withClient(context, client)),
    /** Makes those who are typed recipients. */
    chooseTyped: assign(({ context }) => withTyped(context)),
    /** Begins the name of a recipient who is no client yet. */
    nameTyped: assign(({ context }) => ({
      names: { ...NO_NAMES, email: soleAddress(context.text) ?? '' },
      refusal: null,
    })),
    /** Begins with the name that the recipient has. */
    nameKnown: assign(({ context: { recipients } }, params: { email: string }) => {
      const known = recipients.find((one) => one.email === params.email)
      return { names: { email: params.email, firstName: known?.firstName ?? '', lastName: known?.lastName ?? '' } }
    }),
    /** Keeps the name as it is typed. */
    setName: assign(({ context }, { field, value }: { field: 'firstName' | 'lastName'; value: string }) => ({
      names: { ...context.names, [field]: value },
    })),
    /** Makes the named person a recipient; no mail goes out yet. */
    addNamed: assign(({ context }) => withNamed(context)),
    /** Lets the name go that was being typed. */
    forgetNames: assign({ names: NO_NAMES }),
    /** Takes this recipient out. */
    remove: assign(({ context }, params: { email: string }) => ({
      recipients: withoutRecipient(context.recipients, params.email),
      names: context.names.email === params.email ? NO_NAMES : context.names,
      refusal: null,
    })),
    /** Chooses the discount that goes with the protocol. */
    setDiscount: assign((_, params: { rate: DiscountChoice }) => ({ discount: params.rate })),
    /** Keeps the note as it is typed. */
    setNote: assign((_, params: { text: string }) => ({ note: params.text })),
    /** Begins to send: one call for each recipient, in their order. */
    queueAll: assign(({ context: { recipients } }) => ({
      queue: recipients.map((one) => one.email),
      recipients: recipients.map((one) => ({ ...one, reason: null })),
    })),
    /** Notes that the recipient has the protocol, and takes them out of the form. */
    setSent: assign(({ context: { queue, recipients, sentTo } }, result: CallResult<Given>) => ({
      queue: queue.slice(1),
      recipients: recipients.filter((one) => one.email !== queue[0]),
      sentTo: recipients
        .filter((one) => one.email === queue[0])
        .map((one) => ({ ...one, isOthers: isOthersNow(one, result) }))
        .reduce(withRecipient, sentTo),
    })),
    /** Keeps why it could not be sent to this recipient, and goes on to the next. */
    setReason: assign(({ context: { queue, recipients, problem } }) => ({
      queue: queue.slice(1),
      recipients: recipients.map((one) =>
        one.email === queue[0] ? { ...one, reason: problem?.kind === 'refused' ? problem.message : '' } : one,
      ),
    })),
    /** Notes which recipient's protocol is checked next. */
    checkNext: assign(({ context }) => ({ checked: uncheckedOf(context) ?? 0 })),
    /** Keeps what this recipient cannot take; null where that could not be found out. */
    setFit: assign(({ context: { misfits, checked } }, result: CallResult<readonly Misfit[]>) => ({
      misfits: { ...misfits, [checked]: result.ok ? result.value : null },
    })),
    /** Keeps that it could not be found out what this recipient cannot take. */
    setNoFit: assign(({ context: { misfits, checked } }) => ({ misfits: { ...misfits, [checked]: null } })),
    /** Tells the builder that nothing is shared after all. */
    emitCancelled: emit({ type: 'share.cancelled' as const }),
    /** Tells the builder that the protocol was shared. */
    emitSent: emit(({ context }) => ({ type: 'share.sent' as const, protocolId: context.shared.protocolId })),
    /** Says in a message with how many the protocol was shared. */
    sayShared: emit(({ context: { shared, sentTo } }) => ({
      type: 'notice.raised' as const,
      tone: 'info' as const,
      text: 'builder:notice.shared',
      values: { name: shared.name, count: sentTo.length },
    })),
    /** Says in a message that nothing was sent, as the protocol's changes are not with the server. */
    sayHeldBack: emit(({ context: { shared } }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      text: 'builder:notice.heldBack',
      values: { name: shared.name },
    })),
    /** Says in a message to how many it could not be sent. */
    saySomeFailed: emit(({ context: { shared, recipients } }) => ({
      type: 'notice.raised' as const,
      tone: 'error' as const,
      text: 'builder:notice.notShared',
      values: { name: shared.name, count: recipients.length },
    })),
  },
})
