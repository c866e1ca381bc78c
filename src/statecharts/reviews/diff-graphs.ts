import { canonical } from '../graph/canonical.ts'
import { branchNames } from '../graph/branch-names.ts'
import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { transitionFields, stateFields, type Fields } from './fields.ts'

/** The differences between two charts, as ids of states and keys of transitions. */
export interface GraphDiff {
  readonly states: Changes
  readonly transitions: Changes
}

export interface Changes {
  /** Named as in the chart that has them. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  /** Present in both, with different content. A state's content excludes the states within it. */
  readonly changed: readonly Changed[]
}

export interface Changed {
  readonly before: string
  readonly after: string
  readonly fields: readonly FieldChange[]
}

export interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

interface Part {
  readonly id: string
  readonly fields: Fields
}

/** Returns the changes of a chart since its review. Each list has the order of its chart. */
export function diffGraphs(before: ChartGraph, after: ChartGraph): GraphDiff {
  return {
    states: changesOf(pairsById(statesOf(before.root), statesOf(after.root))),
    transitions: changesOf(pairsOfBranches(before, after)),
  }
}

type Pair = readonly [before: Part | undefined, after: Part | undefined]

function changesOf(pairs: readonly Pair[]): Changes {
  return {
    added: pairs.flatMap(([before, after]) => (!before && after ? [after.id] : [])),
    removed: pairs.flatMap(([before, after]) => (before && !after ? [before.id] : [])),
    changed: pairs.flatMap(([before, after]) => {
      if (!before || !after) return []
      const fields = fieldsBetween(before.fields, after.fields)
      return fields.length > 0 ? [{ before: before.id, after: after.id, fields }] : []
    }),
  }
}

function fieldsBetween(before: Fields, after: Fields): readonly FieldChange[] {
  return Object.entries(after).flatMap(([name, now]) => {
    const was = before[name] ?? ''
    return was === now ? [] : [{ name, before: was || 'none', after: now || 'none' }]
  })
}

function statesOf(state: State): readonly Part[] {
  return [{ id: state.id, fields: stateFields(state) }, ...state.states.flatMap(statesOf)]
}

function pairsById(before: readonly Part[], after: readonly Part[]): readonly Pair[] {
  const were = new Map(before.map((one) => [one.id, one]))
  const are = new Set(after.map(({ id }) => id))
  return [
    ...before.filter(({ id }) => !are.has(id)).map((one): Pair => [one, undefined]),
    ...after.map((one): Pair => [were.get(one.id), one]),
  ]
}

/** Branches of one event with the same name are paired; of the others, those that are most alike. */
function pairsOfBranches(before: ChartGraph, after: ChartGraph): readonly Pair[] {
  const [were, are] = [byEvent(before), byEvent(after)]
  return [...new Set([...were.keys(), ...are.keys()])].flatMap((event) =>
    pairsOfEvent(were.get(event) ?? [], are.get(event) ?? []),
  )
}

interface Branch extends Part {
  readonly name: string
}

function pairsOfEvent(before: readonly Branch[], after: readonly Branch[]): readonly Pair[] {
  const [were, are] = [new Set(before.map(({ name }) => name)), new Set(after.map(({ name }) => name))]
  const same = before.filter(({ name }) => are.has(name)).map(({ name }) => name)
  const now = after.filter(({ name }) => were.has(name)).map(({ name }) => name)
  const open = new Set(after.filter(({ name }) => !were.has(name)))
  const partners = new Map<Branch, Branch>()
  for (const was of before.filter(({ name }) => !are.has(name))) {
    const [nearest] = [...open].toSorted((a, b) => likeness(was, b) - likeness(was, a))
    if (!nearest) continue
    open.delete(nearest)
    partners.set(nearest, was)
  }
  const gone = before.filter((one) => !are.has(one.name) && ![...partners.values()].includes(one))
  return [
    ...after.map((branch): Pair => {
      const was = before.find(({ name }) => name === branch.name)
      if (!was) return [partners.get(branch), branch]
      return [withOrder(was, same.indexOf(was.name)), withOrder(branch, now.indexOf(branch.name))]
    }),
    ...gone.map((one): Pair => [one, undefined]),
  ]
}

const likeness = (one: Part, other: Part): number =>
  Object.entries(one.fields).filter(([name, value]) => other.fields[name] === value).length

const withOrder = (branch: Branch, at: number): Part => ({
  ...branch,
  fields: { ...branch.fields, order: `${at + 1}` },
})

function byEvent(chart: ChartGraph): ReadonlyMap<string, readonly Branch[]> {
  const names = branchNames(chart)
  const events = new Map<string, Branch[]>()
  for (const transition of chart.transitions) {
    const event = canonical([transition.source, transition.cause.type])
    const branch = { id: transition.key, name: names.get(transition.key) ?? '', fields: transitionFields(transition) }
    events.set(event, [...(events.get(event) ?? []), branch])
  }
  return events
}
