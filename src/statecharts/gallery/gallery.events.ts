import type { Zoom } from '../paint/zoom.ts'
import type { Items } from './place.ts'

export type Overlay = 'none' | 'actor' | 'browser' | 'guards' | 'changes'
export type Pane = 'drawing' | 'tree' | 'table' | 'requirements' | 'review'
export type Filter = 'all' | 'unheld' | 'stateless'
export type Format = 'svg' | 'png'

export interface GalleryContext {
  readonly items: Items
  /** The open chart, and what is selected in it. */
  readonly chart: string | null
  readonly item: string | null
  readonly search: string
  readonly zoom: Zoom
  /** The charts that are drawn for paper. */
  readonly printed: readonly string[]
}

export type GalleryEvent =
  /** The page was opened at an address, or a link was followed. */
  | { type: 'address.changed'; hash: string }
  | { type: 'item.select'; item: string }
  | { type: 'item.leave' }
  | { type: 'search.type'; text: string }
  | { type: 'zoom.set'; zoom: Zoom }
  | { type: 'pane.show'; pane: Pane }
  | { type: 'overlay.show'; overlay: Overlay }
  | { type: 'filter.set'; filter: Filter }
  | { type: 'drawing.save'; format: Format }
  | { type: 'command.copy'; text: string }
  /** One chart, or all of them. */
  | { type: 'page.print'; charts: readonly string[] }
