/**
 * Putting a protocol into a client's cart, on that client's page (filling.practitioner-sees-when).
 * Owns: which protocol is meant, what is written to the client, and how far it is. Never: the call, with its key, which is a
 * chart of its own and outlives a reload; whether the client allows it, which the client's page knows.
 */
import { assign, emit, sendTo } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { FilledCart } from '#areas/clients/contract/filling.ts'
import { DEFAULT_LANGUAGE } from '#contract/languages.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import { callSetup } from '../../call/call.ts'
import { hearingChildren } from '../../hear-children.ts'
import { ONCE_FACTS } from '../../once/once.events.ts'
import type { OnceFact } from '../../once/once.events.ts'

import { fillCartMachine } from './fill-cart.machine.ts'
import type { FillingWanted } from './fill-cart.machine.ts'

interface Context {
  /** The filling that is being written, is on its way, or was sent last. */
  wanted: FillingWanted | null
  language: LanguageCode
  /** The lines that the server has put in last, and those that it has left out. */
  filled: FilledCart | null
  problem: Problem | null
}

type ChildFact = OnceFact<FilledCart, FillingWanted>

type Event =
  | { type: 'filling.begin'; clientId: number; protocolId: number }
  | { type: 'filling.write'; message: string }
  | { type: 'filling.mail'; mail: boolean }
  | { type: 'filling.send'; language: LanguageCode }
  | { type: 'filling.leave' }
  | ChildFact

/** The client in sight may be old: something is in the cart, or may be. */
type Fact = { type: 'client.outdated' }

const fillFormSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, emitted: {} as Fact, tags: {} as 'busy' | 'failed' },
  actors: { fillCart: fillCartMachine, hearChildren: hearingChildren<ChildFact>() },
}).extend({
  actions: {
    /** Begins with no message, and with the email that most clients need to find their way. */
    begin: assign((_, { clientId, protocolId }: { clientId: number; protocolId: number }) => ({
      wanted: { clientId, protocolId, message: '', mail: true },
      filled: null,
      problem: null,
    })),
    /** Notes what is written to the client. */
    setMessage: assign(({ context: { wanted } }, { message }: { message: string }) => ({
      wanted: wanted && { ...wanted, message },
    })),
    /** Notes whether the client gets an email. */
    setMail: assign(({ context: { wanted } }, { mail }: { mail: boolean }) => ({
      wanted: wanted && { ...wanted, mail },
    })),
    /** Notes the language in which the server is to answer. */
    setLanguage: assign((_, { language }: { language: LanguageCode }) => ({ language, problem: null })),
    /** Notes what is on its way, which another tab or the time before a reload may have asked for. */
    setWanted: assign((_, { wanted }: { wanted: FillingWanted }) => ({ wanted, problem: null })),
    /** Shows what was put in and what was left out. */
    setFilled: assign((_, { filled }: { filled: FilledCart }) => ({ filled, problem: null })),
    /** Says why nothing was put in. */
    setRefusal: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    /** Takes what was written and said away. */
    forget: assign({ wanted: null, filled: null, problem: null }),
    /** Has the protocol put in: once, however often it is pressed. */
    askToFill: sendTo('fillCart', ({ context: { wanted, language } }) => ({
      type: 'call.want' as const,
      intent: wanted as FillingWanted,
      language,
    })),
    /** Has the client's page ask anew for what it shows. */
    emitOutdated: emit({ type: 'client.outdated' as const }),
  },
})

const meant = ({ event }: { event: { clientId: number; protocolId: number } }) => ({
  clientId: event.clientId,
  protocolId: event.protocolId,
})
const ofIntent = ({ event }: { event: { intent: FillingWanted } }) => ({ wanted: event.intent })

const reported = fillFormSetup.createStateConfig({
  on: {
    'call.sending': {
      target: '#fillForm.sending',
      actions: { type: 'setWanted', params: ofIntent },
      meta: { requirements: ['call.every-tab-knows-it'] },
    },
    'call.unanswered': {
      target: '#fillForm.unanswered',
      actions: { type: 'setWanted', params: ofIntent },
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
    },
    'call.unsure': {
      target: '#fillForm.unsure',
      actions: { type: 'setWanted', params: ofIntent },
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
    },
  },
}).on
const beginning = fillFormSetup.createStateConfig({
  on: { ...reported, 'filling.begin': { target: '#fillForm.writing', actions: { type: 'begin', params: meant } } },
}).on
const writing = fillFormSetup.createStateConfig({
  on: {
    ...beginning,
    'filling.write': { actions: { type: 'setMessage', params: ({ event: { message } }) => ({ message }) } },
    'filling.mail': { actions: { type: 'setMail', params: ({ event: { mail } }) => ({ mail }) } },
    'filling.send': {
      actions: [{ type: 'setLanguage', params: ({ event: { language } }) => ({ language }) }, 'askToFill'],
      meta: { requirements: ['filling.happens-once'] },
    },
    'filling.leave': { target: '#fillForm.closed', actions: 'forget' },
  },
}).on

export const fillFormMachine = fillFormSetup.createMachine({
  id: 'fillForm',
  description: 'Putting a protocol into a client’s cart, from the first press to what is in it.',
  context: { wanted: null, language: DEFAULT_LANGUAGE, filled: null, problem: null },
  initial: 'closed',
  invoke: [
    { src: 'fillCart', id: 'fillCart', systemId: 'fillCart' },
    { src: 'hearChildren', id: 'hearChildren', input: { fillCart: ONCE_FACTS } },
  ],
  on: {
    'call.answered': {
      target: '.done',
      actions: [{ type: 'setFilled', params: ({ event }) => ({ filled: event.answer }) }, 'emitOutdated'],
      meta: { requirements: ['filling.by-the-rules-of-the-cart'] },
    },
    'call.refused': {
      target: '.refused',
      actions: [
        { type: 'setWanted', params: ofIntent },
        { type: 'setRefusal', params: ({ event }) => ({ problem: event.problem }) },
        'emitOutdated',
      ],
      meta: { requirements: ['filling.client-allows-it'] },
    },
    // What came of it shows on the page alone.
    'call.settled': { target: '.closed', actions: ['forget', 'emitOutdated'] },
  },
  states: {
    closed: { description: 'Nothing is being put into a cart.', on: beginning },
    writing: {
      description: 'A protocol is chosen. A message can be written to the client, and an email with a link be sent.',
      meta: { requirements: ['filling.client-alone-orders'] },
      on: writing,
    },
    sending: {
      description: 'The protocol is on its way into the cart, under one key until it is answered.',
      meta: { requirements: ['filling.happens-once'] },
      tags: 'busy',
      on: reported,
    },
    unanswered: {
      description: 'Nobody knows whether it is in the cart: it is asked again by itself, or at once on request.',
      meta: { requirements: ['call.unanswered-asks-under-the-same-key'] },
      on: reported,
    },
    unsure: {
      description:
        'Nobody knows whether it is in the cart, and its user has signed in again since: it waits for a press.',
      meta: { requirements: ['call.unanswered-waits-after-a-sign-in'] },
      on: reported,
    },
    done: {
      description: 'It is told what is in the cart, and what was left out and why.',
      meta: { requirements: ['filling.by-the-rules-of-the-cart'] },
      on: { ...beginning, 'filling.leave': { target: 'closed', actions: 'forget' } },
    },
    refused: {
      description: 'Nothing was put in, and it is said why. What was written is still there.',
      meta: { requirements: ['filling.client-allows-it'] },
      tags: 'failed',
      on: writing,
    },
  },
})
export type FillFormRef = ActorRefFrom<typeof fillFormMachine>
