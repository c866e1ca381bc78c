import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { RequirementId } from '#machines/requirements/index.ts'

import type { RequirementTrace } from '../gallery-data.ts'
import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { citationsIn, isTestFile } from './citations.ts'
import { rulePlaces } from './rule-places.ts'

/** The sentences of an area's rules, by id. */
export type Area = Readonly<Record<string, string>>

/** A rule of a chart's model, which the chart's own test declares a test for. */
export interface NamedRule {
  readonly file: string
  readonly title: string
  readonly requirements: readonly string[]
}

const MACHINES = 'machines'
const FOLDER = 'requirements'
const NO_AREAS = new Set(['index.ts', 'meta.ts', 'requirement.ts'])

/** The requirements of each area, by the name of its file without its ending. */
export async function readAreas(root: string): Promise<ReadonlyMap<string, Area>> {
  const areas = filesOf(root).map(async (file): Promise<[string, Area]> => {
    const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, Area>>
    return [basename(file, '.ts'), Object.assign({}, ...Object.values(exported)) as Area]
  })
  return new Map(await Promise.all(areas))
}

/** Those of what several areas share, and those of each area, in the order of their names. */
function filesOf(root: string): readonly string[] {
  const machines = readdirSync(join(root, MACHINES), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = [FOLDER, ...machines.map(({ name }) => join(name, FOLDER))].map((one) => join(root, MACHINES, one))
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((file) => file.endsWith('.ts') && !NO_AREAS.has(basename(file)))
    .toSorted((one, other) => (basename(one) < basename(other) ? -1 : 1))
}

/** Every requirement with what holds it, in the order of the areas' files. */
export async function traceRequirements(
  root: string,
  charts: readonly ChartGraph[],
  rules: readonly NamedRule[],
): Promise<readonly RequirementTrace[]> {
  const areas = await readAreas(root)
  const cited = citationsIn(root).filter(({ file }) => isTestFile(file))
  const placeOf = rulePlaces(root)
  const tests = [
    ...rules.flatMap(({ file, title, requirements }) =>
      requirements.map((id) => ({ id, file, title, at: placeOf(file, title) })),
    ),
    ...cited.map(({ line, ...test }) => ({ ...test, at: { file: test.file, line } })),
  ]
  const holders = charts.flatMap(holdersIn)
  return [...areas.values()].flatMap((area) =>
    Object.entries(area).map(([id, rule]) => ({
      id: id as RequirementId,
      rule,
      holders: holders.filter((one) => one.id === id).map(({ chart, at }) => ({ chart, at })),
      tests: distinct(tests.filter((one) => one.id === id)),
    })),
  )
}

/** The states and transitions of a chart that name a requirement. */
export function holdersIn(
  chart: ChartGraph,
): readonly { readonly id: string; readonly chart: string; readonly at: string }[] {
  return [
    ...statesIn(chart.root).map(({ id, requirements }) => ({ at: id, requirements })),
    ...chart.transitions.map(({ key, requirements }) => ({ at: key, requirements })),
  ].flatMap(({ at, requirements }) => requirements.map((id) => ({ id, chart: chart.id, at })))
}

/** Requirements that no state and no transition names: the server, the screens or a port holds them. */
export function withoutHolder(traces: readonly RequirementTrace[]): readonly RequirementTrace[] {
  return traces.filter(({ holders }) => holders.length === 0)
}

/** The ids of the states of a chart that name no requirement, and of which no transition names one. */
export function statesWithoutRequirement({ root, transitions }: ChartGraph): readonly string[] {
  const named = new Set(transitions.filter(({ requirements }) => requirements.length > 0).map(({ source }) => source))
  return statesIn(root)
    .filter(({ id, requirements }) => requirements.length === 0 && !named.has(id))
    .map(({ id }) => id)
}

function statesIn(state: State): readonly State[] {
  return [state, ...state.states.flatMap(statesIn)]
}

function distinct(tests: RequirementTrace['tests']): RequirementTrace['tests'] {
  return [...new Map(tests.map(({ file, title, at }) => [`${file}: ${title}`, { file, title, at }])).values()]
}
