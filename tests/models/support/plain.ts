import { isDeepStrictEqual } from 'node:util'

/**
 * A value as plain JSON, so that two runs of a chart can be compared: an actor becomes its id, an error its message, a
 * function its name; undefined values are left out.
 */
export function plain(value: unknown): unknown {
  if (typeof value === 'function') return `(function ${value.name})`
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Error) return { error: value.message }
  if ('sessionId' in value && 'id' in value) return { actor: value.id }
  if (Array.isArray(value)) return value.map(plain)
  // A loop takes half the time of entry lists, and walks spend much of their time here.
  const copy: Record<string, unknown> = {}
  for (const key of Object.keys(value)) {
    const part = (value as Record<string, unknown>)[key]
    if (part !== undefined) copy[key] = plain(part)
  }
  return copy
}

/** One text for one value. */
export function keyOf(value: unknown): string {
  return JSON.stringify(plain(value))
}

const keys = new WeakMap<object, string>()

/** `keyOf` for values that never change, such as a model's samples; each is computed once. */
export function lastingKeyOf(value: object): string {
  const key = keys.get(value) ?? keyOf(value)
  keys.set(value, key)
  return key
}

/** Thrown if what was seen differs from the prediction. */
export class Mismatch extends Error {
  readonly actual: unknown
  readonly predicted: unknown

  constructor(message: string, actual: unknown, predicted: unknown) {
    super(message)
    this.actual = actual
    this.predicted = predicted
  }
}

/** Throws a Mismatch unless both are deeply equal. */
export function mustEqual(actual: unknown, predicted: unknown, where: string): void {
  if (!isDeepStrictEqual(actual, predicted))
    throw new Mismatch(
      `differs ${where}: ${keyOf(actual).slice(0, 1000)} instead of ${keyOf(predicted).slice(0, 1000)}`,
      actual,
      predicted,
    )
}

/** Deep-freezes plain objects and lists, so that an action that mutates context fails at once. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  if (!Array.isArray(value) && Object.getPrototypeOf(value) !== Object.prototype) return
  Object.freeze(value)
  Object.values(value).forEach(freeze)
}
