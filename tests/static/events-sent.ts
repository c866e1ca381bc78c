import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'

/** The strings that an expression can come to, `*` for each part of a template that only a run knows. */
function valuesOf(node: ESTree.Node): readonly string[] {
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- other nodes are no strings
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : []
    case 'TemplateLiteral':
      return [node.quasis.map(({ value }) => value.raw).join('*')]
    case 'ConditionalExpression':
      return [...valuesOf(node.consequent), ...valuesOf(node.alternate)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression)
    default:
      return []
  }
}

/**
 * The types of all events that a source makes: those of its objects, those that `entering` makes a message of, those that a late
 * chart's row says as what outdates it, and those that a component is given as its `event`.
 */
export function eventsSent(file: string, code: string): readonly string[] {
  const { program } = parseSync(file, code, { lang: file.endsWith('x') ? 'tsx' : 'ts', preserveParens: false })
  const found: string[] = []
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === 'type') found.push(...valuesOf(value))
      if (key.type === 'Identifier' && key.name === 'outdated' && value.type === 'ObjectExpression')
        found.push(...value.properties.flatMap((row) => (row.type === 'Property' ? valuesOf(row.value) : [])))
    },
    CallExpression({ callee, arguments: [type] }) {
      if (callee.type === 'Identifier' && callee.name === 'entering' && type) found.push(...valuesOf(type))
    },
    JSXAttribute({ name, value }) {
      if (name.name === 'event' && value) found.push(...valuesOf(value))
    },
  }).visit(program)
  return found
}
