import { constants, gunzipSync } from 'node:zlib'

/** Bytes read of a file before its format is told. */
export const START_BYTES = 65_536

const UTF16 = ['fffe', 'feff']
const ZIP = '504b0304'

/** The format of a file that is known and is not lines of JSON, by its first bytes; undefined for all others. */
export function otherFormat(start: Buffer, isPacked: boolean): string | undefined {
  const bytes = isPacked ? unpacked(start) : start
  if (UTF16.includes(bytes.toString('hex', 0, 2))) return 'a text in UTF-16'
  if (bytes.toString('hex', 0, 4) === ZIP) return 'a spreadsheet or another packed folder'
  const [first = '', second = ''] = bytes
    .toString()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (first.startsWith('[')) return 'one JSON list'
  if (/^<(?:!doctype html|html)\b/i.test(first)) return 'a web page'
  if (first.startsWith('<')) return 'XML'
  const isTable = /[,;\t]/.test(first) && !first.startsWith('{') && !second.startsWith('{')
  return isTable ? 'CSV' : undefined
}

function unpacked(start: Buffer): Buffer {
  try {
    return gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH })
  } catch {
    return Buffer.alloc(0)
  }
}
