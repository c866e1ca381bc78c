import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { contentHash, type Content } from './content.ts'

/** The folder of committed reviews, relative to the root. */
export const REVIEWS_FOLDER = 'tests/reviews'

/** A chart in its reviewed form, and its reviewer. */
export interface KeptReview extends Content {
  readonly hash: string
  readonly name: string
  /** ISO 8601. */
  readonly date: string
}

/** The last review of a chart; undefined if it was never reviewed. */
export function readReview(root: string, chart: string): KeptReview | undefined {
  const file = fileOf(root, chart)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as KeptReview) : undefined
}

/** Marks a chart in its present form as reviewed by `name`, and returns the file. Replaces the previous review. */
export function markReviewed(root: string, content: Content, name: string, date: Date): string {
  const reviewer = name.trim()
  if (reviewer === '') throw new Error('A review needs the name of who has looked at the chart.')
  const review: KeptReview = { hash: contentHash(content), name: reviewer, date: date.toISOString(), ...content }
  mkdirSync(join(root, REVIEWS_FOLDER), { recursive: true })
  writeFileSync(fileOf(root, content.graph.id), `${JSON.stringify(review, null, 2)}\n`)
  return `${REVIEWS_FOLDER}/${content.graph.id}.json`
}

/** True if a chart has changed since its review. */
export function isStale(review: KeptReview, content: Content): boolean {
  return review.hash !== contentHash(content)
}

function fileOf(root: string, chart: string): string {
  return join(root, REVIEWS_FOLDER, `${chart}.json`)
}
