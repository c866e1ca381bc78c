import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Review } from '../gallery-data.ts'
import type { ChartGraph } from '../graph/chart-graph.ts'
import { graphHash } from '../graph/graph-hash.ts'

/** Where reviews are committed, relative to the root. */
export const REVIEWS_FOLDER = 'tests/reviews'

/** The last review of a chart; undefined for one that nobody has reviewed. */
export function readReview(root: string, chart: string): Review | undefined {
  const file = fileOf(root, chart)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Review) : undefined
}

/** Marks a chart as reviewed as it is now, by a name, and returns the file. Replaces the review before. */
export function markReviewed(root: string, graph: ChartGraph, name: string, date: Date): string {
  const reviewer = name.trim()
  if (reviewer === '') throw new Error('A review needs the name of who has looked at the chart.')
  const review: Review = { hash: graphHash(graph), name: reviewer, date: date.toISOString(), graph }
  mkdirSync(join(root, REVIEWS_FOLDER), { recursive: true })
  writeFileSync(fileOf(root, graph.id), `${JSON.stringify(review, null, 2)}\n`)
  return `${REVIEWS_FOLDER}/${graph.id}.json`
}

/** Whether a chart is another than the one that was reviewed. */
export function isStale(review: Review, graph: ChartGraph): boolean {
  return review.hash !== graphHash(graph)
}

function fileOf(root: string, chart: string): string {
  return join(root, REVIEWS_FOLDER, `${chart}.json`)
}
