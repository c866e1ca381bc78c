import { bcp47 } from '#contract/languages.ts'

import { useLanguage } from './language.ts'

const separators = new Map<string, string>()

/** Writes things one after the other as a language does: `zinc, iron`, `亜鉛、鉄`; the page's own where none is given. */
export function useFormatList(): (things: readonly string[], tag?: string) => string {
  const own = bcp47(useLanguage())
  return (things, tag = own) => {
    const separator = separators.get(tag) ?? separatorIn(tag)
    separators.set(tag, separator)
    return things.join(separator)
  }
}

/** Taken from between the first two of three items: a word comes before the last. */
function separatorIn(tag: string): string {
  const [, separator] = new Intl.ListFormat(tag).formatToParts(['a', 'b', 'c'])
  return separator?.value ?? ', '
}
