import { assign, enqueueActions, raise, sendTo, setup } from 'xstate'

import { FETCH_DEDUPE_MS, FETCH_EXPIRY_MS, FETCH_RETRY_MS } from '#contract/constants.ts'
import type { LanguageCode } from '#contract/languages.ts'
import type { Problem } from '#contract/result.ts'

import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'
import { isFinal, isShopFailure, nextAttempt } from './write-retry.ts'

import type {
  Asking,
  ChangeEvent,
  ChartTypes,
  KeptContext,
  KeptEvent,
  QueueOf,
  QueueOrder,
  Sending,
  Timed,
} from './kept-list.events.ts'
import {
  adopt,
  enqueue,
  madeBy,
  named,
  nextOf,
  ofFirst,
  recalled,
  referring,
  refusedWithFirst,
  untroubled,
  withFirst,
} from './kept-list.ts'
import type { AnyList, KeptQueue, List, ListTypes } from './kept-list.ts'
import type { KeptSetup } from './kept-list.types.ts'

// oxlint-disable typescript/no-explicit-any -- the setup of whatever list: `keptSetup` gives it the types of one
type AnyContext = KeptContext<any, any>
type AnyEvent = KeptEvent<any, any>

/** All that the states shared by all lists may read. */
export interface At {
  readonly context: AnyContext
}

/**
 * The context of a list while it is not known who is here. Signing out empties a list to this, and as nothing of it was
 * fetched, signing in fetches it (wishlist.emptied-on-sign-out, wishlist.fetched-on-sign-in).
 */
export const nothingKept = (of = '') => ({
  userId: null,
  of,
  tab: '',
  changes: 0,
  language: null,
  kept: null,
  fetchedAt: 0,
  queue: [],
  made: {},
  pausing: [],
  problem: null,
})

/** The key of the next change: by it, later ones name what that makes. */
export const nextKey = ({ tab, changes }: Pick<AnyContext, 'tab' | 'changes'>): string => `${tab}-${changes + 1}`

/** The queue with one more change. */
export function withChange<Types extends ListTypes>(
  list: List<Types>,
  context: KeptContext<Types['kept'], Types['change']>,
  change: Types['change'],
): Pick<KeptContext<Types['kept'], Types['change']>, 'queue' | 'changes'> {
  return {
    queue: enqueue(list, context.queue, {
      key: nextKey(context),
      change: referring(list, change, context.made),
      tried: false,
    }),
    changes: context.changes + 1,
  }
}

const UNREACHABLE: Problem = { kind: 'unreachable' }
const problemOf = ({ result }: Timed): Problem => (result.ok ? UNREACHABLE : result.problem)
const changesOf = (queue: AnyContext['queue']) => queue.map(({ change }) => change)
const without = (queue: AnyContext['queue'], dropped: AnyContext['queue']) =>
  queue.filter((one) => !dropped.includes(one))
const first = ({ queue }: AnyContext) => queue[0] ?? { key: '', change: undefined }

/** The setup of a list, without the types of that list. */
function anySetup(list: AnyList, own: object, actors: object) {
  return setup({
    types: {
      context: {} as AnyContext,
      events: {} as AnyEvent,
      tags: {} as 'busy' | 'failed' | 'unread' | 'sending' | 'offline',
      meta: {} as ChartMeta,
    },
    actors: {
      fetchList: actorNotProvided<Timed<any>, Asking<any>>('fetchList'),
      sendChange: actorNotProvided<Timed<any>, Sending<any, any>>('sendChange'),
      /** Keeps the list through reloads and its queue for the next sign-in too, takes over those of tabs that are no more, and talks with the others that are. */
      storeQueue: listenerNotProvided<QueueOrder, QueueOf>('storeQueue'),
      ...actors,
    },
    delays: { fetchRetry: FETCH_RETRY_MS, fetchExpiry: FETCH_EXPIRY_MS },
    guards: {
      /** The user who signed in is the one whose list is here. */
      isSamePerson: ({ context }, params: { userId: number }) => context.userId === params.userId,
      /** The page is in another language than the list's names. */
      isOtherLanguage: ({ context }, params: { language: LanguageCode }) => context.language !== params.language,
      /** Changes wait for the server. */
      hasChanges: ({ context }) => context.queue.length > 0,
      /** A change waits that isn't pausing after a failure. */
      hasNext: ({ context: { queue, pausing } }) => nextOf(list, queue, pausing) !== undefined,
      /** The list is known to be old: another tab, or the server, has changed it. */
      isOutdated: ({ context }) => context.fetchedAt === 0,
      /** The last fetch isn't so recent that another would bring nothing new. */
      isPastDedupe: ({ context }, params: { at: number }) => params.at - context.fetchedAt >= FETCH_DEDUPE_MS,
      /** The server has taken the change, or sent the list. */
      isAnswered: (_, params: Timed) => params.result.ok,
      /** The server said no for good: the same change would be refused again. */
      isRefused: (_, params: Timed) => isFinal(params.result),
      /** The server answered with a failure of its own, which may pass. */
      isShopFailure: (_, params: Timed) => isShopFailure(params.result),
      /** The server failed, but not yet so often that the change is given up. */
      canTryAgain: ({ context }, { result, at }: Timed) =>
        isShopFailure(result) && nextAttempt(context.queue[0]?.trouble, result, at) !== undefined,
    },
    actions: {
      /** Notes whose list it is. */
      setPerson: assign((_, params: { userId: number }) => ({ userId: params.userId })),
      /** Empties the list and its queue in this tab, since its user has left. */
      forgetAll: assign(({ context: { of, changes, language } }) => ({
        ...nothingKept(of),
        ...own,
        changes,
        language,
      })),
      /** Notes the language in which the server is to answer. */
      setLanguage: assign((_, params: { language: LanguageCode }) => ({ language: params.language })),
      /** Puts the tab's name into the keys of its changes, so that two tabs never use one key. */
      setTab: assign(({ context: { queue } }, { tab }: { tab: string }) => ({ tab, queue: named(list, queue, tab) })),
      /** Takes over changes of tabs that are closed, and of earlier visits. */
      setAdopted: assign(({ context: { kept, fetchedAt, queue } }, { adopted }: { adopted: KeptQueue<any, any> }) => ({
        kept: fetchedAt > 0 ? kept : recalled(list, kept, adopted.kept),
        queue: adopt(queue, adopted.queue),
      })),
      /** Shows the change at once, and queues it for the server. */
      want: assign(({ context }, params: { change: any }) => withChange(list, context, params.change)),
      /** Stores the queue, so that a reload loses none of it. */
      storeQueue: sendTo('storeQueue', ({ context: { queue, kept } }): QueueOrder => ({
        type: 'queue.keep',
        queue,
        kept,
      })),
      /** Tells the user's other tabs that the list has changed. */
      sendTabs: sendTo('storeQueue', { type: 'tabs.tell' } as QueueOrder),
      /** Has the list looked at, as if the page were entered. */
      look: raise((_, { at }: { at: number }) => ({ type: 'list.look' as const, at })),
      /** Has the list fetched, however new it is. */
      fetchAnew: raise({ type: 'list.outdated' }),
      /** Notes that the list in sight is old. */
      outdate: assign({ fetchedAt: 0 }),
      /** Shows the list as the server has it, with the queued changes on top. */
      setFetched: assign((_, { result, at }: Timed) =>
        result.ok ? { kept: result.value, fetchedAt: at, problem: null } : {},
      ),
      /** Keeps why a change or a fetch failed. */
      setProblem: assign((_, params: Timed) => ({ problem: problemOf(params) })),
      /** Keeps that no answer came: it isn't known what the server has done. */
      setUnreachable: assign({ problem: UNREACHABLE }),
      /** Puts the change that is sent now first in the queue. */
      sendNext: assign(({ context: { queue, pausing } }) => {
        const next = nextOf(list, queue, pausing)
        return next ? { queue: withFirst(queue, next) } : {}
      }),
      /** Keeps the server's list; a change made in another tab meanwhile stays known. */
      setAnswer: assign(({ context: { kept, queue, made } }, { result }: Timed) => {
        if (!result.ok) return {}
        const ids = madeBy(list, queue, result.value)
        return {
          kept: list.learn(kept, queue[0]?.change, result.value),
          queue: queue.slice(1).map((one) => ({ ...one, change: referring(list, one.change, ids) })),
          made: { ...made, ...ids },
          problem: null,
        }
      }),
      /** Takes the refused change out of sight, with those that need it. */
      dropRefused: assign(({ context: { queue } }) => ({ queue: without(queue, refusedWithFirst(list, queue)) })),
      /** Takes all changes of the same thing out of sight, since they are given up. */
      dropSubject: assign(({ context: { queue } }) => ({ queue: without(queue, ofFirst(list, queue)) })),
      /** A failure before the connection was lost says nothing of the shop now. */
      forgetTrouble: assign(({ context: { queue } }) => ({ queue: untroubled(queue) })),
      /** Lets the change wait before it is sent again; others go before it. */
      pauseFirst: enqueueActions(({ context: { queue, pausing }, enqueue: add }, { result, at }: Timed) => {
        const [paused, ...others] = queue
        const attempt = nextAttempt(paused?.trouble, result, at)
        if (!paused || !attempt) return
        const { key } = paused
        add.assign({ queue: [{ ...paused, trouble: attempt.trouble }, ...others], pausing: [...pausing, key] })
        add.raise({ type: 'pause.over', key }, { delay: attempt.pause, id: `pause of ${key}` })
      }),
      /** The change may be sent again. */
      endPause: assign(({ context: { pausing } }, { key }: { key: string }) => ({
        pausing: pausing.filter((one) => one !== key),
      })),
      /** Tells the list's own chart that the server has taken the change. */
      raiseDone: raise(({ context }): ChangeEvent<any> => {
        const { key, change } = first(context)
        return { type: 'change.done', key, change }
      }),
      /** Tells the list's own chart that the server has refused the change, and why. */
      raiseRefused: raise(({ context }, params: Timed): ChangeEvent<any> => {
        const { key, change } = first(context)
        const changes = changesOf(refusedWithFirst(list, context.queue))
        return { type: 'change.refused', key, change, changes, problem: problemOf(params) }
      }),
      /** Tells the list's own chart that the server has failed too often, so that the change is undone. */
      raiseGivenUp: raise(({ context }, params: Timed): ChangeEvent<any> => ({
        type: 'change.givenUp',
        key: first(context).key,
        changes: changesOf(ofFirst(list, context.queue)),
        problem: problemOf(params),
      })),
      /** Tells the list's own chart that the change waits for a connection. */
      raiseWaits: raise(({ context }): ChangeEvent<any> => ({ type: 'change.waits', key: first(context).key })),
    },
  })
}

type AnySetup = ReturnType<typeof anySetup>

/** For the states that all lists have. */
export const anyList: Pick<AnySetup, 'createStateConfig'> = { createStateConfig: (config) => config }

/** The setup of one list, to be extended by what is its own; `own` is the list's own context as it begins, `actors` run beside its calls. */
export function keptSetup<Types extends ChartTypes>(
  list: List<Pick<Types, keyof ListTypes>>,
  own: Types['own'],
  actors: Types extends { actors: infer Actors } ? Actors : {} = {} as never,
): KeptSetup<AnySetup, Types> {
  return anySetup(list as unknown as AnyList, own, actors) as unknown as KeptSetup<AnySetup, Types>
}
