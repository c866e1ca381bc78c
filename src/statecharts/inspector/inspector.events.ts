import type { CanAnswer } from '../channel/messages.ts'
import type { DrawnChart } from '../gallery-data.ts'
import type { Zoom } from '../paint/zoom.ts'
import type { Recorded } from '../trace/trace.ts'
import type { Filter } from './log/filter.ts'
import type { Place } from './place.ts'
import type { Here, Sources, TraceFile } from './recording.ts'

/** A file chosen by the user, in the form that the reading port takes. */
export interface ChosenFile {
  readonly name: string
}

export type InspectorEvent =
  | ({ type: 'tab.here' } & Here)
  | { type: 'tab.records'; tab: string; records: readonly Recorded[] }
  | { type: 'tab.dropped'; tab: string; count: number }
  | { type: 'tab.can'; tab: string; ask: number; answer: readonly CanAnswer[] | null }
  | { type: 'tab.notSent'; tab: string; actor: string; reason: string }
  | { type: 'tab.left'; tab: string }
  | { type: 'tab.awake'; tab: string }
  | { type: 'page.hidden' }
  | { type: 'page.shown' }
  | { type: 'address.changed'; place: Place }
  /** Raised by the chart itself, for a place whose tab and record are there. */
  | { type: 'tab.open'; tab: string }
  | { type: 'place.open'; place: Place }
  | { type: 'tab.choose'; tab: string }
  | { type: 'actor.choose'; actor: string }
  | { type: 'record.choose'; n: number }
  | { type: 'record.step'; by: 1 | -1 }
  | { type: 'transition.choose'; actor: string; transition: string }
  | { type: 'live.return' }
  | { type: 'records.pause' }
  | { type: 'records.resume' }
  | { type: 'file.choose'; file: ChosenFile }
  | { type: 'file.dismiss' }
  | { type: 'file.close' }
  | { type: 'log.filter'; filter: Partial<Filter> }
  | { type: 'chart.zoom'; zoom: Zoom }
  | { type: 'trace.save' }
  | { type: 'test.save' }
  | { type: 'summary.copy' }

/** The trace in a file, or the reason it could not be read. */
export type TraceResult = ({ readonly ok: true } & TraceFile) | { readonly ok: false; readonly reason: string }

export interface InspectorContext extends Sources {
  /** The drawn charts of the shop. */
  readonly charts: readonly DrawnChart[]
  tabs: Sources['tabs']
  tab: string | null
  file: Sources['file']
  /** The session id of the chosen actor; null for the root. */
  actor: string | null
  /** The `n` of the record in view; null for the last one. */
  at: number | null
  /** The transition that is highlighted in the chart. */
  transition: string | null
  filter: Filter
  /** The place in the address, until its tab and record are there. */
  place: Place | null
  /** The scale of the drawn chart. */
  zoom: Zoom
  /** The reason the last file could not be shown. */
  problem: string | null
}
