/** A key for each wanted thing: what is sent again, since its answer was lost, is carried out once. */
export interface IdempotencyKeys {
  of(wanted: unknown): string
  /** It was carried out: wanted once more, it is another. */
  done(wanted: unknown): void
}

export function idempotencyKeys(): IdempotencyKeys {
  const keys = new Map<string, string>()
  return {
    of(wanted) {
      const text = JSON.stringify(wanted)
      const key = keys.get(text) ?? crypto.getRandomValues(new Uint32Array(4)).join('-')
      keys.set(text, key)
      return key
    },
    done: (wanted) => void keys.delete(JSON.stringify(wanted)),
  }
}
