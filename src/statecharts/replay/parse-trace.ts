import * as v from 'valibot'

import type { Plain, StateValue, Trace } from '../trace/trace.ts'

/** A file with more than this is not read: letters of it, and records in it. */
export const TRACE_LIMITS = { letters: 64_000_000, records: 200_000, depth: 40 } as const

const SHORT = 2000
const name = v.pipe(v.string(), v.maxLength(SHORT))
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const keys = v.pipe(v.array(name), v.maxLength(1000))
const plain = v.custom<Plain>((value) => isPlain(value, TRACE_LIMITS.depth), 'is no plain JSON')
const fields = v.custom<{ readonly [key: string]: Plain }>(
  (value) => isFields(value) && isPlain(value, TRACE_LIMITS.depth),
  'is no plain object',
)
const stateValue = v.custom<StateValue>((value) => isStateValue(value, TRACE_LIMITS.depth), 'is no state')
const status = v.picklist(['active', 'done', 'error', 'stopped'])
const event = v.custom<{ readonly type: string } & { readonly [key: string]: Plain }>(
  (value) => isFields(value) && typeof value['type'] === 'string' && isPlain(value, TRACE_LIMITS.depth),
  'is no event',
)

const base = { n: whole, at: v.pipe(v.number(), v.finite()), actor: name }
const record = v.variant('kind', [
  v.object({
    ...base,
    kind: v.literal('actor'),
    name,
    id: v.exactOptional(name),
    parent: v.exactOptional(name),
    chart: v.exactOptional(name),
    src: v.exactOptional(name),
    input: v.exactOptional(plain),
    resumed: v.exactOptional(v.literal(true)),
    transitions: v.exactOptional(keys),
    state: v.exactOptional(v.object({ value: stateValue, context: fields, status })),
  }),
  v.object({
    ...base,
    kind: v.literal('event'),
    source: v.exactOptional(name),
    event,
    isByHand: v.exactOptional(v.literal(true)),
  }),
  v.object({
    ...base,
    kind: v.literal('step'),
    cause: whole,
    transitions: keys,
    value: stateValue,
    status,
    changed: v.exactOptional(fields),
    gone: v.exactOptional(keys),
  }),
  v.object({
    ...base,
    kind: v.literal('ignored'),
    cause: whole,
    refused: v.pipe(v.array(v.object({ transition: name, guard: name })), v.maxLength(1000)),
  }),
  v.object({
    ...base,
    kind: v.literal('action'),
    cause: v.exactOptional(whole),
    type: name,
    params: v.exactOptional(plain),
  }),
  v.object({
    ...base,
    kind: v.literal('timer'),
    id: name,
    sets: v.exactOptional(v.object({ event: name, ms: v.pipe(v.number(), v.finite()) })),
  }),
  v.object({
    ...base,
    kind: v.literal('stop'),
    status,
    output: v.exactOptional(plain),
    error: v.exactOptional(plain),
  }),
])

const trace = v.object({
  version: v.literal(1, 'is of another version than 1'),
  build: name,
  began: v.pipe(v.string(), v.isoTimestamp()),
  records: v.pipe(
    v.array(record),
    v.maxLength(TRACE_LIMITS.records, `has more than ${TRACE_LIMITS.records} records`),
    v.check((records) => records.every(({ n }, at) => at === 0 || n > (records[at - 1]?.n ?? n)), 'are out of order'),
  ),
  openAt: v.exactOptional(whole),
})

/** A recording that comes from outside, or in a few words what is wrong with it. */
export type ParsedTrace =
  | { readonly ok: true; readonly trace: Trace }
  | { readonly ok: false; readonly problem: string }

/** Reads the text of a file with a recording. It is trusted in nothing. */
export function parseTrace(text: string): ParsedTrace {
  if (text.length > TRACE_LIMITS.letters) return { ok: false, problem: 'The file is too large.' }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, problem: 'The file is no JSON.' }
  }
  const result = v.safeParse(trace, json, { abortEarly: true })
  if (result.success) return { ok: true, trace: result.output }
  const [issue] = result.issues
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'The file'}: ${issue.message}` }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function isPlain(value: unknown, depth: number): value is Plain {
  if (depth === 0) return false
  if (typeof value !== 'object' || value === null) return value !== undefined
  // An own key of that name would be taken for the prototype when the object is copied.
  if (Object.hasOwn(value, '__proto__')) return false
  return Object.values(value).every((part) => isPlain(part, depth - 1))
}

function isStateValue(value: unknown, depth: number): value is StateValue {
  if (typeof value === 'string') return true
  return depth > 0 && isFields(value) && Object.values(value).every((part) => isStateValue(part, depth - 1))
}
