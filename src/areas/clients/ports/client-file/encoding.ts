import { analyse } from 'chardet'

import type { LanguageCode } from '#contract/languages.ts'
import { isKnownHeading } from '#machines/clients/client-file/columns.ts'
import { ENCODINGS } from '#machines/clients/client-file/format.ts'
import type { Encoding } from '#machines/clients/client-file/format.ts'

import { fitOf } from './letters.ts'

/** Bytes by which an encoding is told. */
const SAMPLE = 64_000
/** Letters among which headings stand. */
const TOP = 2000
/** No letter of the encoding: controls, private letters, what was replaced. */
const UNDEFINED = /[\0\u0080-\u009f\ue000-\uf8ff\ufffd]/u

/** Of others chardet sees too little in a list of names. */
const ASIAN: readonly Encoding[] = ['shift_jis', 'euc-jp', 'big5', 'gb18030']

export const startsWith = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

export function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Headings beyond ASCII, which are known in the right encoding alone. */
const headingsIn = (text: string): number =>
  text
    .slice(0, TOP)
    .split(/[\r\n;,\t|"]/)
    .filter((cell) => /[^\0-\x7f]/.test(cell) && isKnownHeading(cell)).length

/**
 * The encoding of a text. Where neither a mark nor its bytes say it, it is that in which most letters fit one language, the
 * headings are known and, of Asian ones, chardet sees the usual letters; of equals the one of the page's language.
 */
export function encodingOf(bytes: Uint8Array, language: LanguageCode): Encoding {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be'
  const utf8 = decoded(bytes, 'utf-8')
  if (utf8 !== undefined) return utf8.includes('\x1b$') ? 'iso-2022-jp' : 'utf-8'
  const seen = analyse(bytes.slice(0, SAMPLE))
  const confidence = (encoding: Encoding): number =>
    ASIAN.includes(encoding) ? (seen.find(({ name }) => name.toLowerCase() === encoding)?.confidence ?? 0) / 100 : 0
  const scores = ENCODINGS.flatMap((encoding) => {
    const text = encoding.startsWith('utf') ? undefined : decoded(bytes, encoding)
    if (text === undefined || UNDEFINED.test(text)) return []
    const score = fitOf(text.slice(0, SAMPLE), encoding, language) + headingsIn(text) + confidence(encoding)
    return [{ encoding, score }]
  })
  const [best] = scores.toSorted((one, other) => other.score - one.score)
  return best?.encoding ?? 'windows-1252'
}
