import { readdirSync, readFileSync } from 'node:fs'

import { bcp47, type LanguageCode } from '#contract/languages.ts'

/** The texts of one file, each under its whole key: `filters.open`. */
export type Texts = Readonly<Record<string, string>>

const FOLDER = 'public/locales'
const PLURAL = /_(zero|one|two|few|many|other)$/

/** The namespaces of a language: its file names without ending. */
export function namespacesOf(language: LanguageCode): readonly string[] {
  return readdirSync(`${FOLDER}/${language}`)
    .map((file) => file.replace(/\.json$/, ''))
    .toSorted((a, b) => a.localeCompare(b))
}

export function readTexts(language: LanguageCode, namespace: string): Texts {
  return flatten(JSON.parse(readJson(language, namespace)))
}

export const readJson = (language: LanguageCode, namespace: string): string =>
  readFileSync(`${FOLDER}/${language}/${namespace}.json`, 'utf8')

/** Keys that stand more than once in one object. JSON.parse keeps the last of them and says nothing. */
export function repeatedKeys(json: string): readonly string[] {
  const tokens = json.match(/"(?:[^"\\]|\\.)*"|[{}:]/g) ?? []
  const objects: Set<string>[] = []
  return tokens.flatMap((token, at) => {
    if (token === '{') objects.push(new Set())
    if (token === '}') objects.pop()
    if (tokens[at + 1] !== ':') return []
    const key = String(JSON.parse(token))
    const keys = objects.at(-1)
    const isRepeated = keys?.has(key) === true
    keys?.add(key)
    return isRepeated ? [key] : []
  })
}

export function flatten(value: unknown, prefix = ''): Texts {
  if (typeof value !== 'object' || value === null) return { [prefix]: typeof value === 'string' ? value : '' }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) =>
      Object.entries(flatten(part, prefix === '' ? key : `${prefix}.${key}`)),
    ),
  )
}

/** The keys that a language must have for English's: each plural key once for every plural category of the language. */
export function wantedKeys(language: LanguageCode, english: Texts): readonly string[] {
  const { pluralCategories } = new Intl.PluralRules(bcp47(language)).resolvedOptions()
  const keys = Object.keys(english).flatMap((key) => {
    if (!PLURAL.test(key)) return [key]
    return key.endsWith('_zero') ? [key] : pluralCategories.map((category) => key.replace(PLURAL, `_${category}`))
  })
  return sorted(new Set(keys))
}

export function sorted(keys: Iterable<string>): readonly string[] {
  return [...keys].toSorted((a, b) => a.localeCompare(b))
}

/** Variables (`{{name}}`) and tags of a text, each once. */
export function variablesOf(text: string): readonly string[] {
  return sorted(new Set(text.match(/\{\{.*?\}\}|<\/?\w+>/g)))
}

/** English's text for a key of any language: of a plural, its general form. */
export function englishFor(key: string, english: Texts): string {
  return english[key] ?? english[key.replace(PLURAL, '_other')] ?? ''
}
