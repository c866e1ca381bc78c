import type { RequirementId } from '#machines/requirements/index.ts'

import type { Area } from './graph/areas.ts'
import type { ChartGraph } from './graph/chart-graph.ts'
import type { Message } from './graph/message.ts'
import type { Picture } from './layout/picture.ts'
import type { ContentChanges } from './reviews/content.ts'
import type { PlainEvent } from './trace/trace.ts'

/** Shown by gallery and inspector; built with the client as one file. */
export interface GalleryData {
  readonly charts: readonly DrawnChart[]
  readonly requirements: readonly RequirementTrace[]
  readonly messages: readonly Message[]
  readonly areas: readonly Area[]
  /** The folder with a page for each source of a test; none where the page is served from its own sources. */
  readonly sources?: string
  /** The map of all charts: its boxes are areas (areaBox) and in them charts, by their ids; its lines what charts of an area tell each other. */
  readonly map: Picture
}

export interface DrawnChart {
  readonly graph: ChartGraph
  readonly picture: Picture
  /** Of all that a review is of: the graph, the behaviour table, and the code behind them. */
  readonly hash: string
  /** Relative to the project's root. */
  readonly file: string
  readonly evidence: Evidence
  /** By the names of guards, actions and actors. */
  readonly meanings?: Readonly<Record<string, Meaning>>
  readonly review?: Review
}

/** The meaning of a name of a chart, from its sources. */
export interface Meaning {
  /** The comment over it. */
  readonly says?: string
  readonly code: string
}

/** The evidence that tests have left of a chart. */
export interface Evidence {
  /** Runs of each transition by running actors, by its key; missing if not measured. */
  readonly actor: Readonly<Record<string, number>>
  /** The same in a browser; missing for a chart that no generated walk takes. */
  readonly browser?: Readonly<Record<string, number>>
  /** Only the long run takes the generated walks. */
  readonly walksOfLongRun?: true
  /** Reasons why walks do not take the others in a browser. */
  readonly outOfReach?: Readonly<Record<string, string>>
  /** For each guard that was asked: times it held and times it did not, by the key of its transition. */
  readonly guards: Readonly<Record<string, { readonly held: number; readonly refused: number }>>
  /** The shortest way to each transition that no actor or no browser has taken: the events that lead there, in words. */
  readonly ways: Readonly<Record<string, readonly string[]>>
  /** An example of each event that somebody may send, by its type: what is offered to be sent by hand. */
  readonly samples: Readonly<Record<string, readonly PlainEvent[]>>
  /** Transitions of a part that several charts have, each with where the tests of another chart take it. */
  readonly shared: Readonly<Record<string, Holder | null>>
  /** Measured on a chart that does something else: its counts are of what is still the same. */
  readonly stale: readonly ('actor' | 'browser')[]
}

/** A transition of another chart. */
export interface Holder {
  readonly chart: string
  readonly at: string
}

/** The last review of a chart: what it was like then, and who has looked at it. */
export interface Review {
  readonly hash: string
  readonly name: string
  /** ISO 8601. */
  readonly date: string
  readonly graph: ChartGraph
  /** The earlier drawing and other changes; only where the chart has changed since. */
  readonly picture?: Picture
  readonly changes?: ContentChanges
}

export interface RequirementTrace {
  readonly id: RequirementId
  readonly rule: string
  /** The places in charts that name it: the chart's id, with the state's id or the transition's key. */
  readonly holders: readonly { readonly chart: string; readonly at: string }[]
  readonly tests: readonly NamingTest[]
}

/** A test that names a requirement. */
export interface NamingTest {
  readonly file: string
  readonly title: string
  /** For a rule of a chart's model, that is not the file of the test. */
  readonly at: TestPlace
}

export interface TestPlace {
  /** Relative to the project's root. */
  readonly file: string
  /** From 1. */
  readonly line: number
}
