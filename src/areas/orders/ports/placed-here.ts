import { CACHE_KEY_PREFIX } from '#contract/constants.ts'

import { signInId } from '#actors/sign-in-id.ts'
import type { Storage } from '#actors/storage.ts'

const nameOf = (userId: number) => `${CACHE_KEY_PREFIX}placed:${userId}`

/**
 * The order that was placed last in this tab, until its payment has been asked for: the press that placed it was also meant
 * to pay. It counts within the sign-in that it was placed in.
 */
export function placedHere(storage: Storage) {
  const markOf = (orderId: number) => `${orderId} ${signInId(storage)}`
  return {
    note: (userId: number, orderId: number) => void storage.setSession(nameOf(userId), markOf(orderId)),
    take(userId: number, orderId: number): boolean {
      const isPlaced = storage.session(nameOf(userId)) === markOf(orderId)
      if (isPlaced) storage.removeSession(nameOf(userId))
      return isPlaced
    },
  }
}
