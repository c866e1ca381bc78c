import { expect, test } from 'vitest'
import * as v from 'valibot'

import { calls } from '#server/http/calls.ts'
import { Redactor } from '#statecharts/redact/redactor.ts'

/** Free texts that say nothing of anybody, each with the reason. */
const HARMLESS: Readonly<Record<string, string>> = {
  cursor: 'the place in a list, made by the shop',
  from: 'a value of a product, which is public',
  order_ids: 'the numbers of orders',
  delivery_method: 'one of those that the shop offers',
  order: 'asc or desc',
  order_by: 'the name of a column',
  source: 'the address of a picture of a product',
  priorities: 'what home shows first, chosen from a list',
  to: 'a value of a product, which is public',
  title: 'stands on the public page of a practice',
  timezone: 'one of those that the browser knows',
  website: 'an address that is public',
}

/** Checks that limit a text to few values, so that it is not free text. */
const BINDING = new Set(['regex', 'iso_date', 'iso_timestamp', 'iso_time', 'uuid', 'picklist'])

interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly wrapped?: Schema
  readonly item?: Schema
  readonly value?: Schema
  readonly options?: readonly (Schema | string)[]
  readonly pipe?: readonly (Schema & { readonly requirement?: RegExp })[]
}

/** The keys of a schema under which any text may stand. */
function freeKeys(schema: Schema | undefined, key = ''): readonly string[] {
  if (!schema || typeof schema !== 'object') return []
  const { type, entries = {}, wrapped, item, value, options = [], pipe = [] } = schema
  if (type === 'string') return isFree(pipe) ? [key] : []
  return [
    ...Object.entries(entries).flatMap(([name, of]) => freeKeys(of, name)),
    ...[wrapped, item, value, ...pipe.slice(1)].flatMap((of) => freeKeys(of, key)),
    ...options.flatMap((of) => (typeof of === 'string' ? [] : freeKeys(of, key))),
  ]
}

/** A pattern that any words meet binds nobody. */
const isFree = (pipe: NonNullable<Schema['pipe']>) =>
  !pipe.some(({ type, requirement }) => BINDING.has(type) && requirement?.test('Any words, even these.') !== true)

const asked = Object.values(calls).flatMap((call) => {
  const { method, path, body, query } = call as unknown as {
    readonly method: string
    readonly path: string
    readonly body?: Schema
    readonly query?: Schema
  }
  return [body, query].flatMap((part) => freeKeys(part)).map((key) => ({ at: `${method} ${path}`, key }))
})

test('every free text that a call takes is redacted in recordings, or listed as harmless (statecharts.secrets-are-redacted)', () => {
  expect(asked.length).toBeGreaterThan(40)
  const told = asked.filter(({ key }) => {
    const plain = JSON.stringify(new Redactor('salt').value({ [key]: 'migraine since May' }))
    return !Object.hasOwn(HARMLESS, key) && plain.includes('migraine')
  })
  expect([...new Set(told.map(({ at, key }) => `${key} (${at})`))]).toEqual([])
})

test('what is listed as harmless is still taken by some call', () => {
  const keys = new Set(asked.map(({ key }) => key))
  expect(Object.keys(HARMLESS).filter((key) => !keys.has(key))).toEqual([])
})

test('a free text is told from one that a pattern binds', () => {
  const schema = v.object({
    day: v.pipe(v.string(), v.isoDate()),
    said: v.optional(v.pipe(v.string(), v.maxLength(9))),
  })
  expect(freeKeys(schema as unknown as Schema)).toEqual(['said'])
})
