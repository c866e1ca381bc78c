import type { TFunction } from 'i18next'

import { AVAILABLE } from '#areas/catalogue/contract/listing.ts'
import type { FilterGroup } from '#areas/catalogue/contract/catalogue.ts'
import type { Choice } from '#machines/catalogue/filters.ts'

/** Fixed options have texts of the page; the others come with a name from the server. */
export function optionName(t: TFunction<'catalogue'>, group: FilterGroup, { id, name }: Choice): string {
  if (group === 'zero_waste') return t('option.zeroWaste')
  if (group === 'availability') return id === AVAILABLE ? t('option.available') : t('option.unavailable')
  return name
}

/** 'Gluten' alone would read as the opposite of gluten-free. */
export function chipName(t: TFunction<'catalogue'>, group: FilterGroup, choice: Choice): string {
  const name = optionName(t, group, choice)
  return group === 'free_from' ? t('option.freeFrom', { name }) : name
}
