import type { LanguageCode } from '#contract/languages.ts'
import type { Encoding } from '#machines/clients/client-file/format.ts'
import type { FileFault } from '#machines/clients/client-file/rows.ts'

import { decoded, encodingOf, startsWith } from './encoding.ts'

/** The kind of a file that is no text, by its first bytes. */
function otherKind(bytes: Uint8Array): FileFault | undefined {
  // A ZIP file, as .xlsx and .ods are, and the older .xls.
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'workbook'
  return startsWith(bytes, 0x25, 0x50, 0x44, 0x46) ? 'pdf' : undefined
}

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly fault: FileFault }

/** The text of a file, with lines that end in `\n`. In a chosen encoding it shows what does not fit, rather than nothing. */
export function decode(bytes: Uint8Array, chosen: Encoding | null, language: LanguageCode): Decoded {
  const fault = otherKind(bytes)
  if (fault) return { fault }
  const encoding = chosen ?? encodingOf(bytes, language)
  const text = chosen === null ? decoded(bytes, encoding) : new TextDecoder(chosen).decode(bytes)
  if (text === undefined || (chosen === null && text.includes('\0'))) return { fault: 'notCsv' }
  return { text: text.replaceAll(/\r\n?/g, '\n'), encoding }
}
