import { redirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'

import { readPrefix } from '#machines/language/address.ts'

import type { RouterContext } from './root.tsx'

/**
 * Opens an address of the old shop anew, so that the server leads on from it, who alone knows where to
 * (address.links-know-old-addresses).
 */
export async function leadOn({ pathname, href }: ParsedLocation, { isLegacy }: RouterContext): Promise<void> {
  const place = readPrefix(pathname)
  if (place && (await isLegacy(place.path))) throw redirect({ href, reloadDocument: true })
}
