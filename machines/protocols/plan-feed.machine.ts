/**
 * The private address under which calendars fetch the client's plan.
 * Owns: since when there is one, and the address itself from when it was made until the page is left. Never: the plan.
 */
import { assign } from 'xstate'
import type { ActorRefFrom } from 'xstate'

import type { MadePlanFeed } from '#areas/protocols/contract/plan-feed.ts'
import type { CallResult, Problem } from '#contract/result.ts'

import { answerOf, answers, callSetup } from '../call/call.ts'
import { actionNotProvided, actorNotProvided } from '../not-provided.ts'

interface Context {
  /** When it was made, as on the wire; null where there is none, or it is not known. */
  since: string | null
  /** Known only to the page that had it made. */
  address: string | null
  problem: Problem | null
}

type Event =
  | { type: 'page.opened' }
  | { type: 'feed.retry' }
  /** Makes one, or another in its place. */
  | { type: 'feed.make' }
  | { type: 'feed.copy' }
  | { type: 'feed.end' }

const feedSetup = callSetup({
  types: { context: {} as Context, events: {} as Event, tags: {} as 'busy' | 'failed' | 'unread' },
  actors: {
    fetchFeed: actorNotProvided<CallResult<{ since: string | null }>>('fetchFeed'),
    makeFeed: actorNotProvided<CallResult<MadePlanFeed>>('makeFeed'),
    endFeed: actorNotProvided<CallResult<unknown>>('endFeed'),
  },
}).extend({
  guards: {
    /** The client has an address. */
    hasFeed: ({ context }) => context.since !== null,
    /** The address is in sight. */
    hasAddress: ({ context }) => context.address !== null,
  },
  actions: {
    /** Notes whether there is an address, and since when. */
    setSince: assign((_, result: CallResult<{ since: string | null }>) =>
      result.ok ? { since: result.value.since, problem: null } : {},
    ),
    /** Shows the address that was made. */
    setMade: assign((_, result: CallResult<MadePlanFeed>) => (result.ok ? { ...result.value, problem: null } : {})),
    /** There is no address any more. */
    setEnded: assign({ since: null, address: null, problem: null }),
    /** Takes the address out of sight, for good. */
    forgetAddress: assign({ address: null }),
    /** Port: puts the address on the clipboard. */
    copyAddress: actionNotProvided<{ address: string }>('copyAddress'),
  },
})

const copying = {
  type: 'copyAddress',
  params: ({ context: { address } }: { context: Context }) => ({ address: address ?? '' }),
} as const
const always = {
  'page.opened': { target: 'fetching', actions: 'forgetAddress' },
  'feed.make': { target: 'making' },
} as const
const changing = feedSetup.createStateConfig({
  on: {
    ...always,
    'feed.end': { guard: 'hasFeed', target: 'ending' },
    'feed.copy': { guard: 'hasAddress', target: 'copied', actions: copying },
  },
}).on

export const planFeedMachine = feedSetup.createMachine({
  id: 'planFeed',
  description: "The private address of the client's plan for calendars.",
  meta: { requirements: ['feed.address-is-private'] },
  context: { since: null, address: null, problem: null },
  initial: 'fetching',
  states: {
    fetching: {
      description: 'It is not known yet whether there is an address.',
      tags: 'busy',
      invoke: {
        src: 'fetchFeed',
        id: 'fetchFeed',
        ...answers({ target: 'known', actions: { type: 'setSince', params: answerOf } }, { target: 'failed' }),
      },
    },
    failed: {
      description: 'Whether there is an address could not be had: it can be asked for again.',
      tags: ['failed', 'unread'],
      on: { 'feed.retry': { target: 'fetching' }, 'page.opened': { target: 'fetching' } },
    },
    known: { description: 'There is an address or none, and either can be changed by a press.', on: changing },
    copied: {
      description: 'The address was put on the clipboard, and the page says so.',
      on: { ...always, 'feed.end': { target: 'ending' }, 'feed.copy': { actions: copying } },
    },
    making: {
      description: 'An address is being made; an earlier one ends with it.',
      tags: 'busy',
      invoke: {
        src: 'makeFeed',
        id: 'makeFeed',
        ...answers({ target: 'known', actions: { type: 'setMade', params: answerOf } }, { target: 'notDone' }),
      },
    },
    ending: {
      description: 'The address is being ended.',
      tags: 'busy',
      invoke: {
        src: 'endFeed',
        id: 'endFeed',
        ...answers({ target: 'known', actions: 'setEnded' }, { target: 'notDone' }),
      },
    },
    notDone: {
      description: 'It could not be made or ended: the page says why, and it can be tried again.',
      tags: 'failed',
      on: changing,
    },
  },
})
export type PlanFeedRef = ActorRefFrom<typeof planFeedMachine>
