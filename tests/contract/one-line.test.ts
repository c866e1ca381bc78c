import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import type { CallDefinition } from '#contract/call.ts'
import { calls } from '#server/http/calls.ts'
import { NAME_MAX } from '#contract/constants.ts'
import { examples } from '#server/http/docs/examples.ts'
import { getOrder } from '#areas/orders/contract/orders.ts'
import { placeOrder } from '#areas/orders/contract/place-order.ts'
import { brokenRules, description, note, requiredDescription, requiredNote } from '#contract/rules.ts'

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly wrapped?: Schema
  readonly options?: readonly unknown[]
  readonly pipe?: readonly unknown[]
}

/** Texts of several lines. */
const LINES: readonly unknown[] = [note, requiredNote, description, requiredDescription]

/** The texts of a schema by their paths, without those of several lines. */
function textsOf(schema: Schema, path: string): (readonly [string, Schema])[] {
  if (LINES.includes(schema)) return []
  if (schema.wrapped) return textsOf(schema.wrapped, path)
  if (schema.entries)
    return Object.entries(schema.entries).flatMap(([name, entry]) => textsOf(entry, `${path}.${name}`))
  if (schema.item) return textsOf(schema.item, `${path}[]`)
  if (schema.type === 'union' || schema.type === 'variant' || schema.type === 'intersect')
    return (schema.options as readonly Schema[]).flatMap((option) => textsOf(option, path))
  return schema.type === 'string' ? [[path, schema]] : []
}

const texts = Object.values<CallDefinition>(calls).flatMap(({ id, body }) =>
  body === undefined ? [] : textsOf(body as unknown as Schema, id),
)

/** Secrets, words of the shop and what an admin has read: they are compared with those that are known, and never shown. */
const COMPARED =
  /password|token|multipass|priorities|delivery_method|^judgePractitioner.details|^saveProduct.changes\[\].from/

const BROKEN = [
  'Line one\nLine two',
  'Line one\r\nLine two',
  'Line one\u2028Line two',
  'Bell\u0007',
  'Name\u202Eeman',
  '\u2066Name\u2069',
  'Name\u200E',
  '+49 30\n123456',
  '+49 30 \u202E123456',
  'anna\u202E@mail.example',
  'anna@mail\n.example',
  'https://practice.example/\u202Efdp',
  'https://practice\n.example/',
  'linden\npractice',
  '10\n115',
  '2026-01-0\u202E1',
]
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

describe('a text of one line in a body', () => {
  it('is known for many calls', () => {
    expect(texts.length).toBeGreaterThan(30)
  })

  it('has the length of a field in each line of an address', () => {
    const { address } = placeOrder.body.entries
    const sent = { ...examples.placeOrder.address, addition: 'x'.repeat(NAME_MAX + 1) }
    expect(brokenRules(address, sent)).toEqual({ addition: 'form.too-long' })
    expect(brokenRules(address, { ...sent, addition: 'x'.repeat(NAME_MAX) })).toEqual({})
  })

  it('may be longer in the address of an order that was placed before it had a limit', () => {
    const kept = { ...examples.placeOrder.address, addition: 'x'.repeat(2000), phone: '' }
    expect(v.safeParse(getOrder.response.entries.address, kept).success).toBe(true)
  })

  it.each(texts.filter(([path]) => !COMPARED.test(path)))(
    '%s is kept without line breaks, control characters and marks of direction, or refused (forms.one-line-stays-one)',
    (_, schema) => {
      const kept = BROKEN.map((text) => v.safeParse(schema, text)).filter(({ success }) => success)
      expect(kept.map(({ output }) => output).filter((text) => UNSEEN.test(String(text)))).toEqual([])
    },
  )
})
