import { SERVER_AREAS } from '../../areas.ts'
import type { Every } from '#contract/every.ts'

type Examples = Every<Extract<(typeof SERVER_AREAS)[number], { readonly examples: unknown }>['examples']>

/** The calls whose body can be JSON. */
export type JsonBodyId = keyof Examples

/** One body for each call that takes JSON, for the API's document and for tests. */
export const examples = Object.assign(
  {},
  ...SERVER_AREAS.map((area) => ('examples' in area ? area.examples : {})),
) as Examples
