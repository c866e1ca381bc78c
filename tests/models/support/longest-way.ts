import { coverOf, pathTo } from './cover.ts'
import type { Model } from './model.ts'

/** The longest way of a model: with calls, timers and what is ignored. */
export function longestWay(model: Model) {
  const [way] = coverOf(model).ways.toSorted((a, b) => b.steps.length - a.steps.length)
  const last = way?.steps.at(-1)
  if (!last) throw new Error('no way')
  return { steps: way?.steps ?? [], path: pathTo(last), input: last.input }
}
