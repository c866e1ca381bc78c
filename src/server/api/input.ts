import type { Context } from 'hono'
import * as v from 'valibot'

import type { CallDefinition, CallInput } from '#contract/call.ts'
import { ruleErrorOf, type RuleError } from '#contract/rules.ts'
import { type StoreError, storeErrorOf } from '#areas/practice/contract/store-errors.ts'
import { commonQuery } from '#contract/wire.ts'

import type { Env } from '../request/env.ts'
import type { MessageKey } from '../texts/messages.ts'
import { isReadable } from '../request/readable.ts'
import { Refused } from '../request/refused.ts'
import { discardFiles } from '../request/stored-file.ts'
import { readJsonBody } from './body.ts'
import { isForm, readForm } from './form.ts'
import { storeForm } from './large-form.ts'

const KEY_HEADER = 'Idempotency-Key'

type Issues = readonly v.BaseIssue<unknown>[]

/**
 * Input of a handler: path parameters, query and body of a request, each validated by the call's schema. Large files
 * are written to `folder`.
 * Throws a Refused with the wrong fields (400, 413 or 415).
 */
export async function readInput<Call extends CallDefinition>(
  call: Call,
  c: Context<Env>,
  folder: string,
): Promise<CallInput<Call>> {
  const query = readQuery(call, c)
  const body = call.body === undefined ? undefined : await readBody(call, c, folder)
  // Valibot treats an array as an object without fields.
  if (Array.isArray(body) && call.body?.type !== 'array') throw new Refused(400, 'badInput')
  const issues: v.BaseIssue<unknown>[] = []
  const parse = (schema: CallDefinition['query'], value: unknown): unknown => {
    if (schema === undefined) return undefined
    const parsed = v.safeParse(schema, value)
    if (!parsed.success) issues.push(...parsed.issues)
    return parsed.output
  }
  const input = {
    params: parse(call.params, c.req.param()),
    query: parse(call.query, query),
    body: parse(call.body, body),
  }
  if (issues.length > 0) {
    await discardFiles(body)
    throw new Refused(400, 'badInput', { fields: fieldErrors(issues) })
  }
  // The parts were parsed by the same schemas that CallInput is derived from.
  return input as CallInput<Call>
}

async function readBody(
  { bodyType = 'json', fileMax }: CallDefinition,
  c: Context<Env>,
  folder: string,
): Promise<unknown> {
  if (bodyType !== 'json' && isForm(c.req.header('Content-Type')))
    return fileMax === undefined ? readForm(c) : storeForm(c, { fileMax, folder })
  if (bodyType === 'form') throw new Refused(415, 'wrongType')
  return readJsonBody(c)
}

/**
 * The `Idempotency-Key` of a call, if any. Throws a Refused (400) if it is malformed, or missing though the call
 * requires it.
 */
export function readKey({ idempotent }: CallDefinition, c: Context<Env>): string | undefined {
  const key = c.req.header(KEY_HEADER)
  if (key === undefined && idempotent === 'required')
    throw new Refused(400, 'badInput', { fields: { [KEY_HEADER]: 'fieldRequired' } })
  if (key !== undefined && !/^[\x20-\x7e]{1,200}$/.test(key))
    throw new Refused(400, 'badInput', { fields: { [KEY_HEADER]: 'fieldInvalid' } })
  return key
}

/**
 * The parameters that a call reads, as text by name; others are ignored (call.reads-its-own-parameters-only). A
 * repeated name is refused, since it is unclear which value was meant.
 */
function readQuery(call: CallDefinition, c: Context<Env>): Record<string, string> {
  const read = new Map<string, string>()
  const wrong = new Map<string, MessageKey>()
  for (const pair of new URL(c.req.url).search.slice(1).split('&')) {
    // URLSearchParams drops a leading question mark; the `&` keeps one that begins a name.
    for (const [name, value] of new URLSearchParams(`&${pair}`)) {
      if (!isReadBy(call, name)) continue
      if (!isReadable(pair)) wrong.set(name, 'fieldInvalid')
      if (read.has(name)) wrong.set(name, 'fieldRepeated')
      read.set(name, value)
    }
  }
  if (wrong.size > 0) throw new Refused(400, 'badInput', { fields: Object.fromEntries(wrong) })
  return Object.fromEntries(read)
}

function isReadBy({ query }: CallDefinition, name: string): boolean {
  return [commonQuery, query].some((schema) => schema && 'entries' in schema && Object.hasOwn(schema.entries, name))
}

/** The first error of each field, by dotted path. Errors without a path belong to no field. */
function fieldErrors(issues: Issues): Record<string, MessageKey> {
  const fields: Record<string, MessageKey> = {}
  for (const issue of issues) {
    const path = v.getDotPath(issue)
    if (path !== null && !Object.hasOwn(fields, path)) fields[path] = messageOf(issue)
  }
  return fields
}

const WORDS: Partial<Record<RuleError | StoreError, MessageKey>> = {
  'form.empty-field': 'fieldRequired',
  'form.too-long': 'fieldTooLong',
  'form.email-invalid': 'fieldEmail',
  'form.postcode-invalid': 'fieldPostcode',
  'form.discount-invalid': 'fieldDiscount',
  'form.quantity-invalid': 'fieldQuantity',
  'form.image-type': 'fieldImageType',
  'form.image-size': 'fieldImageSize',
  'store.name-letters': 'fieldShopName',
  'store.name-reserved': 'fieldShopNameReserved',
  'store.hours-time': 'fieldTime',
  'store.hours-order': 'fieldHoursOrder',
  'store.hours-overlap': 'fieldHoursOverlap',
  'store.zone-unknown': 'fieldTimeZone',
}

function messageOf(issue: v.BaseIssue<unknown>): MessageKey {
  if (issue.input === undefined || issue.input === '') return 'fieldRequired'
  if (issue.type === 'max_length') return 'fieldTooLong'
  return WORDS[storeErrorOf(issue) ?? ruleErrorOf(issue)] ?? 'fieldInvalid'
}
