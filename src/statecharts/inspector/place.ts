import { EVERYTHING, KINDS, type Filter } from './log/filter.ts'
import type { Sources } from './recording.ts'

/** The parts of the inspector's address. */
export interface Place {
  /** None in a recording from a file. */
  readonly tab: string | null
  readonly actor: string | null
  readonly at: number | null
  readonly filter: Filter
}

/** Reads an address such as `#tab=a&at=12&text=cart`. What it does not name is as at the start. */
export function readPlace(hash: string): Place {
  const named = new URLSearchParams(hash.replace(/^#/, ''))
  const at = named.get('at') ?? ''
  const kinds = named.get('kinds')?.split('.')
  return {
    tab: named.get('tab'),
    actor: named.get('actor'),
    at: /^\d{1,9}$/.test(at) ? Number(at) : null,
    filter: {
      text: named.get('text') ?? EVERYTHING.text,
      kinds: kinds ? KINDS.filter((kind) => kinds.includes(kind)) : EVERYTHING.kinds,
      isActorOnly: named.has('own'),
    },
  }
}

/** The address of what is in sight, without what is as at the start. */
export function addressOf({ file, tab, actor, at, filter }: Place & Pick<Sources, 'file'>): string {
  const { text, kinds, isActorOnly } = filter
  const named = {
    ...(tab !== null && file === null && { tab }),
    ...(actor !== null && { actor }),
    ...(at !== null && { at: String(at) }),
    ...(text !== '' && { text }),
    ...(kinds.length < KINDS.length && { kinds: kinds.join('.') }),
    ...(isActorOnly && { own: '1' }),
  }
  return `#${new URLSearchParams(named)}`
}
