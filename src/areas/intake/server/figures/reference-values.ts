import type { SubstanceId } from '#areas/intake/contract/substances.ts'

import type { Source } from './limits.ts'

export const REFERENCE_SOURCE: Source = { name: 'Regulation (EU) No 1169/2011, annex XIII', year: 2011, doi: null }

/** Daily reference intakes for adults, in the unit of the substance. Others have none. */
export const REFERENCE_VALUES: Readonly<Partial<Record<SubstanceId, number>>> = {
  'vitamin-a': 800,
  'vitamin-d': 5,
  'vitamin-e': 12,
  'vitamin-k': 75,
  'vitamin-c': 80,
  thiamin: 1.1,
  riboflavin: 1.4,
  niacin: 16,
  'vitamin-b6': 1.4,
  folate: 200,
  'vitamin-b12': 2.5,
  biotin: 50,
  'pantothenic-acid': 6,
  potassium: 2000,
  chloride: 800,
  calcium: 800,
  phosphorus: 700,
  magnesium: 375,
  iron: 14,
  zinc: 10,
  copper: 1,
  manganese: 2,
  fluoride: 3.5,
  selenium: 55,
  chromium: 40,
  molybdenum: 50,
  iodine: 150,
}
