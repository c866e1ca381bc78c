import { setup } from 'xstate'
import type { ActionFunction, AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

import { charts } from './actors.ts'
import type { ChartName, MessageTo } from './actors.ts'
import type { AppContext, AppEvent, AppInput, ChartsWanted } from './app.events.ts'
import { hearFacts } from './facts.ts'
import type { HearMore } from './facts.ts'

/** The root's types and actors: what its actions are made of. */
export const rootSetup = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    input: {} as AppInput,
    children: {} as { [Name in ChartName]: Name } & { loadCharts: 'loadCharts'; hearFacts: 'hearFacts' },
    tags: {} as 'broken' | 'code-awaited',
    meta: {} as ChartMeta,
  },
  actors: {
    ...charts,
    hearFacts,
    /** Loads the code of charts that are wanted, and tells when it is there. */
    loadCharts: listenerNotProvided<ChartsWanted>('loadCharts'),
    loadScreen: actorNotProvided<void>('loadScreen'),
    watchRoute: listenerNotProvided<AppEvent>('watchRoute'),
    watchReturn: listenerNotProvided<AppEvent>('watchReturn'),
    watchChunks: listenerNotProvided<AppEvent>('watchChunks'),
  },
})

type Plain = ReturnType<typeof rootSetup.enqueueActions>
type Parameterised<Params> =
  Plain extends ActionFunction<infer C, infer X, infer E, undefined, infer A, infer T, infer G, infer D, infer M>
    ? ActionFunction<C, X, E, Params extends object | undefined ? Params : never, A, T, G, D, M>
    : never
type Collect = Parameters<typeof rootSetup.enqueueActions>[0]

type Taken = { readonly [Name in ChartName]: MessageTo<Name> } & {
  readonly loadCharts: ChartsWanted
  readonly hearFacts: HearMore
}
type Args = Parameters<Collect>[0] & {
  /** Sends a message to a running actor. Compiles only if that actor takes it. */
  readonly tell: <To extends keyof Taken>(to: To, message: Taken[To]) => void
}

/** An action of the root that may take parameters: XState's own helpers of a setup are for those that take none. */
export const acting = <Params = undefined>(collect: (args: Args, params: Params) => void) => {
  const action = (args: Parameters<Collect>[0], params: Params) =>
    collect({ ...args, tell: (to, message) => args.enqueue.sendTo(to, message) }, params)
  return rootSetup.enqueueActions(action as Collect) as unknown as Parameterised<Params>
}

/** An action that changes what the root knows. */
export const knowing = <Params = undefined>(
  change: (context: AppContext, params: Params) => Partial<AppContext>,
): Parameterised<Params> => acting<Params>(({ context, enqueue }, params) => enqueue.assign(change(context, params)))

/** The names of the actors that run below one. */
export const runningIn = (self: AnyActorRef): readonly string[] =>
  Object.keys((self.getSnapshot() as AnyMachineSnapshot).children)

interface At {
  readonly context: AppContext
  readonly event: AppEvent
}

/** A message and the actor it is for. Compiles only if that actor takes it. */
export type Message = { [Name in ChartName]: { readonly to: Name; readonly message: MessageTo<Name> } }[ChartName]

/** Sends only if the actor runs: a late one may not have started. */
export function telling<Name extends ChartName, Params = undefined>(
  to: Name,
  message: Taken[Name] | ((at: At, params: Params) => Taken[Name]),
) {
  return acting<Params>(({ context, event, tell, self }, params) => {
    if (runningIn(self).includes(to))
      tell(to, typeof message === 'function' ? message({ context, event }, params) : message)
  })
}

/** As `telling`, for several actors. */
export function tellingAll<Params = undefined>(messages: (at: At, params: Params) => readonly Message[]) {
  return acting<Params>(({ context, event, tell, self }, params) => {
    const running = runningIn(self)
    for (const { to, message } of messages({ context, event }, params)) if (running.includes(to)) tell(to, message)
  })
}
