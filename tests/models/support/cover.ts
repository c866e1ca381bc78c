import { ActorDriver, predict } from './actor-driver.ts'
import { walk } from './driver.ts'
import type { Model } from './model.ts'
import { begin, follow, type Moment } from './moment.ts'
import { pathsOf, type Path } from './paths.ts'

/** A path with what is predicted at its start and after each of its events, and the transitions that it takes. */
export interface Walk {
  readonly path: Path
  readonly moments: readonly Moment[]
  readonly transitions: ReadonlySet<string>
}

/** Every path of a model from its first input, walked by the actor driver to learn which transitions it takes. */
export async function walksOf(model: Model): Promise<readonly Walk[]> {
  const { machine, inputs: [input] = [] } = model
  return await Promise.all(
    pathsOf(model, input).map(async (path) => {
      const transitions = new Set<string>()
      let last = begin(machine, input)
      const moments = [last, ...path.map((event) => (last = follow(machine, last, event)))]
      await walk(new ActorDriver(machine, input, { step: () => {}, transition: (key) => transitions.add(key) }), path, moments.map(predict))
      return { path, moments, transitions }
    }),
  )
}

/** Few of these walks that together take every transition which all of them take: always the one that adds the most. */
export function coverOf(walks: readonly Walk[]): readonly Walk[] {
  const missing = new Set(walks.flatMap(({ transitions }) => [...transitions]))
  const cover: Walk[] = []
  while (missing.size > 0) {
    const adds = ({ transitions }: Walk) => [...transitions].filter((key) => missing.has(key)).length
    const best = walks.reduce((a, b) => (adds(b) > adds(a) || (adds(b) === adds(a) && b.path.length < a.path.length) ? b : a))
    best.transitions.forEach((key) => missing.delete(key))
    cover.push(best)
  }
  return cover
}
