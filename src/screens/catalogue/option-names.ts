import type { TFunction } from 'i18next'

import { AVAILABLE } from '#contract/listing.ts'
import type { FilterGroup } from '#contract/catalogue.ts'
import type { Choice } from '#machines/catalogue/filters.ts'

/** What an option is called: the fixed ones in the page's words, the others as the shop's data name them. */
export function optionName(t: TFunction<'catalogue'>, group: FilterGroup, { id, name }: Choice): string {
  if (group === 'zero_waste') return t('option.zeroWaste')
  if (group === 'availability') return id === AVAILABLE ? t('option.available') : t('option.unavailable')
  return name
}

/** What a chip says: 'Gluten' alone would read as its contrary. */
export function chipName(t: TFunction<'catalogue'>, group: FilterGroup, choice: Choice): string {
  const name = optionName(t, group, choice)
  return group === 'free_from' ? t('option.freeFrom', { name }) : name
}
