import {
  type CategoryOption,
  type FilterIds,
  type FilterOption,
  type FilterOptions,
  type OptionGroup,
  ZERO_WASTE,
} from '#areas/catalogue/contract/catalogue.ts'
import type { LanguageCode } from '#contract/languages.ts'

import type { PlacedOption } from './store/option-texts.ts'
import type { ReadModel } from './store/read-model.ts'
import { ZERO_WASTE_NAMES } from './zero-waste.ts'

/**
 * All options of all groups, each with the number of products it would give (filters.options-carry-counts), however many
 * variants these have (filters.counts-are-of-products).
 */
export function listOptions(model: ReadModel, ids: FilterIds, language: LanguageCode): FilterOptions {
  const selection = model.select(model.choose(ids))
  return writeOptions(
    model,
    language,
    (number) => selection.counts[number] ?? 0,
    model.countOf(selection, 'zero_waste', ZERO_WASTE),
  )
}

/** The options with counts from another source, which is asked in the order of the JSON. */
export function writeOptions(
  model: ReadModel,
  language: LanguageCode,
  countOf: (optionNumber: number) => number,
  zeroWasteCount: number,
): FilterOptions {
  const { groups } = model.optionTexts(language)
  // Thousands of objects an answer: written out, so that all are of one shape, which is several times faster to make.
  const branch = ({ number, option: { id, name, slug, lang }, children }: PlacedOption): CategoryOption => ({
    id,
    name,
    slug,
    lang,
    count: countOf(number),
    children: children.length > 0 ? children.map(branch) : undefined,
  })
  const inGroup = (group: OptionGroup): FilterOption[] => (groups.get(group) ?? []).map(branch)
  return {
    categories: inGroup('categories'),
    health_goals: inGroup('health_goals'),
    brands: inGroup('brands'),
    delivery_form: inGroup('delivery_form'),
    suitable_for: inGroup('suitable_for'),
    free_from: inGroup('free_from'),
    zero_waste: [{ id: ZERO_WASTE, name: ZERO_WASTE_NAMES[language], slug: 'zero-waste', count: zeroWasteCount }],
  }
}
