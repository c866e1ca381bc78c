import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { TextFile } from '#areas/text-files.ts'
import type { LanguageCode } from '#contract/languages.ts'

export type Texts = Readonly<Record<string, unknown>>

/** Replaces a file's texts. */
export type Reword = (language: LanguageCode, texts: Texts) => Texts

export const asWritten: Reword = (_language, texts) => texts

/** Reads the interface texts below a folder, each file once. */
export function textsBelow(localesDir: string, reword = asWritten): (language: LanguageCode, file: TextFile) => Texts {
  const read = new Map<string, Texts>()
  return (language, file) => {
    const path = join(localesDir, language, `${file}.json`)
    const texts = read.get(path) ?? reword(language, JSON.parse(readFileSync(path, 'utf8')) as Texts)
    read.set(path, texts)
    return texts
  }
}
