/** A guard as it is read: its name, or those of its parts joined by and, or, not. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards)) {
    const names = guard.guards.map(guardName)
    return guard.name === 'not' ? `not ${names.join('')}` : names.join(` ${guard.name} `)
  }
  return String((guard as { type?: unknown }).type)
}
