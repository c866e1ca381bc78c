import { LRUCache } from 'lru-cache'

import type { Answer } from '../request/answer.ts'

/** Bytes that an answer takes beside its texts: 0.9 kB were measured where neither body nor key was worth mentioning. */
const OVERHEAD = 1000

/**
 * Places of a cache, which also bound the answers still being made, whose size nobody knows. It allocates all of them when it is
 * made, 0.6 MB in 4 ms, so it is made for the first answer that is kept.
 */
const ANSWERS_MAX = 20_000

/**
 * A store of answers by key that forgets those unused for longest, above a number of bytes.
 *
 * @param make makes the answer that is not there yet, from what the asker hands to `forceFetch`; those who ask for
 *   the same meanwhile wait for one and the same answer
 */
export function keepAnswers<Work>(
  bytes: number,
  make: (work: Work) => Promise<Answer>,
): LRUCache<string, Answer, Work> {
  return new LRUCache<string, Answer, Work>({
    max: ANSWERS_MAX,
    maxSize: bytes,
    sizeCalculation: sizeOf,
    // One that has to make room while it is being made is still for those who wait for it.
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => make(context),
  })
}

/** Twice the body, for its compressed forms. The key counts: a query of thousands of unknown ids has a tiny answer. */
const sizeOf = (answer: Answer, key: string): number => answer.body.length * 2 + Buffer.byteLength(key) + OVERHEAD
