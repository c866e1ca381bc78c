import { DESCRIPTION_MAX } from '#contract/constants.ts'

import type { ReadLine } from './line.ts'
import { parseForeign, parseLine } from './parse.ts'
import type { LineNote, RejectedLine } from './report.ts'
import type { ImportSource, SourceLine } from './source.ts'

/** A batch is written when it has this many lines, or this much text: memory stays bounded whatever the lines are. */
const BATCH_LINES = 1000
const BATCH_CHARACTERS = 8_388_608

export interface Batch {
  readonly lines: ReadLine[]
  readonly rejected: RejectedLine[]
  readonly notes: LineNote[]
}

const noBatch = (): Batch => ({ lines: [], rejected: [], notes: [] })

/** @param named told the `external_id` of each line that has one, taken or not */
export async function* batches(source: ImportSource, named = new Set<string>()): AsyncGenerator<Batch> {
  const firstLines = new Map<string, number>()
  let batch = noBatch()
  let characters = 0
  for await (const line of source.lines()) {
    if ('text' in line && line.text.trim() === '') continue
    const read = readLine(line, firstLines, named)
    if ('problem' in read) batch.rejected.push(read)
    else {
      batch.lines.push(read)
      for (const field of read.unknown ?? []) source.tally?.lose(field)
    }
    if ('foreign' in line && !('problem' in read)) batch.notes.push(...notesOn(read))
    characters += lengthOf(line)
    if (batch.lines.length + batch.rejected.length >= BATCH_LINES || characters >= BATCH_CHARACTERS) {
      yield batch
      batch = noBatch()
      characters = 0
    }
  }
  if (batch.lines.length + batch.rejected.length > 0) yield batch
}

function lengthOf(line: SourceLine): number {
  if ('text' in line) return line.text.length
  return 'foreign' in line ? (line.foreign.description?.length ?? 0) : 0
}

function notesOn({ number, product: { description = '' } }: ReadLine): LineNote[] {
  if (description.length <= DESCRIPTION_MAX) return []
  const length = Array.from(description).length
  return length > DESCRIPTION_MAX
    ? [{ number, detail: `description: has ${length} characters, all of them are taken` }]
    : []
}

function readLine(line: SourceLine, firstLines: Map<string, number>, named: Set<string>): ReadLine | RejectedLine {
  const { number } = line
  if ('problem' in line) return line
  const read = 'text' in line ? parseLine(line.text) : parseForeign(line.foreign, line.names)
  const id = 'problem' in read ? read.externalId : read.product.external_id
  if (id !== undefined) named.add(id)
  const first = id === undefined ? undefined : firstLines.get(id)
  const repeated = first === undefined ? [] : [`external_id ${id} stands in line ${first} already`]
  if ('problem' in read)
    return { number, problem: { ...read.problem, detail: [read.problem.detail, ...repeated].join('; ') } }
  const [detail] = repeated
  if (detail !== undefined) return { number, problem: { code: 'repeated-id', detail } }
  firstLines.set(read.product.external_id, number)
  return { number, ...read, ...('foreign' in line && { shop: line.shop }) }
}
