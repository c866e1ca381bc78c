import type { Cause, ChartGraph, Raises, State, Transition } from '../graph/chart-graph.ts'
import { LINE_HEIGHT } from './text-styles.ts'
import type { Row } from './picture.ts'

/** The width of a line of words in pixels. */
export type WidthOf = (kind: Row['kind'] | 'label', text: string) => number

export interface Words {
  /** Its lines are parted by line breaks, which stand where a space was. */
  readonly text: string
  readonly width: number
  readonly height: number
}

/** The cause of a transition in a few words. A sign for its kind is painted before them. */
export function causeWords(cause: Cause): string {
  if (cause.kind === 'event') return cause.type === '*' ? 'any other event' : cause.type
  if (cause.kind === 'always') return 'always'
  if (cause.kind === 'after') return `after ${cause.delay} (${cause.ms === undefined ? 'varies' : `${cause.ms} ms`})`
  if (cause.kind === 'finished') return 'all final'
  return `${cause.actor} ${ANSWERS[cause.kind]}`
}

const ANSWERS = { done: 'done', failed: 'failed', snapshot: 'changed' }

/** The same chart, in which each action that sends its chart an event says so. */
export function withRaises(graph: ChartGraph, raises: Raises): ChartGraph {
  const { root, transitions } = graph
  const say = (action: string) => (raises[action] ? `${action} (raises ${raises[action].join(', ')})` : action)
  const saidIn = (state: State): State => ({
    ...state,
    entry: state.entry.map(say),
    exit: state.exit.map(say),
    states: state.states.map(saidIn),
  })
  return {
    ...graph,
    root: saidIn(root),
    transitions: transitions.map((one) => ({ ...one, actions: one.actions.map(say) })),
  }
}

/** `event [guard] / action, action`. */
export function transitionWords({ cause, guard, actions }: Transition): string {
  const condition = guard === undefined ? '' : ` [${guard}]`
  return `${causeWords(cause)}${condition}${actions.length > 0 ? ` / ${actions.join(', ')}` : ''}`
}

/** Breaks a text at spaces where it is wider than `most`; a word that is wider stands on a line of its own. */
export function wrap(kind: Row['kind'] | 'label', text: string, most: number, widthOf: WidthOf): Words {
  const lines: string[] = []
  for (const word of wordsOf(text)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && widthOf(kind, longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return {
    text: lines.join('\n'),
    width: Math.max(0, ...lines.map((line) => widthOf(kind, line))),
    height: Math.max(1, lines.length) * LINE_HEIGHT,
  }
}

/** A slash stays with the action behind it. */
const wordsOf = (text: string): readonly string[] => text.split(/(?<!\/) /)
