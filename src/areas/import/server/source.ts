import { createReadStream, type ReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, gunzipSync } from 'node:zlib'

import { IMPORT_UNPACKED_MAX } from '#contract/constants.ts'
import type { ImportColumns } from '#areas/import/contract/catalogue-import.ts'
import type { CatalogueFormat } from '#areas/import/contract/import-formats.ts'

import { type ImportLine, LINE_BYTES_MAX, type LineProblem } from './line.ts'
import type { FieldNames } from './parse.ts'
import { createTally, type Tally } from './tally.ts'

/** Bytes read of a file to detect its format. */
const START_BYTES = 65_536

/** A file that cannot be imported at all. The message is one line that can be shown to the user. */
export class ImportSourceError extends Error {
  override readonly name = 'ImportSourceError'
}

/** A table some of whose columns may be several things, or none that is known. The message says how to tell. */
export class ColumnsNeededError extends ImportSourceError {
  readonly format: CatalogueFormat
  readonly columns: ImportColumns

  constructor(format: CatalogueFormat, columns: ImportColumns, path: string) {
    super(
      `It is not known what the columns of this table are; name them with --columns FILE.json, such as {"Title": "name", "Net price": "price"}: ${path}`,
    )
    this.format = format
    this.columns = columns
  }
}

/** A product of another shop's file, and that file's names of its fields. */
export interface ForeignProduct {
  readonly foreign: ImportLine
  readonly names: FieldNames
  /** The shop whose file it is of, as its addresses have it. */
  readonly shop?: string | undefined
}

/** A line with its number from 1: its text, the product that starts there, or the reason why there is none. */
export type SourceLine = { readonly number: number } & (
  | { readonly text: string }
  | ForeignProduct
  | { readonly problem: LineProblem }
)

/** Source of an import's lines. */
export interface ImportSource {
  readonly format: CatalogueFormat
  /** The data in the lines read so far that their products leave out. */
  readonly tally?: Tally
  lines(): AsyncIterable<SourceLine>
  /** The shop whose file this is, as the addresses read so far have it; undefined where nothing tells it. */
  readonly shop?: () => string | undefined
  /** Of a table whose columns an admin may name: what they are, and by what its headings are known again. */
  readonly named?: { readonly columns: ImportColumns; readonly signature: string }
  /** Part of the source read so far, 0 to 1; undefined if its length is unknown. */
  fraction(): number | undefined
  /** Set if the file ends early or is damaged; `lines` yields what is whole before that. */
  readonly flaw: 'truncated' | 'damaged' | undefined
}

/** Lines from memory or from another stream. */
export function textSource(lines: AsyncIterable<string> | Iterable<string>): ImportSource {
  return {
    format: 'lines',
    flaw: undefined,
    fraction: () => undefined,
    lines: async function* () {
      let number = 0
      for await (const text of lines) {
        number += 1
        yield { number, text }
      }
    },
  }
}

/** An existing file, plain or gzipped. */
export interface OpenedFile {
  readonly path: string
  /** Its first bytes, unpacked. */
  readonly start: Buffer
  /** True where these are all that it has. */
  readonly isWhole: boolean
  /** Its contents, unpacked; each call starts from the beginning. */
  readonly bytes: () => AsyncIterable<Buffer>
  readonly fraction: () => number
  readonly flaw: ImportSource['flaw']
}

/**
 * @param unpackedMax bytes that a gzip file may unpack to
 * @throws ImportSourceError if the file does not exist, cannot be read, is named .gz without being gzip, or unpacks to
 * more
 */
export async function openFile(path: string, unpackedMax = IMPORT_UNPACKED_MAX): Promise<OpenedFile> {
  const size = await sizeOf(path)
  const start = await readStart(path)
  const gzip = start[0] === 0x1f && start[1] === 0x8b
  if (!gzip && path.endsWith('.gz')) throw new ImportSourceError(`Not a gzip file: ${path}`)
  const flaw = gzip ? await findFlaw(path, unpackedMax) : undefined
  let file: ReadStream | undefined
  return {
    path,
    start: gzip ? unpacked(start) : start,
    isWhole: size <= START_BYTES,
    flaw,
    fraction: () => (size === 0 ? 1 : (file?.bytesRead ?? 0) / size),
    bytes: () => {
      file = createReadStream(path)
      return gzip ? gunzip(file) : file
    },
  }
}

/** The lines of a file in the import format. */
export function linesSource({ flaw, fraction, bytes }: OpenedFile): ImportSource {
  const tally = createTally()
  return {
    format: 'lines',
    tally,
    flaw,
    fraction,
    lines: async function* () {
      for await (const line of splitLines(bytes(), flaw !== undefined)) {
        if (!('text' in line) || line.text.trim() !== '') tally.records += 1
        yield line
      }
    },
  }
}

function unpacked(start: Buffer): Buffer {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}

async function sizeOf(path: string): Promise<number> {
  try {
    const found = await stat(path)
    if (!found.isFile()) throw new ImportSourceError(`Not a file: ${path}`)
    return found.size
  } catch (error) {
    if (error instanceof ImportSourceError) throw error
    throw new ImportSourceError(isCode(error, 'ENOENT') ? `No such file: ${path}` : `Cannot read the file: ${path}`, {
      cause: error,
    })
  }
}

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    throw new ImportSourceError(`Cannot read the file: ${path}`, { cause: error })
  })
  const { bytesRead, buffer } = await file
    .read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0)
    .finally(() => file.close())
  return buffer.subarray(0, bytesRead)
}

/**
 * Reads a gzip file once just to check it (operations.import-unpacked-is-bounded). Only then is an early end known
 * beforehand, so that the second reading can yield everything before it: an unpacker that meets the end unexpectedly
 * discards what it holds.
 */
async function findFlaw(path: string, unpackedMax: number): Promise<ImportSource['flaw']> {
  let unpackedBytes = 0
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          unpackedBytes += chunk.length
          done(unpackedBytes > unpackedMax ? tooLarge(path, unpackedMax) : undefined)
        },
      }),
    )
    return undefined
  } catch (error) {
    if (error instanceof ImportSourceError) throw error
    return isCode(error, 'Z_BUF_ERROR') ? 'truncated' : 'damaged'
  }
}

const tooLarge = (path: string, unpackedMax: number): ImportSourceError =>
  new ImportSourceError(`The file unpacks to more than ${unpackedMax / 1e9} GB: ${path}`)

/** Unpacks leniently: an early end or damage ends the stream. */
async function* gunzip(file: ReadStream): AsyncGenerator<Buffer> {
  const unpacked = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })
  const read = pipeline(file, unpacked).catch((error: unknown) => error)
  try {
    for await (const chunk of unpacked) yield chunk as Buffer
  } catch (error) {
    if (!isCode(error, 'Z_DATA_ERROR')) throw error
  } finally {
    unpacked.destroy()
    await read
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

const NEWLINE = 10

async function* splitLines(chunks: AsyncIterable<Buffer>, endsEarly: boolean): AsyncGenerator<SourceLine> {
  let number = 0
  let held: Buffer[] = []
  let heldBytes = 0
  const takeLine = (last: Buffer): SourceLine => {
    number += 1
    const bytes = heldBytes + last.length
    const line = bytes > LINE_BYTES_MAX ? tooLong(number) : decode(number, Buffer.concat([...held, last]))
    held = []
    heldBytes = 0
    return line
  }
  for await (const chunk of chunks) {
    let start = 0
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      yield takeLine(chunk.subarray(start, end))
      start = end + 1
    }
    const rest = chunk.subarray(start)
    heldBytes += rest.length
    // Reading goes on past a line that is too long, but its text is dropped.
    if (heldBytes <= LINE_BYTES_MAX) held.push(rest)
    else held = []
  }
  if (heldBytes > 0 && !endsEarly) yield takeLine(Buffer.alloc(0))
}

function tooLong(number: number): SourceLine {
  return { number, problem: { code: 'too-long', detail: `The line is longer than ${LINE_BYTES_MAX} bytes` } }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(number: number, bytes: Buffer): SourceLine {
  try {
    return { number, text: utf8.decode(bytes) }
  } catch {
    return { number, problem: { code: 'not-utf8', detail: 'The line is not UTF-8' } }
  }
}
