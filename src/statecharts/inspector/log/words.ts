import type { IgnoredRecord, Recorded, StateValue } from '../../trace/trace.ts'

/** The innermost states of an actor, without those around them: `here.idle, telling.quiet`. */
export function leavesOf(value: StateValue, path = ''): readonly string[] {
  const at = (key: string) => (path ? `${path}.${key}` : key)
  if (typeof value === 'string') return [at(value)]
  const below = Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, at(key)))
  return below.length > 0 || !path ? below : [path]
}

/** The parts of a transition's key. */
export function partsOf(transition: string): { readonly state: string; readonly event: string } {
  const [state = '', event = ''] = transition.split('::')
  return { state, event }
}

/** The suffix of an event that was sent from the inspector. */
export const BY_HAND = 'by hand'

const KIND_WORDS: Readonly<Partial<Record<Recorded['kind'], string>>> = {
  ignored: 'ignored:',
  action: 'does',
  timer: 'timer',
  actor: 'starts',
  stop: 'ended:',
}

/** The prefix of a record's words; empty for events and steps. */
export const kindWords = (kind: Recorded['kind']): string => KIND_WORDS[kind] ?? ''

/** Describes a record in one line. */
export function wordsOf(record: Recorded): string {
  switch (record.kind) {
    case 'event':
      return record.event.type
    case 'step':
      return leavesOf(record.value).join(', ') || 'stays as it is'
    case 'ignored':
      return whyIn(record)
    case 'action':
      return record.type
    case 'timer':
      return record.sets ? `${record.sets.event} in ${record.sets.ms} ms` : `${record.id} taken back`
    case 'actor':
      return record.chart ?? record.src ?? 'actor'
    case 'stop':
      break
  }
  return record.status === 'error' ? `failed: ${JSON.stringify(record.error)}` : record.status
}

function whyIn({ refused }: IgnoredRecord): string {
  if (refused.length === 0) return 'no active state takes it'
  return `${refused.map(({ guard }) => guard).join(', ')} said no`
}
