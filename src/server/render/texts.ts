import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { LanguageCode, TextFile } from '#contract/languages.ts'

export type Texts = Readonly<Record<string, unknown>>

/** Reads the texts for people below a folder, each file once. */
export function textsBelow(localesDir: string): (language: LanguageCode, file: TextFile) => Texts {
  const read = new Map<string, Texts>()
  return (language, file) => {
    const path = join(localesDir, language, `${file}.json`)
    const texts = read.get(path) ?? (JSON.parse(readFileSync(path, 'utf8')) as Texts)
    read.set(path, texts)
    return texts
  }
}
