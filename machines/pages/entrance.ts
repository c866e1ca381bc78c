import type { UserType } from '#contract/call.ts'

import { areaOf } from './areas.ts'
import { pageNamed } from './pages.ts'
import { pageOf } from './place.ts'
import type { Place } from './place.ts'

/** Who may see a page: everybody, visitors only (who is signed in has no use for it), or signed-in people of these types. */
export type Needs = 'nobody' | 'visitor' | { readonly types: readonly UserType[] }

export function needsOf(place: Pick<Place, 'path'>): Needs {
  const page = pageOf(place)
  if (page && pageNamed(page.name).entrance === 'visitors') return 'visitor'
  const area = areaOf(place.path)
  return area ? { types: area.types } : 'nobody'
}

/** Whether a page is everybody's, so that the server draws it and search engines may keep it. */
export function isPublic(place: Pick<Place, 'path'>): boolean {
  return typeof needsOf(place) === 'string'
}
