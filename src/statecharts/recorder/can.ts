import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import type { CanAnswer } from '../channel/messages.ts'
import { metBy } from './refusals.ts'

/**
 * Asks a snapshot if it would take an event, and notes which of its fields its guards have asked for: with other values of those the
 * answer may be another.
 */
export function canTake(snapshot: AnyMachineSnapshot, event: { readonly type: string }): CanAnswer {
  const met = metBy(snapshot, event.type)
  if (met.length === 0) return { kind: 'ignores', on: [] }
  const on = new Set<string>()
  const kind = taken(snapshot, watched(event, on))
  if (met.some(({ guard }) => guard === undefined)) return { kind: kind === 'refuses' ? 'nothing' : 'takes', on: [] }
  return { kind, on: [...on] }
}

function taken(snapshot: AnyMachineSnapshot, event: AnyEventObject): CanAnswer['kind'] {
  try {
    return snapshot.can(event) ? 'takes' : 'refuses'
  } catch {
    return 'unknown'
  }
}

/** The same event, which notes the fields that are read of it. */
function watched(event: { readonly type: string }, on: Set<string>): AnyEventObject {
  const note = (key: string | symbol) => {
    if (typeof key === 'string' && key !== 'type') on.add(key)
  }
  return new Proxy(event as AnyEventObject, {
    get: (of, key, receiver) => {
      note(key)
      return Reflect.get(of, key, receiver) as unknown
    },
    has: (of, key) => {
      note(key)
      return Reflect.has(of, key)
    },
    ownKeys: (of) => {
      Object.keys(of).forEach(note)
      return Reflect.ownKeys(of)
    },
  })
}
