/** A key for each wanted thing: what is sent again, since its answer was lost, is carried out once. */
export interface IdempotencyKeys {
  of(intent: unknown): string
  /** It was carried out: wanted once more, it is another. */
  done(intent: unknown): void
}

export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Holds the keys of calls that were not answered, by name. */
interface Keys {
  read(name: string): string | undefined
  write(name: string, key: string): unknown
  remove(name: string): void
}

function inMemory(): Keys {
  const keys = new Map<string, string>()
  return {
    read: (name) => keys.get(name),
    write: (name, key) => keys.set(name, key),
    remove: (name) => void keys.delete(name),
  }
}

export function idempotencyKeys(keys: Keys = inMemory(), nameOf: (text: string) => string = (text) => text) {
  return {
    of(intent) {
      const name = nameOf(JSON.stringify(intent))
      const key = keys.read(name) ?? newKey()
      keys.write(name, key)
      return key
    },
    done: (intent) => keys.remove(nameOf(JSON.stringify(intent))),
  } satisfies IdempotencyKeys
}
