import { fromCallback, fromPromise } from 'xstate'
import type { AnyActorLogic, CallbackActorLogic, EventObject, NonReducibleUnknown, PromiseActorLogic } from 'xstate'

const refuse = (name: string) => (): never => {
  throw new Error(`${name} is not provided`)
}

/**
 * The placeholder of an action that touches the world (a log line, a cookie, the address): a chart that runs without
 * what it needs fails at once and says what is missing.
 */
export const actionNotProvided: <Params>(name: string) => (args: unknown, params: Params) => void = refuse

/** The placeholder of a call. */
export function actorNotProvided<Output, Input extends object | undefined = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> {
  const refused = refuse(name)
  return fromPromise<Output, Input>(async () => refused())
}

/** The placeholder of a listener, or of an effect that lasts as long as a state. */
export function listenerNotProvided<Sent extends EventObject, Input = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<Sent, Input> {
  return fromCallback<Sent, Input>(refuse(name))
}

/** The placeholder of a chart whose code comes later. Its type is the chart's, so that those who know it by name know its events. */
export function chartNotProvided<Chart extends AnyActorLogic>(name: string): Chart {
  const placeholder: AnyActorLogic = fromCallback(refuse(name))
  // The chart itself stands in its place before anything is started.
  return placeholder as Chart
}
