import type { Plain, PlainEvent } from '../../trace/trace.ts'

export interface DraftProblem {
  readonly reason: string
  /** The line in the text, from 1; missing if the problem concerns the text as a whole. */
  readonly line?: number
  readonly column?: number
}

export type DraftResult =
  | { readonly ok: true; readonly event: PlainEvent }
  | { readonly ok: false; readonly problem: DraftProblem }

/** Returns an event without its type, as text to edit. */
export function payloadText({ type: _, ...payload }: PlainEvent): string {
  return JSON.stringify(payload, null, 2)
}

/** Returns the event that a text and a type make. */
export function readDraft(type: string, text: string): DraftResult {
  if (text.trim() === '') return { ok: true, event: { type } }
  try {
    const payload = JSON.parse(text) as Plain
    if (!isObject(payload)) {
      return { ok: false, problem: { reason: 'The payload must be an object, such as {"id": 1}.' } }
    }
    return { ok: true, event: { ...payload, type } }
  } catch (error) {
    return { ok: false, problem: located(error instanceof Error ? error.message : '', text) }
  }
}

function isObject(payload: Plain): payload is { readonly [key: string]: Plain } {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
}

/** Browsers word the position differently, or leave it out. */
function located(message: string, text: string): DraftProblem {
  const words = message
    .replace(/^JSON\.parse: /, '')
    .replace(/(, [".].*is not valid JSON| in JSON.*| at (position|line) .*)$/s, '')
  const reason = `${words.replace(/\.$/, '')}.`
  const place = /line (\d+) column (\d+)/.exec(message)
  if (place) return { reason, line: Number(place[1]), column: Number(place[2]) }
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? firstWrong(text))
  const lines = text.slice(0, position).split('\n')
  return { reason, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}

/** The index of the first invalid character: the last one of the shortest prefix with an unexpected token. */
function firstWrong(text: string): number {
  for (let length = 1; length <= text.length; length += 1) {
    try {
      JSON.parse(text.slice(0, length))
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('Unexpected token')) return length - 1
    }
  }
  return text.length
}
