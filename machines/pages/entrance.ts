import type { Page } from '#contract/area.ts'
import type { UserType } from '#contract/call.ts'

import { ACCOUNT, areaOf } from './own-areas.ts'
import { pageNamed } from './pages.ts'
import { pageOf } from './place.ts'
import type { Place } from './place.ts'

/** 'visitor' pages are of no use to users who are signed in; 'nobody' means that nobody needs to sign in. */
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

/** True for a page of signed-in users of a type. */
export function isForType({ path }: Pick<Place, 'path'>, type: UserType): boolean {
  const needs = needsOf({ path })
  return typeof needs === 'object' && needs.types.includes(type)
}

/** The server draws these pages, and search engines may keep them. */
export function isPublic(place: Pick<Place, 'path'>): boolean {
  return typeof needsOf(place) === 'string'
}
