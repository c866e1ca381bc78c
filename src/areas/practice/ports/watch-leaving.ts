import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import type { PracticePageEvent } from '#machines/practice/editor/practice-page.events.ts'

interface Unsaved {
  readonly changed?: readonly string[]
}

/** Has the browser ask before its tab is closed while one of the forms has words that are not saved. */
export const watchLeaving = (page: Window) =>
  fromCallback<PracticePageEvent, { forms: readonly string[] }>(({ input: { forms }, system }) => {
    const isUnsaved = (form: string) => {
      const actor = system.get(form) as AnyActorRef | undefined
      const { context } = (actor?.getSnapshot() ?? {}) as { context?: Unsaved }
      return (context?.changed ?? []).length > 0
    }
    const leave = (event: BeforeUnloadEvent) => {
      if (forms.some(isUnsaved)) event.preventDefault()
    }
    page.addEventListener('beforeunload', leave)
    return () => page.removeEventListener('beforeunload', leave)
  })
