import { fromCallback } from 'xstate'

import type { PracticePageEvent } from '#machines/practice/editor/practice-page.events.ts'

/** Tells when the tab is in sight, has the focus or is online again: another one may have saved something. */
export const watchReturn = (page: Window) =>
  fromCallback<PracticePageEvent>(({ sendBack }) => {
    const listeners = new AbortController()
    const { signal } = listeners
    const tell = () => {
      if (page.document.visibilityState === 'visible') sendBack({ type: 'page.returned', at: Date.now() })
    }
    page.document.addEventListener('visibilitychange', tell, { signal })
    for (const event of ['focus', 'online']) page.addEventListener(event, tell, { signal })
    return () => listeners.abort()
  })
