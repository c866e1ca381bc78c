import type { Plain } from '../trace/trace.ts'

/** Restores a value given to a machine from its recorded form. Values recorded only by name stay as they are. */
export function revive(plain: Plain): unknown {
  if (typeof plain !== 'object' || plain === null) return plain
  if (Array.isArray(plain)) return plain.map(revive)
  return reviveObject(plain as { readonly [key: string]: Plain })
}

export function reviveFields(fields: { readonly [key: string]: Plain }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, revive(value)]))
}

function reviveObject(fields: { readonly [key: string]: Plain }): unknown {
  const { $date, $error, $map, $set, $number } = fields
  if (typeof $date === 'string') return new Date($date)
  if (typeof $number === 'string') return Number($number)
  if (Array.isArray($set)) return new Set($set.map(revive))
  if (Array.isArray($map)) return new Map($map.map((entry) => revive(entry as Plain) as [unknown, unknown]))
  if (typeof $error === 'object' && $error !== null) return reviveError($error as { readonly [key: string]: Plain })
  return reviveFields(fields)
}

function reviveError({ name, message, ...rest }: { readonly [key: string]: Plain }): Error {
  const error = new Error(typeof message === 'string' ? message : '')
  Object.defineProperty(error, 'name', { value: name, enumerable: false })
  return Object.assign(error, reviveFields(rest))
}
