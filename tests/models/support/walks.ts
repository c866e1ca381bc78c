import { hash } from 'node:crypto'

import { begin, follow, type Moment } from './moment.ts'
import { pathsOf } from './cover.ts'
import type { Model } from './model.ts'
import type { Path } from './paths.ts'

/** A path with what is predicted at its start and after each of its events, and the transitions that it takes. */
export interface Walk {
  readonly path: Path
  readonly moments: readonly Moment[]
  readonly transitions: ReadonlySet<string>
}

/** So many of a model's paths from its first input, chosen by the seed. */
export function sampledWalks(model: Model, count: number, seed: string): readonly Walk[] {
  const { machine, inputs: [input] = [] } = model
  return pathsOf(model, input)
    .map((path, index) => ({ path, draw: hash('sha1', `${seed} ${index}`) }))
    .toSorted((a, b) => (a.draw < b.draw ? -1 : 1))
    .slice(0, count)
    .map(({ path }) => {
      let last = begin(machine, input)
      const moments = [last, ...path.map((event) => (last = follow(machine, last, event)))]
      return { path, moments, transitions: new Set(moments.flatMap(({ taken }) => taken)) }
    })
}
