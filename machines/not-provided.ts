import { fromPromise } from 'xstate'
import type { PromiseActorLogic } from 'xstate'

/**
 * The placeholder of an action that touches the world (a log line, a cookie, the address): a chart that runs without
 * what it needs fails at once and says what is missing.
 */
export function actionNotProvided<Params>(name: string) {
  return (_args: unknown, _params: Params): void => {
    throw new Error(`${name} is not provided`)
  }
}

/** The placeholder of a call. */
export function actorNotProvided<Output, Input extends object | undefined = undefined>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)))
}
