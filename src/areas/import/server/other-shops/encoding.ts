import { analyse } from 'chardet'

import { ImportSourceError, type OpenedFile } from '../source.ts'

/** Bytes of lines beyond ASCII by which an encoding is told. */
const SAMPLE = 65_536

/** Encodings that tables are taken in besides Unicode's, in the order in which equals are preferred. */
const OTHERS = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'euc-jp',
  'big5',
  'gb18030',
] as const

/** ISO 8859 is written where Windows’ own letters are meant, as browsers read it. */
const SAME: Readonly<Record<string, string>> = {
  'iso-8859-1': 'windows-1252',
  'iso-8859-9': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-5': 'windows-1251',
}

/** UTF-16 by its mark, or by every other byte of its first letters being none. */
export function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  const mark = start.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const [even, odd] = [0, 1].map((side) => {
    const bytes = start.subarray(0, 64).filter((_, at) => at % 2 === side)
    return bytes.length > 4 && bytes.every((byte) => byte === 0)
  })
  if (even === odd) return undefined
  return even ? 'utf-16be' : 'utf-16le'
}

/** The encoding of a whole file: its Unicode, or another that its bytes or its own heading tell (operations.import-reads-encodings). */
export async function encodingOf({ start, bytes }: Pick<OpenedFile, 'start' | 'bytes'>): Promise<string> {
  const utf16 = utf16Of(start)
  if (utf16 !== undefined) return utf16
  const foreign = await linesBeyondUtf8(bytes())
  if (foreign === undefined) return 'utf-8'
  const declared = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/.exec(start.toString('latin1', 0, 200))?.[1]
  if (declared !== undefined && !/^utf/i.test(declared) && isEncoding(declared)) return declared
  const seen = analyse(foreign).map(({ name }) => SAME[name.toLowerCase()] ?? name.toLowerCase())
  return seen.find((name) => OTHERS.some((other) => other === name) && canRead(foreign, name)) ?? OTHERS[0]
}

const isEncoding = (name: string): boolean => {
  try {
    return new TextDecoder(name).encoding !== ''
  } catch {
    return false
  }
}

function canRead(bytes: Buffer, encoding: string): boolean {
  try {
    return !/[\u0080-\u009f\ufffd]/.test(new TextDecoder(encoding, { fatal: true }).decode(bytes))
  } catch {
    return false
  }
}

/** The first bytes beyond ASCII with those around them, where a file is not UTF-8 as a whole. */
async function linesBeyondUtf8(chunks: AsyncIterable<Buffer>): Promise<Buffer | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const held: Buffer[] = []
  let heldBytes = 0
  let isUtf8 = true
  const check = (chunk?: Buffer): void => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
    } catch {
      isUtf8 = false
    }
  }
  for await (const chunk of chunks) {
    if (heldBytes < SAMPLE) {
      const lines = beyondAscii(chunk).subarray(0, SAMPLE - heldBytes)
      held.push(lines)
      heldBytes += lines.length
    }
    if (isUtf8) check(chunk)
    else if (heldBytes >= SAMPLE) break
  }
  if (isUtf8) check()
  return isUtf8 ? undefined : Buffer.concat(held)
}

const NEWLINE = 10

/** Lines with a byte beyond ASCII: in a long file of English texts a few names would not weigh. */
function beyondAscii(chunk: Buffer): Buffer {
  const lines: Buffer[] = []
  for (let start = 0; start < chunk.length;) {
    const found = chunk.indexOf(NEWLINE, start)
    const end = found === -1 ? chunk.length : found + 1
    const line = chunk.subarray(start, end)
    if (line.some((byte) => byte > 0x7f)) lines.push(line)
    start = end
  }
  return Buffer.concat(lines)
}

/** @throws ImportSourceError where the file is not in that encoding */
export async function* decoded(
  { path, bytes }: Pick<OpenedFile, 'path' | 'bytes'>,
  encoding: string,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  const decode = (chunk?: Buffer): string => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined })
    } catch (error) {
      throw new ImportSourceError(`The file is not UTF-8; spreadsheets can save it as “CSV UTF-8”: ${path}`, {
        cause: error,
      })
    }
  }
  for await (const chunk of bytes()) yield decode(chunk)
  yield decode()
}

/** The first letters of a file. */
export const startOf = ({ start }: Pick<OpenedFile, 'start'>, encoding: string): string =>
  new TextDecoder(encoding).decode(start, { stream: true })
