import type { CallDefinition } from '#contract/call.ts'

import type { CallsOf } from '../api/implement.ts'
import { SERVER_AREAS } from '../areas.ts'

type Calls = CallsOf<(typeof SERVER_AREAS)[number]['calls']>

const named = SERVER_AREAS.flatMap(({ calls }) => Object.entries<Readonly<Record<string, CallDefinition>>>(calls))

/** All calls below /api (call.contract-is-complete) by the chapters of the API's page. */
export const chapters: ReadonlyMap<string, readonly CallDefinition[]> = new Map(
  [...new Set(named.map(([chapter]) => chapter))].map((chapter) => [
    chapter,
    named.flatMap(([name, calls]) => (name === chapter ? Object.values(calls) : [])),
  ]),
)

/** Every call by its id, for the server, the API document and the tests; the browser imports single calls. */
export const calls = Object.assign({}, ...named.map(([, one]) => one)) as Calls

export type CallId = keyof Calls

/** The call of an id, its exact type kept. */
export type Call<Id extends CallId> = Calls[Id]
