/** Resolves after so many milliseconds, or at once when the user or the connection is back. */
export function waitOrReturn(page: Window, pause: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController()
    const end = () => {
      page.clearTimeout(timer)
      listeners.abort()
      resolve()
    }
    const timer = page.setTimeout(end, pause)
    for (const event of ['online', 'focus']) page.addEventListener(event, end, { signal: listeners.signal })
    signal.addEventListener('abort', end)
  })
}
