import type { CallDefinition, CallRequest } from '#contract/call.ts'

import type { CallsOf, Chapters } from './implement.ts'

/** The calls whose body can be JSON. */
export type JsonBodyId<Calls> = {
  [Id in keyof Calls]: Calls[Id] extends { readonly bodyType: 'form' }
    ? never
    : Calls[Id] extends { readonly body: unknown }
      ? Id
      : never
}[keyof Calls]

/** A body for each call that takes JSON: one forgotten does not compile. */
export type ExamplesOf<Area extends Chapters> = {
  readonly [Id in JsonBodyId<CallsOf<Area>>]: CallsOf<Area>[Id] extends CallDefinition
    ? NonNullable<CallRequest<CallsOf<Area>[Id]>['body']>
    : never
}
