import type { LanguageCode } from './languages.ts'

const FAMILY_FIRST: readonly LanguageCode[] = ['hu', 'jp', 'zh-TW', 'zh_tw']
const CHINESE = /^\p{Script=Han}+$/u

interface Named {
  readonly first_name: string
  readonly last_name: string
}

/** True where the family name comes before the given name (language.family-name-first). */
export const isFamilyFirst = (language: LanguageCode): boolean => FAMILY_FIRST.includes(language)

/** A person's full name in the order of a language; empty where no name is known. */
export function personName({ first_name, last_name }: Named, language: LanguageCode): string {
  const [first, last] = [first_name.trim(), last_name.trim()]
  if (!isFamilyFirst(language)) return `${first} ${last}`.trim()
  return `${last}${isWrittenTogether(first + last, language) ? '' : ' '}${first}`.trim()
}

const isWrittenTogether = (name: string, language: LanguageCode) => language.startsWith('zh') && CHINESE.test(name)
