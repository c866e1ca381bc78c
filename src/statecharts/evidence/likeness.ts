const WORD = /[A-Za-z_$][\w$]*/g
/** XState's own of its actions, alike in all of one kind. */
const NOT_OWN = new Set(['type', 'resolve', 'execute'])

/** The words of a guard or an action as it runs, without the types of its source. */
export function runningWords(implementation: unknown): ReadonlySet<string> {
  if (typeof implementation !== 'function') return new Set()
  const { type } = implementation as { readonly type?: unknown }
  const kind = typeof type === 'string' ? /^xstate\.(\w+)$/.exec(type)?.[1] : undefined
  if (kind === undefined) return wordsIn(String(implementation))
  const parts = Object.entries(implementation as object)
    .filter(([key]) => !NOT_OWN.has(key))
    .map(([, part]) => (typeof part === 'function' ? String(part) : (JSON.stringify(part) ?? '')))
  return wordsIn([kind, ...parts].join(' '))
}

/** The share of words that a source has too, 0 to 1; 1 for none. */
export function likeness(code: string, words: ReadonlySet<string>): number {
  const own = wordsIn(code)
  return words.size === 0 ? 1 : [...words].filter((word) => own.has(word)).length / words.size
}

const wordsIn = (text: string): ReadonlySet<string> => new Set(text.match(WORD))
