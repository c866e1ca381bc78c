import type { AnyEventObject } from 'xstate'

import type { Practice } from '#areas/practice/contract/practice.ts'
import type { Place } from '#machines/pages/place.ts'

/** A practice page as the world of models and components gives it. */
export const linden: Practice = {
  shop_name: 'linden',
  public: true,
  logo: null,
  type: 'practice',
  theme: 'linden',
  header: { title: 'Food first', description: 'Then what is missing.', language: 'en' },
  about: { title: '', description: '', language: 'en' },
  message: { message: '', language: 'en' },
  services_header: { title: '', description: '', language: 'en' },
  services: [
    { id: 1, name: 'First talk', description: '', icon: 'leaf', order: 1, language: 'en' },
    { id: 2, name: 'Second talk', description: '', icon: 'rocket', order: 2, language: 'en' },
  ],
  contact: { description: '', language: 'en' },
  hours: { opening_hours: [], timezone: null },
  approach: { title: '', description: '', language: 'en', image: null, style_image: null },
  packages: [],
  practitioner: { first_name: 'Linnea', last_name: 'Hart', practice_name: 'Linden Practice' },
  own: false,
}

/** The place of its page. */
export const lindenPage = { language: 'en', path: '/practice/linden', query: {} } as const

/** The practice that the place of an event shows or names. */
export function nameIn(event: AnyEventObject): string {
  const { path, query } = (event as unknown as { place: Place }).place
  return query['practice'] ?? path.replace('/practice/', '')
}
