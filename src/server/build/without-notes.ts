import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Property extends Node {
  readonly key: { readonly name?: string }
  readonly value: Node & { readonly value?: unknown }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** All properties below a node of a syntax tree that only tell of a chart: a `description` with a string, a `meta` with an object. */
function notesBelow(node: Node): readonly Node[] {
  const below = Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .flatMap(notesBelow)
  const { key, value } = node as Property
  if (node.type !== 'Property') return below
  const isDescription = key.name === 'description' && typeof value.value === 'string'
  return isDescription || (key.name === 'meta' && value.type === 'ObjectExpression') ? [node] : below
}

/**
 * Leaves descriptions and `meta` out of the charts that people's browsers load: they are for those who read the charts. Blanks stand
 * in their place, so that nothing else moves.
 *
 * @param isChart whether a module, by its path, holds a chart
 */
export function withoutNotes(isChart: (path: string) => boolean): Plugin {
  return {
    name: 'without-notes',
    apply: (_config, { command }) => command === 'build',
    enforce: 'post',
    transform(code, id) {
      if (!isChart(id)) return undefined
      const found = notesBelow(this.parse(code) as unknown as Node)
      const blanked = found.reduce((text, { start, end }) => {
        const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? []
        return `${text.slice(0, start)}${' '.repeat(end - start + comma.length)}${text.slice(end + comma.length)}`
      }, code)
      return { code: blanked, map: null }
    },
  }
}
