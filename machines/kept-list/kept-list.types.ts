import type { CallbackActorLogic, NonReducibleUnknown, PromiseActorLogic, SetupReturn } from 'xstate'

import type { ChartMeta } from '../requirements/meta.ts'

import type {
  Asking,
  ChartTypes,
  KeptContext,
  KeptEvent,
  QueueOf,
  QueueOrder,
  Sending,
  Timed,
} from './kept-list.events.ts'

// oxlint-disable typescript/no-explicit-any -- what is inferred of a setup of whatever list
/** The setup of a list with the types of that list, made of one without them. */
export type KeptSetup<AnySetup, Types extends ChartTypes> =
  AnySetup extends SetupReturn<
    any,
    any,
    any,
    any,
    infer Actions,
    infer Guards,
    infer Delay,
    infer Tag,
    any,
    any,
    any,
    any,
    any
  >
    ? SetupReturn<
        KeptContext<Types['kept'], Types['change']> & Types['own'],
        KeptEvent<Types['kept'], Types['change']> | Types['event'],
        {
          fetchList: PromiseActorLogic<Timed<Types['kept']>, Asking<Types['kept']>>
          sendChange: PromiseActorLogic<Timed<Types['answer']>, Sending<Types['kept'], Types['change']>>
          storeQueue: CallbackActorLogic<QueueOrder, QueueOf>
        } & (Types extends { actors: infer Actors } ? Actors : {}),
        {},
        Actions,
        Guards,
        Delay,
        Tag,
        Types extends { input: infer Input } ? Input : NonReducibleUnknown,
        NonReducibleUnknown,
        Types['fact'],
        ChartMeta,
        ChartMeta
      >
    : never
