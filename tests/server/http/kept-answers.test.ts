import { describe, expect, it } from 'vitest'

import { createAnswer } from '#server/request/answer.ts'
import { keepAnswers } from '#server/api/kept-answers.ts'

import { gate } from './support/gate.ts'

const store = (bytes: number) => keepAnswers<string>(bytes, (text) => Promise.resolve(createAnswer('text/plain', text)))
const small = { context: 'small' }

describe('kept answers', () => {
  it('stay within their bytes though their keys are long and their bodies tiny', async () => {
    const kept = store(1_000_000)
    for (let n = 0; n < 1000; n += 1) await kept.forceFetch(`${n} ${'é'.repeat(3_000)}`, small)
    expect(kept.size).toBeGreaterThan(100)
    expect(kept.size * 6_000).toBeLessThan(1_000_000)
  })

  it('stay within their bytes though both keys and bodies are tiny', async () => {
    const kept = store(100_000)
    for (let n = 0; n < 1000; n += 1) await kept.forceFetch(`${n}`, small)
    expect(kept.size).toBeLessThanOrEqual(100)
  })

  it('that are being made are bounded in number, and those that had to make room are still given to who waits', async () => {
    const released = gate()
    const kept = keepAnswers<string>(1_000_000_000, async (text) => {
      await released.passed
      return createAnswer('text/plain', text)
    })
    const asked = Array.from({ length: 20_100 }, (_, n) => kept.forceFetch(`${n}`, { context: `answer ${n}` }))
    expect(kept.size).toBe(20_000)
    released.open()
    const [first] = await Promise.all(asked)
    expect(first?.body.toString()).toBe('answer 0')
  })

  it('hold the compressed form at its own length, not the chunk it was written in', async () => {
    const text = Array.from({ length: 400 }, (_, n) => `line ${n}`).join('\n')
    const answer = createAnswer('text/plain', text)
    for (const encoding of ['br', 'gzip'] as const) {
      const packed = await answer.encoded(encoding)
      expect(packed.buffer.byteLength).toBeLessThanOrEqual(8192)
    }
  })
})
