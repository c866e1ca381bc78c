import { dirname } from 'node:path'

import type { MachineFile } from '../graph/all-machines.ts'
import type { ChartGraph, State } from '../graph/chart-graph.ts'
import { guardParts } from '../graph/guard-parts.ts'
import { sourcesOf } from '../reviews/sources.ts'
import { textUntil } from '../reviews/text-until.ts'
import type { Meaning } from '../gallery-data.ts'
import { likeness, runningWords } from './likeness.ts'

/** Longer code is told by its beginning. */
const LONGEST = 360
/** Code that is less like what runs is wrapped, as that of the root's actions is: then the nearest file is right. */
const ALIKE = 0.7

const IS_CONTRACT = /^src\/(?:areas\/[a-z]+\/)?contract\//

/**
 * The meanings of the guards, actions and actors that a chart names: what is written over each in the sources, and its code. Of
 * several sources with one name, that of the code which runs.
 */
export function meaningsOf(
  root: string,
  graph: ChartGraph,
  { machine, file }: Pick<MachineFile, 'machine' | 'file'>,
): Readonly<Record<string, Meaning>> {
  const { guards, actions } = machine.implementations
  const own = dirname(file)
  const sources = [...sourcesOf(root, file)].filter(([name]) => !IS_CONTRACT.test(name))
  const nearFirst = [
    ...sources.filter(([name]) => name.startsWith(`${own}/`)),
    ...sources.filter(([name]) => !name.startsWith(`${own}/`)),
  ].map(([, text]) => text)
  return Object.fromEntries(
    [...namesIn(graph)].flatMap((name) => {
      const words = runningWords(guards[name] ?? actions[name])
      const given = nearFirst.flatMap((text) => meaningIn(text, name) ?? [])
      const likest = given.toSorted((a, b) => likeness(b.code, words) - likeness(a.code, words))[0]
      const found = likest && likeness(likest.code, words) >= ALIKE ? likest : given[0]
      return found ? [[name, shortened(found)]] : []
    }),
  )
}

const shortened = ({ code, ...meaning }: Meaning): Meaning => ({
  ...meaning,
  code: code.length > LONGEST ? `${code.slice(0, LONGEST)} …` : code,
})

function namesIn({ root, transitions }: ChartGraph): ReadonlySet<string> {
  return new Set([
    ...transitions.flatMap(({ guard = '', actions }) => [...guardParts(guard), ...actions]),
    ...statesIn(root).flatMap(({ entry, exit, invokes }) => [...entry, ...exit, ...invokes.map(({ src }) => src)]),
  ])
}

const statesIn = (state: State): readonly State[] => [state, ...state.states.flatMap(statesIn)]

/** The head of an object in which guards, actions or actors are given by their names. */
const HEAD = /^ *(?:(?:guards|actions|actors): \{|export const \w+Actions = \{)$/

/** The place where a name is given among guards, actions or actors: a comment may stand over it. */
function meaningIn(text: string, name: string): Meaning | undefined {
  if (!/^\w+$/.test(name)) return undefined
  const given = new RegExp(`(?:/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n)?^( +)(?:async )?${name}(?=[:(])`, 'gm')
  for (const { 0: whole, 1: comment, 2: { length: depth } = '', index } of text.matchAll(given)) {
    if (!HEAD.test(lineAround(text, index, depth))) continue
    const code = codeAt(text, index + whole.length).replace(/^:\s*/, '')
    const says = comment && sentenceOf(comment)
    return { ...(says && { says }), code }
  }
  return undefined
}

/** The nearest line above a place that is set less deep. */
function lineAround(text: string, index: number, depth: number): string {
  const above = text.slice(0, index).split('\n')
  return above.findLast((line) => line.trim() !== '' && line.search(/\S/) < depth) ?? ''
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
