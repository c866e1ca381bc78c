import { AVAILABLE, FILTER_GROUPS, UNAVAILABLE, ZERO_WASTE } from '#areas/catalogue/contract/listing.ts'
import type { FilterGroup, FilterIds, FilterOption, FilterOptions } from '#areas/catalogue/contract/catalogue.ts'

/** A chosen option. */
export interface Choice {
  id: number
  name: string
  /** The BCP 47 tag of the name where it differs from the page's. */
  lang?: string
}

/** The chosen options of each group, in the order they were chosen. */
export type Filters = Record<FilterGroup, Choice[]>

/**
 * Fixed (filters.availability-is-one-or-two, filters.zero-waste-is-one); the screen shows them in the user's language.
 */
const FIXED: Partial<Record<FilterGroup, readonly Choice[]>> = {
  availability: [
    { id: AVAILABLE, name: 'Available' },
    { id: UNAVAILABLE, name: 'Unavailable' },
  ],
  zero_waste: [{ id: ZERO_WASTE, name: 'Zero waste' }],
}

export function emptyFilters(): Filters {
  return {
    categories: [],
    health_goals: [],
    brands: [],
    delivery_form: [],
    suitable_for: [],
    free_from: [],
    availability: [],
    zero_waste: [],
  }
}

export function isFilterGroup(name: string): name is FilterGroup {
  return FILTER_GROUPS.some((group) => group === name)
}

function findIn(options: readonly FilterOption[], id: number): FilterOption | undefined {
  for (const option of options) {
    const found = option.id === id ? option : findIn(option.children ?? [], id)
    if (found) return found
  }
  return undefined
}

/**
 * The option with that id in a group (filters.address-names-options): availability knows 1 and 2, zero waste 1, the
 * others what was loaded, nested children included. Undefined for anything else.
 */
export function findOption(options: FilterOptions | null, group: FilterGroup, id: number): Choice | undefined {
  if (group === 'availability' || group === 'zero_waste') return FIXED[group]?.find((choice) => choice.id === id)
  const found = options && findIn(options[group], id)
  return found ? { id: found.id, name: found.name, ...(found.lang !== undefined && { lang: found.lang }) } : undefined
}

export function isChosen(filters: Filters, group: FilterGroup, id: number): boolean {
  return filters[group].some((choice) => choice.id === id)
}

/** Appends the option to its group; one that is unknown or chosen already changes nothing. */
export function addChoice(filters: Filters, options: FilterOptions | null, group: FilterGroup, id: number): Filters {
  const choice = findOption(options, group, id)
  if (!choice || isChosen(filters, group, id)) return filters
  return { ...filters, [group]: [...filters[group], choice] }
}

export function removeChoice(filters: Filters, group: FilterGroup, id: number): Filters {
  return { ...filters, [group]: filters[group].filter((choice) => choice.id !== id) }
}

export function clearGroup(filters: Filters, group: FilterGroup): Filters {
  return { ...filters, [group]: [] }
}

export function hasChoices(filters: Filters): boolean {
  return FILTER_GROUPS.some((group) => filters[group].length > 0)
}

/** The chosen ids of the groups that have any. */
export function idsOf(filters: Filters): FilterIds {
  const chosen = FILTER_GROUPS.filter((group) => filters[group].length > 0)
  return Object.fromEntries(chosen.map((group) => [group, filters[group].map(({ id }) => id)]))
}

/** Maps ids to options; unknown ids are left out (filters.address-names-options). */
export function filtersFrom(ids: FilterIds, options: FilterOptions): Filters {
  return FILTER_GROUPS.reduce(
    (filters, group) => (ids[group] ?? []).reduce((done, id) => addChoice(done, options, group, id), filters),
    emptyFilters(),
  )
}
