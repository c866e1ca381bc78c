import type { AnyEventObject } from 'xstate'

import { isLong } from '#tests/support/length.ts'

import type { Walk } from './walks.ts'
import type { Model } from './model.ts'
import { begin, follow, type Moment } from './moment.ts'
import { explorer, type Path } from './paths.ts'
import { keyOf } from './plain.ts'

/** Maximum steps of a walk, so that a failed one is quick to repeat. Only the way to a distant transition is longer. */
const MOST_STEPS = 20

/** A leg of a tour: the path to a transition not yet taken. */
interface Leg {
  readonly path: Path
  readonly key: string
}

/**
 * A few long walks that together take every transition a model can reach. Each continues to the nearest transition that
 * no walk has taken yet. Where a fresh start is slow, as in a browser, they cost far less than a walk for each path.
 * `most` limits the number of walks, since finding them all takes seconds.
 */
export function toursOf(model: Model, most = Infinity): readonly Walk[] {
  const [input] = model.inputs ?? []
  const explore = explorer(model)
  const taken = new Set<string>()
  const misled = new Set<string>()
  const tours: Walk[] = []
  while (tours.length < most) {
    const tour = nextTour()
    if (tour.transitions.size === 0) break
    tours.push(tour)
  }
  return tours

  function nextTour(): Walk {
    const path: AnyEventObject[] = []
    const moments = [begin(model.machine, input)]
    const transitions = new Set<string>()
    const walked = new Set<string>()
    let isNew = false
    for (;;) {
      const leg = nearest(moments.at(-1) as Moment)
      if (!leg || (path.length > 0 && path.length + leg.path.length > MOST_STEPS)) break
      for (const event of leg.path) {
        const at = follow(model.machine, moments.at(-1) as Moment, event)
        path.push(event)
        moments.push(at)
        at.taken.forEach((key) => transitions.add(key))
        keysOf(at, event).forEach((key) => walked.add(key))
      }
      // The situation key may miss differences, so a leg that misled is not tried again.
      if (!walked.has(leg.key)) misled.add(leg.key)
      else isNew = true
      walked.forEach((key) => taken.add(key))
    }
    return { path, moments, transitions: isNew ? transitions : new Set() }
  }

  /** Keys of a step that a walk must take once. */
  function keysOf({ taken: keys }: Moment, event: AnyEventObject): readonly string[] {
    return model.eachSample && isLong ? keys.map((key) => `${key} ${keyOf(event)}`) : keys
  }

  function nearest(start: Moment): Leg | undefined {
    const seen = new Set([explore.situation(start)])
    let front: readonly { readonly at: Moment; readonly path: Path }[] = [{ at: start, path: [] }]
    while (front.length > 0) {
      const next: { readonly at: Moment; readonly path: Path }[] = []
      for (const { at, path } of front) {
        for (const event of explore.events(at)) {
          const { after } = explore.follow(at, event)
          const key = keysOf(after, event).find((candidate) => !taken.has(candidate) && !misled.has(candidate))
          if (key !== undefined) return { path: [...path, event], key }
          const situation = explore.situation(after)
          if (seen.has(situation)) continue
          seen.add(situation)
          next.push({ at: after, path: [...path, event] })
        }
      }
      front = next
    }
    return undefined
  }
}
