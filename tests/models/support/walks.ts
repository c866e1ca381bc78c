import { ActorDriver, predict } from './actor-driver.ts'
import { walk } from './driver.ts'
import type { Model } from './model.ts'
import { begin, follow, type Moment } from './moment.ts'
import { pathsOf } from './cover.ts'
import type { Path } from './paths.ts'

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
      await walk(new ActorDriver(machine, input, (key) => transitions.add(key)), path, moments.map(predict))
      return { path, moments, transitions }
    }),
  )
}
