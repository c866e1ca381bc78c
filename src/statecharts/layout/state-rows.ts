import type { State, Transition } from '../graph/chart-graph.ts'
import { ICON_ROOM } from './text-styles.ts'
import type { Row } from './picture.ts'
import { transitionWords, type WidthOf, wrap } from './words.ts'

/** The rows of a state by their places in its box, and the room that they take of it. */
export interface Rows {
  readonly rows: readonly Row[]
  readonly width: number
  readonly height: number
}

export const SIDE = 14
const TOP = 10
const BOTTOM = 10
const GAP = 6
/** Under name and description stands a rule. */
const AFTER_HEAD = 10
const COLUMN_GAP = 22
/** More transitions than these stand in columns, where the state is wide anyway. */
const COLUMN_LENGTH = 9
const WIDEST = { leaf: 300, compound: 420 }

type Part = Pick<Row, 'kind' | 'text' | 'transition'>

/** @param inner the transitions that stay in the state */
export function rowsOf(state: State, inner: readonly Transition[], widthOf: WidthOf, room = Infinity): Rows {
  const isLeaf = state.states.length === 0
  const most = Math.min(isLeaf ? WIDEST.leaf : WIDEST.compound, room - 2 * SIDE - ICON_ROOM - 6)
  const size = ({ kind, text, transition }: Part): Row => {
    const words = wrap(kind, text, most, widthOf)
    const icon = kind === 'name' || kind === 'description' ? 0 : ICON_ROOM + 6
    return { kind, x: 0, y: 0, ...words, width: words.width + icon, ...(transition !== undefined && { transition }) }
  }
  const head = parts('name', [state.name])
    .concat(parts('description', [state.description]))
    .map(size)
  const doings = [
    ...parts('tags', state.tags.length > 0 ? [state.tags.join(', ')] : []),
    ...parts('entry', listed('entry', state.entry)),
    ...parts('exit', listed('exit', state.exit)),
    ...parts(
      'invoke',
      state.invokes.map(({ src, id }) => (src === id ? src : `${src} as ${id}`)),
    ),
  ].map(size)
  const moves = inner.map((one) => size({ kind: 'transition', text: innerWords(one), transition: one.key }))
  const rest = [...doings, ...moves]
  const mostColumns = isLeaf ? 1 : Math.ceil(rest.length / COLUMN_LENGTH)
  for (let count = mostColumns; count > 1; count -= 1) {
    const rows = stack(head, columns(rest, count))
    if (rows.width <= room) return rows
  }
  return stack(head, [rest])
}

const parts = (kind: Row['kind'], texts: readonly string[]): readonly Part[] =>
  texts.filter((text) => text).map((text) => ({ kind, text }))

const listed = (kind: string, actions: readonly string[]) =>
  actions.length > 0 ? [`${kind} / ${actions.join(', ')}`] : []

function innerWords(transition: Transition): string {
  const { source, targets, reenter } = transition
  const names = targets.filter((target) => target !== source).map((target) => target.split('.').at(-1))
  const goal = names.length > 0 ? names.join(', ') : targets.length > 0 && reenter ? 'again' : ''
  return `${transitionWords(transition)}${goal && ` → ${goal}`}`
}

function columns(rows: readonly Row[], count: number): readonly (readonly Row[])[] {
  const length = Math.ceil(rows.length / count)
  return Array.from({ length: count }, (_, column) => rows.slice(column * length, (column + 1) * length))
}

function stack(head: readonly Row[], rest: readonly (readonly Row[])[]): Rows {
  const top = under(head, SIDE, TOP, 0)
  let [x, end, right] = [SIDE, top.end, SIDE + widest(head)]
  const placed = [...top.rows]
  for (const column of rest) {
    const { rows, end: columnEnd } = under(column, x, top.end + AFTER_HEAD, GAP)
    placed.push(...rows)
    if (rows.length > 0) end = Math.max(end, columnEnd)
    right = Math.max(right, x + widest(column))
    x += widest(column) + COLUMN_GAP
  }
  return { rows: placed, width: right + SIDE, height: end + BOTTOM }
}

const widest = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ width }) => width))

function under(rows: readonly Row[], x: number, from: number, gap: number) {
  let y = from
  const placed = rows.map((row) => {
    const at = { ...row, x, y }
    y += row.height + gap
    return at
  })
  return { rows: placed, end: placed.length > 0 ? y - gap : from }
}
