import type { ParsedLocation } from '@tanstack/react-router'

import type { Query } from '#machines/pages/query.ts'
import { holdsToken, isPage, readPlace } from '#machines/pages/place.ts'
import type { Place } from '#machines/pages/place.ts'

/** The place of a location; undefined where the router will lead elsewhere. */
export function placeOf(location: ParsedLocation): Place | undefined {
  const place = readPlace(location.pathname, location.search as Query)
  return place && holdsToken(place) ? undefined : place
}

export function isListOf(location: ParsedLocation): boolean {
  const place = placeOf(location)
  return place !== undefined && isPage(place, 'listing')
}

/** The key of an entry in the history. */
export const entryOf = (location: ParsedLocation): string => location.state.__TSR_key ?? location.href
