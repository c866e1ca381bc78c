import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentHash, type Content } from './content.ts'

/** Where reviews are committed, relative to the root. */
export const REVIEWS_FOLDER = 'tests/reviews'

/** A chart as it was when it was reviewed, and its reviewer. */
export interface KeptReview extends Content {
  readonly hash: string
  readonly name: string
  /** ISO 8601. */
  readonly date: string
}

/** The last review of a chart; undefined for one that nobody has reviewed. */
export function readReview(root: string, chart: string): KeptReview | undefined {
  const file = fileOf(root, chart)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptReview) : undefined
}

/** Marks a chart as reviewed as it is now, by a name, and returns the file. Replaces the review before. */
export function markReviewed(root: string, content: Content, name: string, date: Date): string {
  const reviewer = name.trim()
  if (reviewer === '') throw new Error('A review needs the name of who has looked at the chart.')
  const review: KeptReview = { hash: contentHash(content), name: reviewer, date: date.toISOString(), ...content }
  mkdirSync(join(root, REVIEWS_FOLDER), { recursive: true })
  writeFileSync(fileOf(root, content.graph.id), `${JSON.stringify(review, null, 2)}\n`)
  return `${REVIEWS_FOLDER}/${content.graph.id}.json`
}

/** Whether a chart is another than the one that was reviewed. */
export function isStale(review: KeptReview, content: Content): boolean {
  return review.hash !== contentHash(content)
}

function fileOf(root: string, chart: string): string {
  return join(root, REVIEWS_FOLDER, `${chart}.json`)
}
