/** Holds the screen awake while the page is in sight, until told to end. A browser that refuses changes nothing. */
export function keepAwake(page: Window, ended: AbortSignal): void {
  // Browsers without it, and pages that are not secure, have none.
  const wakeLock = (page.navigator as Partial<Navigator>).wakeLock
  if (!wakeLock || ended.aborted) return
  let held: WakeLockSentinel | undefined
  const ask = async () => {
    if (page.document.visibilityState !== 'visible') return
    const lock = await wakeLock.request('screen').catch(() => undefined)
    if (ended.aborted) await lock?.release()
    else held = lock
  }
  // The browser lets it go whenever the page is out of sight.
  page.document.addEventListener('visibilitychange', () => void ask(), { signal: ended })
  ended.addEventListener('abort', () => void held?.release())
  void ask()
}
