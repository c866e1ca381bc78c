import type { AnyEventObject } from 'xstate'

import type { Effect } from './effects.ts'
import { timerName } from './event-words.ts'
import { answering } from './moment.ts'

/** What a step does to the world, in the words of a behaviour table. */

/** Longer texts, and those with spaces, are for people: which they are is told by their key. */
const MOST_LETTERS = 40

/**
 * The words for an effect. None for what follows from leaving a state: its timers end, and so do its actors, where not all
 * that is left is said (`isExact`); nor for the end of the actor that has answered.
 */
export function effectWords({ type, params }: Effect, event: AnyEventObject, isExact: boolean): string | undefined {
  switch (type) {
    case 'xstate.spawnChild':
      return `starts ${(params as { src: string }).src}`
    case 'xstate.stopChild': {
      const { actor } = (params as { child: { actor: string } }).child
      return !isExact || actor === answering(event) ? undefined : `stops ${actor}`
    }
    case 'xstate.emit':
      return `emits ${withParams((params as { event: AnyEventObject }).event)}`
    case 'xstate.sendTo': {
      const { to, event: message } = params as { to?: { actor: string }; event: AnyEventObject }
      return `tells ${to?.actor ?? 'nobody'} ${withParams(message)}`
    }
    case 'xstate.raise': {
      const { event: raised, delay } = params as { event: AnyEventObject; delay?: number }
      return delay === undefined ? `raises ${raised.type}` : `sets the timer ${timerName(raised.type)}`
    }
    case 'xstate.cancel':
      return (params as { sendId: string }).sendId.startsWith('xstate.after.') ? undefined : 'stops a timer'
    default:
      return `calls ${withParams({ ...(params as object), type })}`
  }
}

function withParams({ type, ...params }: AnyEventObject): string {
  const told = Object.entries(params).filter(([, value]) => isWord(value))
  return told.length === 0 ? type : `${type} (${told.map(([name, value]) => `${name}: ${String(value)}`).join(', ')})`
}

function isWord(value: unknown): boolean {
  return (
    typeof value === 'boolean' ||
    (typeof value === 'string' && value.length <= MOST_LETTERS && /^[\w:./?=&-]+$/.test(value))
  )
}
