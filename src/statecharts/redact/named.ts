/** Values that are no plain JSON, by a name and what is told of them; undefined for plain objects. */
export function named(value: object): readonly [string, unknown] | undefined {
  if (value instanceof Date) return ['$date', Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()]
  if (value instanceof Error) return ['$error', { ...(value as object), name: value.name, message: value.message }]
  if (value instanceof Map) return ['$map', [...value]]
  if (value instanceof Set) return ['$set', [...value]]
  if ('sessionId' in value && 'getSnapshot' in value) return ['$actor', value.sessionId]
  if ('machine' in value && '_nodes' in value) {
    const { value: state, context, status, output } = value as Record<string, unknown>
    return ['$snapshot', { value: state, context, status, output }]
  }
  if ('getInitialSnapshot' in value) return ['$logic', 'id' in value ? value.id : undefined]
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return ['$bytes', value.byteLength]
  if (typeof Blob !== 'undefined' && value instanceof Blob) return ['$blob', { size: value.size, type: value.type }]
  if (typeof EventTarget !== 'undefined' && value instanceof EventTarget) return ['$dom', value.constructor.name]
  if (value instanceof Promise || value instanceof WeakMap || value instanceof RegExp)
    return ['$object', value.constructor.name]
  return undefined
}
