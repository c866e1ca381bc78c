import type { AnyEventObject } from 'xstate'

import type { Effect } from './effects.ts'
import { timerName } from './event-words.ts'
import { answering } from './moment.ts'

/** Effects in the words of a behaviour table. */

/** Texts longer than this, or with spaces, are wording for people; their key identifies them. */
const MOST_LETTERS = 40

/**
 * The words for an effect. Undefined for timers and actors that end because a state was left (`isExact` names the
 * actors), and for the end of the actor that has answered.
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
