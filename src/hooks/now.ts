import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function everyMinute(tell: () => void): () => void {
  const timer = setInterval(tell, MINUTE / 4)
  return () => clearInterval(timer)
}

const thisMinute = (): number => Math.floor(Date.now() / MINUTE) * MINUTE

/**
 * The minute that it is, in milliseconds since the epoch; null on the server and until React has taken its page up, since a
 * drawn page is kept and its reader is in another time.
 */
export const useNow = (): number | null => useSyncExternalStore(everyMinute, thisMinute, () => null)

/** The IANA time zone of the browser. Ask only where `useNow` has told a time. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
