import type { AnyMachineSnapshot } from 'xstate'

import { Redactor } from '../redact/redactor.ts'
import { isTag } from '../redact/tags.ts'
import type { Plain, PlainState } from '../trace/trace.ts'

/** Compares replayed snapshots with the recorded ones. */
export class Comparison {
  // Redacted values stay unchanged: this only turns a machine's values into plain JSON.
  readonly #redactor = new Redactor('')
  /** Parts of a context that equal the recorded ones; most stay the same from step to step. */
  readonly #equal = new WeakMap<object, unknown>()

  differences(snapshot: AnyMachineSnapshot, recorded: PlainState, chart: string): readonly string[] {
    return [
      ...(isEqual(snapshot.value, recorded.value) ? [] : ['value']),
      ...(snapshot.status === recorded.status ? [] : ['status']),
      ...this.#contextKeys(snapshot.context, recorded.context, chart).map((key) => `context.${key}`),
    ]
  }

  #contextKeys(context: object, recorded: PlainState['context'], chart: string): readonly string[] {
    const fields = Object.entries(context).filter(([, value]) => value !== undefined)
    const keys = new Set(fields.map(([key]) => key))
    return [
      ...fields.filter(([key, value]) => !this.#isSame(key, value, recorded[key], chart)).map(([key]) => key),
      ...Object.keys(recorded).filter((key) => !keys.has(key)),
    ]
  }

  #isSame(key: string, value: unknown, recorded: Plain | undefined, chart: string): boolean {
    if (typeof value !== 'object' || value === null) return isEqual(this.#plain(key, value, chart), recorded)
    if (this.#equal.has(value) && this.#equal.get(value) === recorded) return true
    const isSame = isEqual(this.#plain(key, value, chart), recorded)
    if (isSame) this.#equal.set(value, recorded)
    return isSame
  }

  #plain(key: string, value: unknown, chart: string): Plain | undefined {
    return Object.values(this.#redactor.fields({ [key]: value }, chart))[0]
  }
}

/** Redacting names changes the order of a list that is sorted by them. */
const isByRedactedName = (list: readonly unknown[]) =>
  list.some((one) => typeof one === 'object' && one !== null && isTag(String(Reflect.get(one, 'name'))))

const isSameSet = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((one) => b.some((other) => isEqual(one, other)))

/** True if two values are the same JSON. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b) && isByRedactedName(a)) return isSameSet(a, b)
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => Object.hasOwn(b, key) && isEqual(Reflect.get(a, key), Reflect.get(b, key)))
}
