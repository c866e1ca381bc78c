import type { UserType } from '#contract/call.ts'

import { ACCOUNT, areaOf } from './areas.ts'
import { pageNamed } from './pages.ts'
import type { Page } from './pages.ts'
import { pageOf } from './place.ts'
import type { Place } from './place.ts'

/** Who may see a page: everybody, visitors only (who is signed in has no use for it), or signed-in people of these types. */
export type Needs = 'nobody' | 'visitor' | { readonly types: readonly UserType[] }

export function needsOf(place: Pick<Place, 'path'>): Needs {
  const page = pageOf(place)
  return needsAt(place.path, page && pageNamed(page.name).entrance)
}

/** The same for a path by the entrance of its page. */
export function needsAt(path: string, entrance: Page['entrance']): Needs {
  if (entrance === 'visitors') return 'visitor'
  const area = areaOf(entrance === 'people' ? ACCOUNT : path)
  return area ? { types: area.types } : 'nobody'
}

/** Whether a page is everybody's, so that the server draws it and search engines may keep it. */
export function isPublic(place: Pick<Place, 'path'>): boolean {
  return typeof needsOf(place) === 'string'
}
