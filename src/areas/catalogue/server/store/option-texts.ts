import type { OptionGroup } from '#areas/catalogue/contract/catalogue.ts'
import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { StoredOption } from './columns.ts'
import type { OptionNumbers, Postings } from './postings.ts'

/** An option as it is called in a language. `lang` is the tag of the name where that is another language. */
export interface NamedOption {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly lang?: string
}

/** An option of a group in its place: alphabetical among its siblings. */
export interface PlacedOption {
  readonly number: number
  readonly option: NamedOption
  readonly children: readonly PlacedOption[]
}

/** All options in one language. */
export interface OptionTexts {
  /** By option number. The fixed options, which the shop's data do not name, have none. */
  readonly byNumber: readonly (NamedOption | undefined)[]
  /** The options of each group that at least one product has. */
  readonly groups: ReadonlyMap<OptionGroup, readonly PlacedOption[]>
}

/** A brand is a proper name: it belongs to no language, so it never carries `lang`. */
function nameOption(option: StoredOption, language: LanguageCode): NamedOption {
  const { id, slug } = option
  const translated = option.translations.get(language)
  if (translated !== undefined) return { id, name: translated, slug }
  const tag = bcp47(option.language)
  const same = option.group === 'brands' || tag === bcp47(language)
  return same ? { id, name: option.name, slug } : { id, name: option.name, slug, lang: tag }
}

/** Names and places of all options in a language, by its rules of order. */
export function buildOptionTexts(
  numbers: OptionNumbers,
  { productStarts }: Postings,
  language: LanguageCode,
): OptionTexts {
  const { compare } = new Intl.Collator(bcp47(language))
  const byNumber = numbers.stored.map((option) => option && nameOption(option, language))
  const siblings = new Map<string, { number: number; option: NamedOption }[]>()
  for (const [number, stored] of numbers.stored.entries()) {
    const option = byNumber[number]
    if (!stored || !option || productStarts[number] === productStarts[number + 1]) continue
    const family = `${stored.group} ${stored.parentId ?? ''}`
    const members = siblings.get(family) ?? []
    members.push({ number, option })
    siblings.set(family, members)
  }
  const place = (group: OptionGroup, parentId: number | ''): PlacedOption[] =>
    (siblings.get(`${group} ${parentId}`) ?? [])
      .sort((a, b) => compare(a.option.name, b.option.name) || a.option.id - b.option.id)
      .map(({ number, option }) => ({ number, option, children: place(group, option.id) }))

  const groups = new Set(numbers.stored.flatMap((option) => option?.group ?? []))
  return { byNumber, groups: new Map([...groups].map((group) => [group, place(group, '')])) }
}
