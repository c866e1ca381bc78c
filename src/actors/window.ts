import { fromCallback } from 'xstate'

import type { AppEvent } from '#machines/app/app.machine.ts'

/** Tells when the page is in sight, has the focus or is online again. */
export function watchReturn(page: Window) {
  return fromCallback<AppEvent>(({ sendBack }) => {
    const tell = () => {
      if (page.document.visibilityState === 'visible') sendBack({ type: 'page.returned', at: Date.now() })
    }
    const tellBack = () => sendBack({ type: 'connection.back' })
    page.document.addEventListener('visibilitychange', tell)
    page.addEventListener('online', tell)
    page.addEventListener('online', tellBack)
    // Of two windows that are in sight one has the focus.
    page.addEventListener('focus', tell)
    return () => {
      page.document.removeEventListener('visibilitychange', tell)
      page.removeEventListener('online', tell)
      page.removeEventListener('online', tellBack)
      page.removeEventListener('focus', tell)
    }
  })
}

/** Tells when code of the shop could not be loaded: Vite's own event for it (error.lost-code-reloads-once). */
export function watchChunks(page: Window) {
  return fromCallback<AppEvent>(({ sendBack }) => {
    const tell = () => sendBack({ type: 'chunk.failed', online: page.navigator.onLine })
    page.addEventListener('vite:preloadError', tell)
    return () => page.removeEventListener('vite:preloadError', tell)
  })
}
