import { setup } from 'xstate'
import type { ActionFunction, AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { actorNotProvided, listenerNotProvided } from '../not-provided.ts'
import type { ChartMeta } from '../requirements/meta.ts'

import { charts } from './actors.ts'
import type { ChartName, Told } from './actors.ts'
import type { AppContext, AppEvent, AppInput, ChartsWanted } from './app.events.ts'
import { hearFacts } from './facts.ts'

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

/** An action of the root that may take parameters: XState's own helpers of a setup are for those that take none. */
export const acting = rootSetup.enqueueActions as unknown as <Params = undefined>(
  collect: (args: Parameters<Collect>[0], params: Params) => void,
) => Parameterised<Params>

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

/** What can be told to whom: compiles only for a message that this chart takes. */
export interface Message<Name extends ChartName> {
  readonly to: Name
  readonly message: Told<Name>
}
/** A message for any chart. */
export type AnyMessage = { [Name in ChartName]: Message<Name> }[ChartName]

/** An action that tells a chart something, if it runs: only those whose code comes late may not. */
export function telling<Name extends ChartName, Params = undefined>(
  to: Name,
  message: Told<Name> | ((at: At, params: Params) => Told<Name>),
) {
  return tellingAll<Params>((at, params) => {
    const told = typeof message === 'function' ? message(at, params) : message
    return [{ to, message: told } as unknown as AnyMessage]
  })
}

/** An action that tells several charts something, each if it runs. */
export function tellingAll<Params = undefined>(
  messages: (at: At & { readonly running: readonly string[] }, params: Params) => readonly AnyMessage[],
) {
  return acting<Params>(({ context, event, enqueue, self }, params) => {
    const running = runningIn(self)
    for (const { to, message } of messages({ context, event, running }, params))
      if (running.includes(to)) enqueue.sendTo(to, message)
  })
}
