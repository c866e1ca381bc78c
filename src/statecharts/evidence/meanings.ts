import { dirname } from 'node:path'

import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { guardParts } from '../graph/guard-parts.ts'
import { sourcesOf } from '../reviews/sources.ts'
import { textUntil } from '../reviews/text-until.ts'
import type { Meaning } from '../gallery-data.ts'

/** Longer code is told by its beginning. */
const LONGEST = 360

/** The meanings of the guards, actions and actors that a chart names: what is written over each in the sources, and its code. */
export function meaningsOf(root: string, graph: ChartGraph, file: string): Readonly<Record<string, Meaning>> {
  const own = dirname(file)
  const sources = [...sourcesOf(root, file)].filter(([name]) => !name.startsWith('src/contract/'))
  const nearFirst = [
    ...sources.filter(([name]) => name.startsWith(`${own}/`)),
    ...sources.filter(([name]) => !name.startsWith(`${own}/`)),
  ].map(([, text]) => text)
  return Object.fromEntries(
    [...namesIn(graph)].flatMap((name) => {
      const found = nearFirst.flatMap((text) => meaningIn(text, name) ?? [])[0]
      return found ? [[name, found]] : []
    }),
  )
}

function namesIn({ root, transitions }: ChartGraph): ReadonlySet<string> {
  return new Set([
    ...transitions.flatMap(({ guard = '', actions }) => [...guardParts(guard), ...actions]),
    ...statesIn(root).flatMap(({ entry, exit, invokes }) => [...entry, ...exit, ...invokes.map(({ src }) => src)]),
  ])
}

const statesIn = (state: State): readonly State[] => [state, ...state.states.flatMap(statesIn)]

/** The place where a name is given in an object: a comment may stand over it. */
function meaningIn(text: string, name: string): Meaning | undefined {
  if (!/^\w+$/.test(name)) return undefined
  const given = new RegExp(`(?:/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n)?^ +(?:async )?${name}(?=[:(])`, 'm').exec(text)
  if (!given) return undefined
  const [whole, comment] = given
  const code = codeAt(text, given.index + whole.length).replace(/^:\s*/, '')
  const says = comment && sentenceOf(comment)
  return { ...(says && { says }), code: code.length > LONGEST ? `${code.slice(0, LONGEST)} …` : code }
}

function sentenceOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^ ?Port: (\w)/, (_, first: string) => first.toUpperCase())
    .trim()
}

/** To the comma or bracket that ends it. */
const codeAt = (text: string, start: number): string =>
  textUntil(text, start, (letter, depth) => depth < 0 || (depth === 0 && letter === ','))
