/**
 * The page of one client (clients.page-of-one).
 * Owns: which client is open, the rate that is being saved, and asking somebody who was invited once more. Never: what was
 * shared, which is changed elsewhere; whether somebody may be asked again, which the server says; what is put into their cart,
 * which is a chart of its own.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { CallResponse } from '#contract/call.ts'
import type { Client, getClient } from '#areas/clients/contract/clients.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, callSetup } from '../call/call.ts'
import { detailStates } from '../detail-page/detail-page.ts'
import { hearingChildren } from '../hear-children.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'
import type { Place } from '../pages/place.ts'
import { isGone } from '../call/gone.ts'

import { askedAgain } from './asked-again.ts'
import type { AskedAgain } from './asked-again.ts'
import { clientIdIn, isInvited } from './clients.ts'
import type { ClientWanted } from './clients.ts'
import { fillFormMachine } from './filling/fill-form.machine.ts'
import type { DiscountChoice } from './rates.ts'

export type ClientDetail = CallResponse<typeof getClient>

interface Context {
  language: LanguageCode
  /** The client whose page is open; null where the address can name none. */
  id: number | null
  /** The client of the last answer: not the one of `id` while the page changes. */
  client: ClientDetail | null
  /** The latest choice, until it is saved. */
  rate: DiscountChoice | null
  /** The choice that is being saved. */
  sent: DiscountChoice | null
  problem: Problem | null
}

type Event =
  | { type: 'client.entered'; place: Place }
  | { type: 'client.retry' }
  | { type: 'rate.choose'; rate: DiscountChoice }
  /** Asks somebody who was invited once more to be a client. */
  | { type: 'client.askAgain' }
  /** Something of the client has changed elsewhere, such as the protocols shared with them. */
  | { type: 'client.outdated' }

type Answer = CallResult<ClientDetail>
type Saved = CallResult<Client>

const askedFor = ({ context: { language, id } }: { context: Context }) => ({ language, id: id ?? 0 })
const enteredPlace = ({ event }: { event: { place: Place } }) => ({ place: event.place })

const clientPageSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchClient: actorNotProvided<Answer, ClientWanted>('fetchClient'),
    saveRate: actorNotProvided<Saved, ClientWanted & { rate: DiscountChoice }>('saveRate'),
    askAgain: actorNotProvided<Saved, AskedAgain>('askAgain'),
    fillForm: fillFormMachine,
    hearChildren: hearingChildren<Extract<Event, { type: 'client.outdated' }>>(),
  },
}).extend({
  guards: {
    /** The address names no client. */
    namesNone: ({ context }) => context.id === null,
    /** The server knows no such client of this practitioner. */
    isGone: (_, answer: Answer) => isGone(answer),
    /** The discount chosen is another than the client's. */
    isOtherRate: ({ context: { client } }, params: { rate: DiscountChoice }) => client?.discount_rate !== params.rate,
    /** Another discount was chosen while the last one was being saved. */
    isChangedSince: ({ context: { rate, sent } }) => rate !== sent,
    /** The client in sight isn't the one that the address names. */
    isElsewhere: ({ context: { id, client } }) => client?.id !== id,
    /** The person has agreed since: as a client they have another number than their invitation has. */
    isMoved: ({ context }, answer: CallResult<Pick<Client, 'id'>>) => answer.ok && answer.value.id !== context.id,
    /** The person in sight has been invited and is no client yet. */
    isInvited: ({ context: { client } }) => client !== null && isInvited(client),
  },
  actions: {
    /** Notes the client that the address names, and the language. */
    setPlace: assign((_, { place }: { place: Place }) => ({ language: place.language, id: clientIdIn(place) })),
    /** Shows the fetched client. */
    setClient: assign((_, answer: Answer) =>
      answer.ok ? { id: answer.value.id, client: answer.value, problem: null } : {},
    ),
    /** Port: puts the address of this client's page in place of the present one, without an entry in the history. */
    replaceAddress: actionNotProvided<{ id: number }>('replaceAddress'),
    /** Shows the chosen discount at once; it isn't saved yet. */
    setRate: assign((_, params: { rate: DiscountChoice }) => ({ rate: params.rate, problem: null })),
    /** Notes which discount is being saved. */
    sendRate: assign(({ context: { rate } }) => ({ sent: rate })),
    /** Lets the chosen discount go, so that the one that the server has shows. */
    forgetRate: assign({ rate: null, sent: null }),
    /** Shows the discount that the server has saved. */
    setSaved: assign(({ context: { client } }, saved: Saved) =>
      saved.ok && client ? { client: { ...client, ...saved.value, id: client.id } } : {},
    ),
  },
})

const idIn = ({ event: { output } }: { event: { output: Answer } }) => ({ id: output.ok ? output.value.id : 0 })
const moved = {
  guard: { type: 'isMoved', params: answerOf },
  target: '#clientPage.shown.resting',
  actions: [
    { type: 'setClient', params: answerOf },
    { type: 'replaceAddress', params: idIn },
  ],
} as const

const client = detailStates({
  thing: 'client',
  fetch: 'fetchClient',
  input: askedFor,
  keep: 'setClient',
  retry: 'client.retry',
  missing: { description: 'The practitioner has no such client: the way leads back to the list.' },
  special: [moved],
})

export const clientPageMachine = clientPageSetup.createMachine({
  id: 'clientPage',
  description: 'One client of a practitioner, with what was shared and ordered.',
  context: { language: DEFAULT_LANGUAGE, id: null, client: null, rate: null, sent: null, problem: null },
  initial: 'waiting',
  invoke: [
    { src: 'fillForm', id: 'fillForm', systemId: 'fillForm' },
    { src: 'hearChildren', id: 'hearChildren', input: { fillForm: ['client.outdated'] } },
  ],
  on: { 'client.entered': { target: '.opening', actions: { type: 'setPlace', params: enteredPlace } } },
  states: {
    ...client,
    fetching: { ...client.fetching, on: { 'client.outdated': { target: 'fetching', reenter: true } } },
    shown: {
      description: 'The client is there.',
      meta: { requirements: ['clients.page-of-one'] },
      initial: 'resting',
      on: {
        'rate.choose': {
          guard: { type: 'isOtherRate', params: ({ event }) => ({ rate: event.rate }) },
          target: 'saving',
          actions: { type: 'setRate', params: ({ event }) => ({ rate: event.rate }) },
        },
        'client.askAgain': { guard: 'isInvited', target: 'asking', actions: 'forgetProblem' },
        'client.outdated': { target: '.renewing' },
      },
      states: {
        resting: { description: 'Nothing of the client is being changed, and no change is spoken of.' },
        renewing: {
          description: 'The client is asked for anew. What cannot be had then stays as it is in sight.',
          meta: { requirements: ['retry.old-data-stays-in-sight'] },
          invoke: {
            src: 'fetchClient',
            id: 'renewClient',
            input: askedFor,
            onDone: [moved, { target: 'resting', actions: { type: 'setClient', params: answerOf } }],
            onError: { target: 'resting' },
          },
        },
        saved: { description: 'The rate that was chosen last is saved.' },
        refused: {
          description: 'The rate could not be saved: the one before stands again, and it is said why.',
          meta: { requirements: ['clients.rate-can-be-changed'] },
        },
        unasked: {
          description: 'The person could not be asked again, and it is said why.',
          meta: { requirements: ['clients.can-be-invited'] },
        },
      },
    },
    asking: {
      description: 'The person is asked once more, with what was typed at first. Whom they see then is asked for anew.',
      meta: { requirements: ['clients.can-be-invited'] },
      tags: 'busy',
      on: { 'client.entered': { actions: { type: 'setPlace', params: enteredPlace } } },
      invoke: {
        src: 'askAgain',
        id: 'askAgain',
        input: ({ context }) => askedAgain(context),
        onDone: [
          { guard: { type: 'isAnswered', params: answerOf }, target: 'opening' },
          { guard: 'isElsewhere', target: 'opening' },
          { target: 'shown.unasked', actions: { type: 'setProblem', params: answerOf } },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'opening' },
          { target: 'shown.unasked', actions: 'setUnreachable' },
        ],
      },
    },
    saving: {
      description: 'The chosen rate shows at once and is being saved; one chosen meanwhile follows it.',
      meta: { requirements: ['clients.rate-can-be-changed'] },
      tags: 'busy',
      entry: 'sendRate',
      on: {
        'rate.choose': { actions: { type: 'setRate', params: ({ event }) => ({ rate: event.rate }) } },
        // What was chosen is saved first, whosever page is opened meanwhile.
        'client.entered': { actions: { type: 'setPlace', params: enteredPlace } },
      },
      invoke: {
        src: 'saveRate',
        id: 'saveRate',
        input: ({ context: { language, client, rate } }) => ({ language, id: client?.id ?? 0, rate: rate ?? 0 }),
        onDone: [
          {
            guard: 'isChangedSince',
            target: 'saving',
            reenter: true,
            actions: { type: 'setSaved', params: answerOf },
          },
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetRate' },
          { guard: { type: 'isMoved', params: answerOf }, target: 'fetching', actions: 'forgetRate' },
          {
            guard: { type: 'isAnswered', params: answerOf },
            target: 'shown.saved',
            actions: [{ type: 'setSaved', params: answerOf }, 'forgetRate'],
          },
          { target: 'shown.refused', actions: [{ type: 'setProblem', params: answerOf }, 'forgetRate'] },
        ],
        onError: [
          { guard: 'isElsewhere', target: 'opening', actions: 'forgetRate' },
          { target: 'shown.refused', actions: ['setUnreachable', 'forgetRate'] },
        ],
      },
    },
  },
  options: { maxIterations: 20 },
})

/** The client whose page is open, as far as they are known. */
export const openClient = ({ client, id }: Pick<Context, 'client' | 'id'>): ClientDetail | null =>
  client?.id === id ? client : null
export type ClientPageRef = ActorRefFrom<typeof clientPageMachine>
