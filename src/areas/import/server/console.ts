import { IMPORT_REFUSED_MAX } from '#contract/constants.ts'
import type { LeftOutReason } from '#areas/import/contract/import-formats.ts'

import { findingsOf, type FoundLine, grouped } from './alike.ts'
import { describeObstacle, obstacleOf } from './obstacle.ts'
import type { ImportProgress, ImportReport } from './report.ts'

/** Output for progress: a terminal shows one changing line, a file or pipe a line for each tenth. */
export interface ProgressOutput {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const count = new Intl.NumberFormat('en-GB')

export function showProgress(output: ProgressOutput): (progress: ImportProgress) => void {
  let shownTenth = 0
  return ({ fraction = 0, lines, rejected, pictures }) => {
    const more = [
      ...(rejected > 0 ? [`${count.format(rejected)} rejected`] : []),
      ...(pictures > 0 ? [`${count.format(pictures)} pictures`] : []),
    ]
    const text = [`${Math.floor(fraction * 100)} %  ${count.format(lines)} lines`, ...more].join(', ')
    const tenth = Math.floor(fraction * 10)
    if (output.isTTY) output.write(`\r\u{1b}[K${text}`)
    else if (tenth > shownTenth) output.write(`${text}\n`)
    shownTenth = tenth
  }
}

const INCOMPLETE: Readonly<Record<NonNullable<ImportReport['incomplete']>, string>> = {
  truncated: 'The file ends early: all lines that were whole are in, what followed is missing.',
  damaged: 'The file is damaged: what could be read before the damage is in.',
  stopped: 'Stopped: the same import again takes the rest.',
  refusals: `More than ${count.format(IMPORT_REFUSED_MAX)} lines cannot be taken: the rest of the file was not read.`,
}

const LEFT_OUT: Readonly<Record<LeftOutReason, string>> = {
  draft: 'drafts',
  archived: 'archived',
  private: 'private',
  gift_card: 'gift cards',
  grouped: 'groups of products',
  external: 'sold by other shops',
  downloadable: 'to be downloaded',
  virtual: 'virtual',
  hidden: 'hidden in their shop',
  other_kind: 'of kinds that the shop does not sell',
}

export interface Described {
  readonly seconds: number
  readonly isCheck?: boolean
  /** The currency of this shop. */
  readonly own: string
}

/**
 * The outcome as lines of text: findings, equal ones as one, then products left out, lost fields and the totals.
 */
export function describeReport(report: ImportReport, { seconds, isCheck = false, own }: Described): string[] {
  const { lines, created, updated, unchanged, rejected, leftOut, lost, pictures, missingPictures, incomplete } = report
  const sums = [
    `${count.format(created)} ${isCheck ? 'would be ' : ''}new`,
    `${count.format(updated)} ${isCheck ? 'would be ' : ''}changed`,
    `${count.format(unchanged)} unchanged`,
    `${count.format(rejected.length)} rejected`,
  ]
  const shown =
    isCheck || pictures + missingPictures.length === 0
      ? []
      : [`${count.format(pictures)} pictures taken, ${count.format(missingPictures.length)} missing`]
  const obstacle = obstacleOf(report)
  return [
    ...grouped(findingsOf(report)).map(describeGroup),
    ...(incomplete === undefined ? [] : [INCOMPLETE[incomplete]]),
    ...sumsOf(
      'left out',
      leftOut.map(({ reason, count: times }) => [LEFT_OUT[reason], times]),
    ),
    ...sumsOf(
      'lost, as the shop has no place for it',
      lost.map(({ field, count: times }) => [field, times]),
    ),
    ...(isCheck ? ['Nothing was written.'] : []),
    `${count.format(lines)} lines in ${seconds.toFixed(1)} s: ${sums.join(', ')}`,
    ...shown,
    ...(obstacle ? [describeObstacle(obstacle, own)] : []),
  ]
}

function describeGroup({ line, kind, detail, alike, count: times }: FoundLine & { readonly count: number }): string {
  const [, host] = /^picture (\S+)$/.exec(alike) ?? []
  if (kind === 'picture' && host !== undefined && times > 1)
    return `line ${line} and more: ${count.format(times)} pictures of ${host} could not be had, the first: ${detail}`
  const lines = times === 1 ? `line ${line}` : `line ${line} and ${count.format(times - 1)} more`
  return `${lines}: ${kind === 'picture' ? 'picture ' : ''}${detail}`
}

function sumsOf(what: string, sums: readonly (readonly [name: string, times: number])[]): string[] {
  if (sums.length === 0) return []
  return [`${what}: ${sums.map(([name, times]) => `${name} (${count.format(times)})`).join(', ')}`]
}
