/**
 * Lets users into the page in sight or leads them elsewhere.
 * Owns: whether the page is shown, and where a person is led instead. Never: who is signed in (the session tells), the
 * address
 * (a wish to change it goes out). The server checks each call by itself: this gate is for people, not against them.
 */
import { assign, setup } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { UserType } from '#contract/call.ts'
import { ACCOUNT, homeOf } from '../pages/own-areas.ts'
import { needsOf } from '../pages/entrance.ts'
import type { Place } from '../pages/place.ts'

import { actionNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

import { loginWithBack, wayBack } from './gate.ts'

/** `entering` while the server is asked for the user's type. */
type Who = 'unread' | 'visitor' | 'entering' | UserType

interface Context {
  place: Place | null
  who: Who
}

type Event =
  | { type: 'page.entered'; place: Place }
  | { type: 'session.entering' }
  | { type: 'session.signedIn'; userTypeId: UserType }
  | { type: 'session.signedOut' }

const needs = ({ place }: Context) => (place ? needsOf(place) : 'nobody')
const typesOf = (context: Context): readonly UserType[] | null => {
  const needed = needs(context)
  return typeof needed === 'object' ? needed.types : null
}

export const gateMachine = setup({
  types: { context: {} as Context, events: {} as Event, meta: {} as ChartMeta },
  guards: {
    /** The page is open to everybody. */
    isForEverybody: ({ context }) => needs(context) === 'nobody',
    /** The page is for those who aren't signed in. */
    isForVisitors: ({ context }) => needs(context) === 'visitor',
    /** Somebody is signed in. */
    isKnown: ({ context }) => typeof context.who === 'number',
    /** Nobody is signed in. */
    isVisitor: ({ context }) => context.who === 'visitor',
    /** The user is of a type that the page is for. */
    isOfType: ({ context }) => typeof context.who === 'number' && (typesOf(context) ?? []).includes(context.who),
    /** The address is that of the account itself, which leads to the user's own first page. */
    isIndexForKnown: ({ context }) => typeof context.who === 'number' && context.place?.path === ACCOUNT,
  },
  actions: {
    /** Notes the page that is to be entered. */
    setPlace: assign((_, params: { place: Place }) => ({ place: params.place })),
    /** Notes who is here: a type of user, a visitor, or not known yet. */
    setWho: assign((_, params: { who: Who }) => ({ who: params.who })),
    /** Port: replaces the address, below the language in use. */
    goTo: actionNotProvided<{ address: string }>('goTo'),
  },
}).createMachine({
  id: 'gate',
  description: 'Whether the page in sight may be shown to whoever is here.',
  context: { place: null, who: 'unread' },
  initial: 'open',
  on: {
    'page.entered': {
      target: '.deciding',
      actions: { type: 'setPlace', params: ({ event }) => ({ place: event.place }) },
    },
    'session.entering': { target: '.deciding', actions: { type: 'setWho', params: { who: 'entering' } } },
    'session.signedIn': {
      target: '.deciding',
      actions: { type: 'setWho', params: ({ event }) => ({ who: event.userTypeId }) },
    },
    'session.signedOut': { target: '.deciding', actions: { type: 'setWho', params: { who: 'visitor' } } },
  },
  states: {
    deciding: {
      description: 'The page or the person has changed.',
      always: [
        { guard: 'isForEverybody', target: 'open' },
        { guard: 'isIndexForKnown', target: 'leadingOn' },
        { guard: 'isOfType', target: 'allowed' },
        { guard: 'isKnown', target: 'decidingForKnown' },
        { guard: 'isForVisitors', target: 'open' },
        { guard: 'isVisitor', target: 'leadingToLogin' },
        { target: 'waiting' },
      ],
    },
    decidingForKnown: {
      description: 'The person is known, and not of a type that the page is for.',
      always: [{ guard: 'isForVisitors', target: 'leadingOn' }, { target: 'refused' }],
    },
    open: { description: 'The page is for everybody who is here.' },
    waiting: { description: 'The page is not for everybody, and who is here is still being asked.' },
    leadingToLogin: {
      description: 'A visitor has to sign in first and is led back here afterwards.',
      meta: { requirements: ['sign-in.guarded-page-leads-to-login'] },
      entry: {
        type: 'goTo',
        params: ({ context: { place } }) => ({ address: place ? loginWithBack(place) : '/login' }),
      },
    },
    leadingOn: {
      description:
        'Somebody who is signed in has no use for this page: they are led back to where they came from, or to their own area.',
      meta: { requirements: ['sign-in.known-user-is-led-on'] },
      entry: {
        type: 'goTo',
        params: ({ context: { place, who } }) => ({
          address: wayBack(place?.query ?? {}) ?? (typeof who === 'number' ? homeOf(who) : '/account'),
        }),
      },
    },
    allowed: { description: 'The page is for people of this type.' },
    refused: {
      description: 'The page is not for people of this type: it says so, and where they can go on.',
      meta: { requirements: ['sign-in.wrong-type-is-told'] },
    },
  },
  options: { maxIterations: 20 },
})
export type GateRef = ActorRefFrom<typeof gateMachine>
