import { assign, setup } from 'xstate'
import type { AnyEventObject, EventObject, NonReducibleUnknown, UnknownActorLogic } from 'xstate'

import type { CallResult, Problem } from '#contract/result.ts'

import type { ChartMeta } from '../requirements/meta.ts'

type Answer = CallResult<unknown>

interface Asking {
  /** Of the last call. */
  problem: Problem | null
}

/** Names and params of the base's guards and actions. */
type Guards = { isAnswered: Answer }
type Actions = { setProblem: Answer; setUnreachable: undefined; forgetProblem: undefined }

const kept = <Context extends Asking>(problem: Problem | null) => ({ problem }) as Partial<Context>

/**
 * The base of each chart that calls the server; `extend` adds its own. An expected refusal is a result. An actor that fails
 * has met what nobody foresaw, which to the person is as if there were no answer.
 */
export function callSetup<
  Context extends Asking,
  Event extends AnyEventObject,
  Actors extends Record<string, UnknownActorLogic>,
  Tag extends string = string,
  Emitted extends EventObject = EventObject,
>(base: {
  types: { context: Context; events: Event; tags?: Tag; emitted?: Emitted }
  actors: { [Name in keyof Actors]: Actors[Name] }
}) {
  return setup<
    Context,
    Event,
    Actors,
    {},
    Actions,
    Guards,
    never,
    Tag,
    NonReducibleUnknown,
    NonReducibleUnknown,
    Emitted,
    ChartMeta
  >({
    ...(base as typeof base & { actors: never }),
    guards: {
      /** The server has done what was asked; a refusal isn't that. */
      isAnswered: (_, result) => result.ok,
    },
    actions: {
      /** Keeps why the call was refused, for the screen to say. */
      setProblem: assign((_, result) => (result.ok ? {} : kept<Context>(result.problem))),
      /** Keeps that no answer came: it isn't known what the server has done. */
      setUnreachable: assign(() => kept<Context>({ kind: 'unreachable' })),
      /** Takes the last failure out of sight. */
      forgetProblem: assign(() => kept<Context>(null)),
    },
  })
}

/** The answer of a call, as the params of what is done with it. */
export const answerOf = <Value>({ event }: { event: { output: Value } }): Value => event.output

/** The last problem as params of an action. */
export const problemIn = ({ context: { problem } }: { context: Asking }): Asking => ({ problem })

interface Arm {
  readonly target: string
  readonly actions?: readonly unknown[]
}
type ActionsOf<Refused> = Refused extends { readonly actions: infer Actions extends readonly unknown[] } ? Actions : []
type WithAnswer<Name> = { readonly type: Name; readonly params: typeof answerOf<Answer> }

/**
 * The transitions of a call: `answered` where it gave what was asked for, `refused` after a refusal, an unreachable server
 * and what nobody foresaw, with the reason kept first. `special` come before both, by guards of their own.
 */
export function answers<
  const Answered extends object,
  const Refused extends Arm,
  const Special extends readonly object[],
>(answered: Answered, refused: Refused, ...special: Special) {
  const actions = (refused.actions ?? []) as ActionsOf<Refused>
  const setProblem: WithAnswer<'setProblem'> = { type: 'setProblem', params: answerOf }
  const isAnswered: WithAnswer<'isAnswered'> = { type: 'isAnswered', params: answerOf }
  const { target }: Arm = refused
  return {
    onDone: [...special, { ...answered, guard: isAnswered }, { target, actions: [setProblem, ...actions] }],
    onError: { target, actions: ['setUnreachable', ...actions] },
  } as const
}
