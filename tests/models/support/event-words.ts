import type { AnyEventObject } from 'xstate'

import { answering } from './moment.ts'
import { keyOf, lastingKeyOf, plain } from './plain.ts'

/** Events in the words of a behaviour table. */

/** Maximum number of values that tell a sample from others of its type. */
const MOST_VALUES = 3

/** Texts of this length or more are shortened to their beginning. */
const LONG_TEXT = 200

/** Fields that say most: the server's agreement, or its status. */
const SAYS_MOST = /\.(?:ok|status)$/

type Leaves = ReadonlyMap<string, string>

/** Words for an event type. */
export function eventWords(type: string): string {
  const id = answering({ type })
  if (id === undefined) return type
  return type.startsWith('xstate.done.') ? `done ${id}` : `failed ${id}`
}

/** The values that tell each sample from others of its type, by its key: `status: 404`. Empty if it is the only one. */
export function sampleWords(samples: readonly AnyEventObject[]): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  for (const type of new Set(samples.map((sample) => sample.type))) {
    const same = samples.filter((sample) => sample.type === type)
    const leaves = same.map((sample) => leavesOf(plain(sample), ''))
    const telling = tellingPaths(leaves)
    same.forEach((sample, index) =>
      words.set(lastingKeyOf(sample), [...new Set(telling.flatMap((path) => wordsOf(path, leaves[index])))].join(', ')),
    )
  }
  return words
}

function wordsOf(path: string, leaves: Leaves | undefined): readonly string[] {
  const value = leaves?.get(path)
  return value === undefined ? [] : [`${path.slice(path.lastIndexOf('.') + 1)}: ${shortened(value)}`]
}

const shortened = (text: string) =>
  text.length < LONG_TEXT ? text : `${text.slice(0, LONG_TEXT / 10)}… (${text.length} characters)`

/** The fewest paths whose values tell all samples apart. Numbers say least to a reader, so they are tried last. */
function tellingPaths(samples: readonly Leaves[]): readonly string[] {
  const paths = [...new Set(samples.flatMap((leaves) => [...leaves.keys()]))]
  const chosen = paths.filter((path) => SAYS_MOST.test(path) && kinds(samples, [path]) > 1)
  const words = paths.filter((path) => samples.some((leaves) => Number.isNaN(Number(leaves.get(path) ?? 0))))
  for (const candidates of [words, paths]) {
    while (chosen.length < MOST_VALUES && kinds(samples, chosen) < samples.length) {
      const best = bestOf(samples, chosen, candidates)
      if (best === undefined) break
      chosen.push(best)
    }
  }
  return chosen
}

/** The path that tells most apart besides the chosen ones, the shallowest first; undefined if none does. */
function bestOf(
  samples: readonly Leaves[],
  chosen: readonly string[],
  candidates: readonly string[],
): string | undefined {
  const told = kinds(samples, chosen)
  return candidates
    .map((path) => ({ path, told: kinds(samples, [...chosen, path]) }))
    .filter((one) => one.told > told)
    .sort((a, b) => b.told - a.told || depth(a.path) - depth(b.path))[0]?.path
}

function kinds(samples: readonly Leaves[], paths: readonly string[]): number {
  return new Set(samples.map((leaves) => keyOf(paths.map((path) => leaves.get(path) ?? null)))).size
}

function depth(path: string): number {
  return path.split('.').length
}

/** Every value of a sample by its path. A list of plain values counts as one value, any other list by its length. */
function leavesOf(value: unknown, at: string): Leaves {
  if (typeof value !== 'object' || value === null) return new Map([[at, String(value)]])
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object'))
    return new Map([[at, value.join(' ') || 'none']])
  const size = Array.isArray(value) ? [[at, String(value.length)] as const] : []
  return new Map([
    ...size,
    ...Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, at === '' ? name : `${at}.${name}`)]),
  ])
}

/** `xstate.after.cooling.kettle.boiling` is the timer `cooling`. */
export function timerName(type: string): string {
  return /^xstate\.after\.([^.]+)\./.exec(type)?.[1] ?? type
}
