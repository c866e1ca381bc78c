/** The encodings in which files of clients are read, by the names that `TextDecoder` knows. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'macintosh',
  'windows-1250',
  'shift_jis',
  'euc-jp',
  'iso-2022-jp',
  'big5',
  'gb18030',
] as const
export type Encoding = (typeof ENCODINGS)[number]

export const SEPARATORS = [';', ',', '\t', '|'] as const
export type Separator = (typeof SEPARATORS)[number]

export interface FileFormat {
  readonly encoding: Encoding
  /** Null for contact cards. */
  readonly separator: Separator | null
}
