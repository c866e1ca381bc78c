import type { FileFault } from '#machines/client-file/rows.ts'

const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** The kind of a file that is no text, by its first bytes. */
function otherKind(bytes: Uint8Array): FileFault | undefined {
  // A ZIP file, as .xlsx and .ods are, and the older .xls.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'workbook'
  return startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? 'pdf' : undefined
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

export type Decoded = { readonly text: string } | { readonly fault: FileFault }

/**
 * The text of a file: in UTF-16 where it begins with its mark, else in UTF-8, else in Windows-1252, which western practice
 * software writes and which takes any bytes.
 */
export function decode(bytes: Uint8Array): Decoded {
  const fault = otherKind(bytes)
  if (fault) return { fault }
  const isUtf16 = startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)
  const text = isUtf16
    ? decoded(bytes, bytes[0] === 0xff ? 'utf-16le' : 'utf-16be')
    : (decoded(bytes, 'utf-8') ?? decoded(bytes, 'windows-1252'))
  return text === undefined || text.includes('\0') ? { fault: 'notCsv' } : { text }
}
