import type { DrawnChart } from '../gallery-data.ts'
import type { ActorRecord, Recorded, Trace } from '../trace/trace.ts'

/** A tab of the shop, with its recording. */
export interface Tab {
  readonly tab: string
  readonly build: string
  readonly title: string
  readonly path: string
  readonly began: string
  /** The time of its last answer, in milliseconds since 1970. */
  readonly heardAt: number
  readonly records: readonly Recorded[]
  /** Records that arrived since the user paused. */
  readonly aside: readonly Recorded[]
  /** The number of records that the tab lost. */
  readonly dropped: number
  readonly isHere: boolean
}

export interface TraceFile {
  readonly name: string
  readonly trace: Trace
}

/** The tabs and the file that a recording can be shown from. */
export interface Sources {
  readonly tabs: readonly Tab[]
  readonly tab: string | null
  readonly file: TraceFile | null
}

const NONE: readonly Recorded[] = []

export const tabOf = ({ tabs, tab }: Sources): Tab | undefined => tabs.find((one) => one.tab === tab)

/** The records in sight: those of the file, else those of the chosen tab. */
export function recordsOf(sources: Sources): readonly Recorded[] {
  return sources.file?.trace.records ?? tabOf(sources)?.records ?? NONE
}

/** The recording in sight as a trace; null where there is none. */
export function traceOf(sources: Sources): Trace | null {
  const tab = tabOf(sources)
  if (sources.file) return sources.file.trace
  return tab ? { version: 1, build: tab.build, began: tab.began, records: tab.records } : null
}

export type Here = Omit<Tab, 'records' | 'aside' | 'dropped' | 'isHere'>

/** Adds or updates a tab that has announced itself; a reloaded tab begins another recording. */
export function withTab(tabs: readonly Tab[], here: Here): readonly Tab[] {
  const known = tabs.find(({ tab }) => tab === here.tab)
  const fresh: Tab = { ...here, records: [], aside: [], dropped: 0, isHere: true }
  if (!known) return [...tabs, fresh]
  const next = known.began === here.began ? { ...known, ...here, isHere: true } : fresh
  return tabs.map((one) => (one === known ? next : one))
}

/** A tab sends its whole recording to each new inspector, so inspectors already open receive it again. */
export function withRecords(
  tabs: readonly Tab[],
  { tab, records, place }: { tab: string; records: readonly Recorded[]; place: 'records' | 'aside' },
): readonly Tab[] {
  return changeTab(tabs, tab, (one) => {
    const last = one.aside.at(-1) ?? one.records.at(-1)
    const fresh = last ? records.filter(({ n }) => n > last.n) : records
    return fresh.length === 0 ? one : { ...one, [place]: [...one[place], ...fresh] }
  })
}

export function changeTab(tabs: readonly Tab[], name: string, change: (tab: Tab) => Tab): readonly Tab[] {
  return tabs.map((one) => (one.tab === name ? change(one) : one))
}

/** Records set aside are later than those in sight. */
export const joined = (tab: Tab): Tab => ({ ...tab, records: [...tab.records, ...tab.aside], aside: [] })

/** The index of the last record up to number `n`; -1 if all come later. */
export function indexAt(records: readonly Recorded[], n: number): number {
  let [low, high] = [0, records.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((records[middle]?.n ?? Infinity) <= n) low = middle + 1
    else high = middle
  }
  return low - 1
}

export function recordAt(records: readonly Recorded[], n: number): Recorded | undefined {
  const record = records[indexAt(records, n)]
  return record?.n === n ? record : undefined
}

/** The actor to show: the chosen one if this recording has it, else the root. */
export function actorIn(records: readonly Recorded[], chosen: string | null): ActorRecord | undefined {
  const actors = records.filter((record) => record.kind === 'actor')
  return actors.findLast(({ actor }) => actor === chosen) ?? actors.find(({ parent }) => parent === undefined)
}

/** The chosen actor, or its nearest ancestor with a chart in this build; a call, for example, has none. */
export function chartedActor({
  charts,
  actor: chosen,
  ...sources
}: Sources & { readonly charts: readonly DrawnChart[]; readonly actor: string | null }): ActorRecord | undefined {
  const records = recordsOf(sources)
  let actor = actorIn(records, chosen)
  while (actor && !chartOf(charts, actor)) {
    const { parent } = actor
    actor = records.findLast((one): one is ActorRecord => one.kind === 'actor' && one.actor === parent)
  }
  return actor
}

export const chartOf = (charts: readonly DrawnChart[], { chart }: ActorRecord): DrawnChart | undefined =>
  charts.find(({ graph }) => graph.id === chart)
