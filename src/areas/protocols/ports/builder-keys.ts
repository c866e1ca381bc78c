import { fromCallback } from 'xstate'
import type { AnyActorRef } from 'xstate'

import { ACTION_NAMES, ACTIONS } from '#machines/protocols/command-box/command-box.ts'
import type { ActionName } from '#machines/protocols/command-box/command-box.ts'
import type { CommandBoxEvent } from '#machines/protocols/command-box/command-box.events.ts'
import type { ProtocolBuilderRef } from '#machines/protocols/builder/protocol-builder.machine.ts'
import type { ShortcutsEvent } from '#machines/protocols/shortcuts/shortcuts.machine.ts'

/** On Apple devices commands take Cmd: Ctrl and K there cuts the rest of a line. */
export const hasCommandKey = (page: Window): boolean => /^(?:Mac|iP)/.test(page.navigator.platform)

/** Elements that take characters. */
const FIELDS = 'input, textarea, select, [contenteditable]'

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest(FIELDS) !== null

/** Tells that Ctrl or Cmd and K were pressed. */
export function watchBoxKey(page: Window) {
  return fromCallback<CommandBoxEvent>(({ sendBack }) => {
    const press = (event: KeyboardEvent) => {
      const isHeld = hasCommandKey(page) ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
      if (event.key.toLowerCase() !== 'k' || !isHeld || event.altKey || event.shiftKey) return
      // Browsers have a search of their own at this key.
      event.preventDefault()
      if (!event.repeat) sendBack({ type: 'box.toggle' })
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  })
}

/** Tells that '?' was pressed, unless it is typed. */
export function watchSheetKey(page: Window) {
  return fromCallback<ShortcutsEvent>(({ sendBack }) => {
    const press = (event: KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.altKey || event.repeat
      if (event.key !== '?' || isOther || isTyping(event)) return
      event.preventDefault()
      sendBack({ type: 'sheet.open' })
    }
    page.addEventListener('keydown', press)
    return () => page.removeEventListener('keydown', press)
  })
}

/** Tells the language, the active protocol and what can be asked of the builder, at once and whenever one of them changes. */
export const watchBuilder = fromCallback<CommandBoxEvent>(({ sendBack, system }) => {
  const actor: AnyActorRef | undefined = system.get('protocolBuilder')
  const builder = actor as ProtocolBuilderRef | undefined
  let last = ''
  const tell = () => {
    const snapshot = builder?.getSnapshot()
    if (!snapshot) return
    const { active, language } = snapshot.context
    const isPossible = (name: ActionName) =>
      snapshot.can({ type: ACTIONS[name].event }) && (name !== 'finish' || active)
    const known = { language, protocol: active?.name ?? null, actions: ACTION_NAMES.filter(isPossible) }
    const now = JSON.stringify(known)
    if (now !== last) sendBack({ type: 'builder.known', ...known })
    last = now
  }
  tell()
  const subscription = builder?.subscribe(tell)
  return () => subscription?.unsubscribe()
})
