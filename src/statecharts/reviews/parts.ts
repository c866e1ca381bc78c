import { parseSync, Visitor, type ESTree } from 'rolldown/utils'

interface Range {
  readonly start: number
  readonly end: number
}

interface Part extends Range {
  readonly name: string
}

type Property = ESTree.ObjectProperty | ESTree.BindingProperty | ESTree.AssignmentTargetProperty

/** The named implementations of a chart's setup. */
const GIVEN: Readonly<Record<string, string>> = {
  guards: 'guard',
  actions: 'action',
  actors: 'actor',
  delays: 'delay',
}
/** A bundler puts it behind a name that another file has too. */
const SUFFIX = /\$\d+$/

/**
 * The code of a bundled file by what it declares, without comments: its guards, actions, actors and delays each by
 * itself, and every other declaration without them.
 */
export function partsOf(file: string, text: string): ReadonlyMap<string, string> {
  const { program, comments } = parseSync(file, text)
  const declared = program.body.flatMap(declarationsOf)
  const { given, renamed } = within(program)
  const cuts = [...comments, ...given, ...renamed].toSorted((a, b) => a.start - b.start)
  const parts = new Map<string, string>()
  for (const part of [...declared, ...given]) {
    const code = [parts.get(part.name), textOf(text, part, cuts)].filter((one) => one !== undefined)
    parts.set(part.name, code.join(' '))
  }
  return parts
}

function declarationsOf(statement: ESTree.Statement): readonly Part[] {
  const { type, start, end } = statement
  if (type === 'FunctionDeclaration') return [{ name: `function ${plain(statement.id?.name ?? '')}`, start, end }]
  if (type === 'ClassDeclaration') return [{ name: `class ${plain(statement.id?.name ?? '')}`, start, end }]
  if (type !== 'VariableDeclaration') return [{ name: 'a statement', start, end }]
  return statement.declarations.map(({ id, init, ...whole }) => {
    const name = id.type === 'Identifier' ? plain(id.name) : 'a declaration'
    const isFunction = init?.type === 'ArrowFunctionExpression'
    return { name: isFunction ? `function ${name}` : name, start: init?.start ?? whole.start, end: whole.end }
  })
}

function within(program: ESTree.Program): { readonly given: readonly Part[]; readonly renamed: readonly Range[] } {
  const given: Part[] = []
  const renamed: Range[] = []
  new Visitor({
    Property(property) {
      given.push(...givenBy(property))
      const { key, value } = property
      if (key.type !== 'Identifier' || value.type !== 'Identifier' || !SUFFIX.test(value.name)) return
      // `{ MOST }` has become `{ MOST: MOST$1 }`.
      if (plain(value.name) === key.name) renamed.push({ start: key.end, end: value.end })
    },
    Identifier({ name, start, end }) {
      const suffix = SUFFIX.exec(name)?.[0]
      if (suffix !== undefined) renamed.push({ start: Math.max(start, end - suffix.length), end })
    },
  }).visit(program)
  return { given, renamed }
}

function givenBy({ key, value }: Property): readonly Part[] {
  const kind = key.type === 'Identifier' ? GIVEN[key.name] : undefined
  if (kind === undefined || value.type !== 'ObjectExpression') return []
  const named = value.properties.flatMap((one) =>
    one.type === 'Property' && one.key.type === 'Identifier' ? [{ ...one, called: one.key.name }] : [],
  )
  // Those of a transition are an object too where it has one: `actions: { type: 'keep', params }`.
  if (named.some(({ called, value: of }) => called === 'type' && of.type === 'Literal')) return []
  return named.map(({ called, start, end }) => ({ name: `${kind} ${called}`, start, end }))
}

const plain = (name: string) => name.replace(SUFFIX, '')

function textOf(text: string, { start, end }: Range, cuts: readonly Range[]): string {
  let code = ''
  let at = start
  for (const cut of cuts) {
    if (cut.end > end || cut.start < at || (cut.start === start && cut.end === end)) continue
    code += text.slice(at, cut.start)
    at = cut.end
  }
  return (code + text.slice(at, end)).replaceAll(/\s+/g, ' ').trim()
}
