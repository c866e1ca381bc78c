import type { ActorFact, Fact, Raw } from './raw.ts'

/** The number of facts kept; of older ones only each actor's state remains. */
export const CAPACITY = 10_000

/** The facts of a recording from its beginning, or from the oldest one still kept. */
export class Recording {
  readonly #capacity: number
  readonly #now: () => number
  readonly #began: number
  readonly #ring: Raw[] = []
  /** Each actor's state before the oldest fact kept. */
  readonly #standing = new Map<string, Raw & ActorFact>()
  #next = 0

  constructor(now: () => number, capacity = CAPACITY) {
    this.#now = now
    this.#began = now()
    this.#capacity = capacity
  }

  /** The number of the next fact. */
  get next(): number {
    return this.#next
  }

  get oldest(): number {
    return Math.max(0, this.#next - this.#capacity)
  }

  keep(fact: Fact): number {
    const n = this.#next
    this.#next += 1
    const place = n % this.#capacity
    const gone = this.#ring[place]
    if (gone) this.#forget(gone)
    // The fact is new and nobody else holds it: copying each would be the most expensive part of recording.
    const raw = fact as Fact & { n: number; at: number }
    raw.n = n
    raw.at = this.#now() - this.#began
    this.#ring[place] = raw
    return n
  }

  /** Returns each actor's state before the oldest fact kept, as if it had started there. */
  baseline(): readonly Raw[] {
    return [...this.#standing.values()].sort((a, b) => a.n - b.n)
  }

  /** Returns at most `most` facts from number `n`, which must still be kept. */
  from(n: number, most: number): readonly Raw[] {
    const end = Math.min(this.#next, n + most)
    const facts: Raw[] = []
    for (let at = n; at < end; at += 1) {
      const fact = this.#ring[at % this.#capacity]
      if (fact) facts.push(fact)
    }
    return facts
  }

  #forget(fact: Raw): void {
    const { actor, n, at } = fact
    if (fact.kind === 'actor') this.#standing.set(actor, fact)
    if (fact.kind === 'stop') this.#standing.delete(actor)
    if (fact.kind !== 'step') return
    const before = this.#standing.get(actor)
    if (!before) return
    this.#standing.set(actor, {
      ...before,
      n,
      at,
      input: undefined,
      isResumed: true,
      transitions: [],
      snapshot: fact.after,
    })
  }
}
