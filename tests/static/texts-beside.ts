import { parseSync, Visitor } from 'rolldown/utils'
import type { ESTree } from 'rolldown/utils'

type Child = ESTree.JSXElement['children'][number]

/** Calls whose answer is a text: `t`, `tCatalogue`, `formatPrice`, `names.join`. */
const TELLING = /^(?:t|t[A-Z]\w*|format\w*|join)$/

/** Names of texts, wherever their type is declared. */
const TEXTS = ['count', 'label', 'name', 'text', 'title']

const nameOf = (node: ESTree.Node): string | undefined => {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' ? node.property.name : undefined
}

/** Names that the file declares as texts: properties of type string, and constants that are made of texts. */
function textsOf(program: ESTree.Program): (node: ESTree.Node) => boolean {
  const names = new Set(TEXTS)
  const isText = (node: ESTree.Node): boolean => {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- of most nodes nothing is known
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'number' || (typeof node.value === 'string' && node.value.trim() !== '')
      case 'TemplateLiteral':
        return true
      case 'CallExpression':
        return TELLING.test(nameOf(node.callee) ?? '')
      case 'ConditionalExpression':
        return isText(node.consequent) || isText(node.alternate)
      case 'LogicalExpression':
        return isText(node.right) || (node.operator !== '&&' && isText(node.left))
      case 'BinaryExpression':
        return node.operator === '+'
      default:
        return names.has(nameOf(node) ?? '')
    }
  }
  new Visitor({
    TSPropertySignature({ key, typeAnnotation }) {
      const type = typeAnnotation?.typeAnnotation
      const types = type?.type === 'TSUnionType' ? type.types : [type]
      const name = nameOf(key)
      if (name !== undefined && types.some((one) => one?.type === 'TSStringKeyword')) names.add(name)
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init && isText(init)) names.add(id.name)
    },
  }).visit(program)
  return isText
}

/** The places, as `line: code`, of texts that have siblings in their element. */
export function textsBeside(code: string): string[] {
  const { program } = parseSync('screen.tsx', code, { lang: 'tsx', preserveParens: false })
  const isText = textsOf(program)
  const found: string[] = []
  const tell = ({ start, end }: { readonly start: number; readonly end: number }) =>
    found.push(`${code.slice(0, start).split('\n').length}: ${code.slice(start, end).trim().replaceAll(/\s+/g, ' ')}`)

  const check = ({ children }: { readonly children: readonly Child[] }) => {
    const drawn = children.filter(
      (child) =>
        !(child.type === 'JSXText' && child.value.trim() === '' && child.value.includes('\n')) &&
        !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
    )
    if (drawn.length < 2) return
    for (const child of drawn)
      if (
        (child.type === 'JSXText' && child.value.trim() !== '') ||
        (child.type === 'JSXExpressionContainer' && isText(child.expression))
      )
        tell(child)
  }
  new Visitor({
    JSXElement: check,
    JSXFragment: check,
    // A list of which some are elements and some bare texts.
    ArrowFunctionExpression({ body }) {
      if (body.type !== 'ConditionalExpression') return
      const branches = [body.consequent, body.alternate]
      if (branches.some(({ type }) => type === 'JSXElement') && branches.some((branch) => isText(branch))) tell(body)
    },
  }).visit(program)
  return found
}
