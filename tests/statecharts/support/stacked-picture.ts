import { statesBelow } from '#statecharts/paint/chart-index.ts'
import type { ChartGraph, State, Transition } from '#statecharts/graph/chart-graph.ts'
import type { Box, Edge, Picture, Row } from '#statecharts/layout/picture.ts'

const LINE = 20

/** A picture without any art: states below each other, what leads elsewhere on lines beside them. */
export function stackedPicture({ root, transitions }: ChartGraph): Picture {
  const parallel = new Set(
    statesBelow(root)
      .filter(({ kind }) => kind === 'parallel')
      .flatMap(({ states }) => states.map(({ id }) => id)),
  )
  let y = 0
  const boxes: Box[] = statesBelow(root).map((state) => {
    const own = transitions.filter(({ source, targets }) => source === state.id && targets.length === 0)
    const top = y
    const rows = rowsOf(state, own).map(({ ...row }, index) => ({
      ...row,
      x: 10,
      y: top + 6 + index * LINE,
      width: 300,
      height: 18,
    }))
    y += rows.length * LINE + 16
    return { state: state.id, isRegion: parallel.has(state.id), x: 0, y: top, width: 320, height: y - top - 8, rows }
  })
  const place = new Map(boxes.map((box) => [box.state, box.y + box.height / 2]))
  const edges = transitions
    .filter(({ targets }) => targets.length > 0)
    .map((transition, index) => edgeOf(transition, index, place))
  return { width: 1000, height: Math.max(y, edges.length * LINE), isSimplified: true, boxes, edges }
}

function rowsOf(state: State, own: readonly Transition[]): readonly Pick<Row, 'kind' | 'text' | 'transition'>[] {
  return [
    { kind: 'name', text: state.name },
    ...(state.description ? [{ kind: 'description', text: state.description } as const] : []),
    ...(state.tags.length > 0 ? [{ kind: 'tags', text: state.tags.join(' ') } as const] : []),
    ...state.invokes.map(({ src }) => ({ kind: 'invoke', text: src }) as const),
    ...own.map(({ key, cause }) => ({ kind: 'transition', text: cause.type, transition: key }) as const),
  ]
}

function edgeOf(transition: Transition, index: number, place: ReadonlyMap<string, number>): Edge {
  const { key, source, targets, cause } = transition
  const y = index * LINE
  return {
    id: key,
    source,
    targets,
    pieces: targets.map((target) => [
      { x: 320, y: place.get(source) ?? 0 },
      { x: 400, y },
      { x: 320, y: place.get(target) ?? 0 },
    ]),
    labels: [{ transition: key, text: cause.type, x: 400, y: y - 9, width: 300, height: 18 }],
  }
}
