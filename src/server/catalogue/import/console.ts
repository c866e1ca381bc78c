import type { ImportProgress, ImportReport } from './index.ts'

/** Where progress goes: a terminal shows one line that changes, a file or pipe a line for each tenth. */
export interface ProgressOutput {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const count = new Intl.NumberFormat('en-GB')

/** Shows how far an import has come. */
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
}

/** The outcome as lines to be read: each rejected line and each missing picture with its reason, then the sums. */
export function describeReport(
  { lines, created, updated, unchanged, rejected, pictures, missingPictures, incomplete }: ImportReport,
  seconds: number,
): string[] {
  const sums = [
    `${count.format(created)} new`,
    `${count.format(updated)} changed`,
    `${count.format(unchanged)} unchanged`,
    `${count.format(rejected.length)} rejected`,
  ]
  const shown =
    pictures + missingPictures.length === 0
      ? []
      : [`${count.format(pictures)} pictures taken, ${count.format(missingPictures.length)} missing`]
  return [
    ...rejected.map(({ number, problem }) => `line ${number}: ${problem.detail}`),
    ...missingPictures
      .toSorted((a, b) => a.number - b.number)
      .map(({ number, address, detail }) => `line ${number}: picture ${address} ${detail}`),
    ...(incomplete === undefined ? [] : [INCOMPLETE[incomplete]]),
    `${count.format(lines)} lines in ${seconds.toFixed(1)} s: ${sums.join(', ')}`,
    ...shown,
  ]
}
