import type { Plain, PlainEvent } from '../../trace/trace.ts'

export interface DraftProblem {
  readonly reason: string
  /** Where in the text, from 1; missing where the text as a whole is meant. */
  readonly line?: number
  readonly column?: number
}

export type DraftResult =
  | { readonly ok: true; readonly event: PlainEvent }
  | { readonly ok: false; readonly problem: DraftProblem }

/** What an event carries besides its type, as text to be edited. */
export function payloadText({ type: _, ...payload }: PlainEvent): string {
  return JSON.stringify(payload, null, 2)
}

/** The event that a text and a type make. */
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

/** Browsers say the place in words of their own, or none where the text ends too early. */
function located(message: string, text: string): DraftProblem {
  const words = message.replace(/^JSON\.parse: /, '').replace(/ in JSON.*$| at (position|line) .*$/, '')
  const reason = `${words.replace(/\.$/, '')}.`
  const place = /line (\d+) column (\d+)/.exec(message)
  if (place) return { reason, line: Number(place[1]), column: Number(place[2]) }
  const position = /position (\d+)/.exec(message)?.[1]
  if (position === undefined && !/end/i.test(message)) return { reason }
  const lines = text.slice(0, position === undefined ? text.length : Number(position)).split('\n')
  return { reason, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
}
