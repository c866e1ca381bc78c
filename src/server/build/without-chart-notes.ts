import type { Plugin } from 'vite'

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}

interface Property extends Node {
  readonly key: { readonly name?: string }
  readonly value: Node & { readonly value?: unknown; readonly properties?: readonly Property[] }
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isEmpty = ({ value }: Property) => value?.properties?.length === 0

/** `types` of a setup holds nothing at run time: each is an empty object. */
function isNote({ type, key, value }: Property): boolean {
  if (type !== 'Property') return false
  if (key.name === 'types') return value.properties?.every(isEmpty) === true
  if (key.name === 'meta') return value.type === 'ObjectExpression'
  // An empty one is no note: it is what a field of that name holds at first.
  return key.name === 'description' && typeof value.value === 'string' && value.value !== ''
}

/** The outermost notes below a node of a syntax tree. */
function notesBelow(node: Node): readonly Node[] {
  if (isNote(node as Property)) return [node]
  return Object.values(node)
    .flatMap((part: unknown) => (Array.isArray(part) ? part : [part]))
    .filter(isNode)
    .flatMap(notesBelow)
}

/**
 * Leaves descriptions, `meta` and types out of the charts that browsers load: all are for readers of the charts. Blanks
 * stand in their place, so that source positions stay the same.
 *
 * @param isChart whether a module, by its path, holds a chart
 */
export function withoutChartNotes(isChart: (path: string) => boolean): Plugin {
  return {
    name: 'without-chart-notes',
    apply: (_config, { command }) => command === 'build',
    enforce: 'post',
    transform(code, id) {
      if (!isChart(id)) return undefined
      const blanked = notesBelow(this.parse(code) as unknown as Node).reduce((text, { start, end }) => {
        const [comma = ''] = /^\s*,/.exec(text.slice(end)) ?? []
        return `${text.slice(0, start)}${' '.repeat(end - start + comma.length)}${text.slice(end + comma.length)}`
      }, code)
      return { code: blanked, map: null }
    },
  }
}
