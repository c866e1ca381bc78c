import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { importLine, type LineProblem, parseLine } from '#server/catalogue/import/line.ts'

import { product, variant } from './support/lines.ts'

function parse(fields: object) {
  return parseLine(JSON.stringify({ ...product('a'), ...fields }))
}

function problemOf(fields: object): LineProblem | undefined {
  const read = parse(fields)
  return 'problem' in read ? read.problem : undefined
}

function taken(fields: object) {
  const read = parse(fields)
  if ('problem' in read) throw new Error(read.problem.detail)
  return read.product
}

describe('a line of the import format', () => {
  it.each([
    ['a name of 121 characters', { name: 'x'.repeat(121) }, 'name: is longer than 120 characters'],
    ['a blank brand', { brand: ' \t' }, 'brand: is empty'],
    ['a NUL', { name: 'a\0b' }, 'name: holds characters that are no text'],
    ['half a surrogate pair', { name: 'a\ud800b' }, 'name: holds characters that are no text'],
    ['no variant', { variants: [] }, 'variants: has no entry'],
    ['one sku twice', { variants: [variant('x'), variant('x')] }, 'variants: has the same sku twice'],
    ['a price of nothing', { variants: [variant('x', { price_eur: 0 })] }, 'variants.0.price_eur: is not above 0'],
    ['a negative price', { variants: [variant('x', { price_gbp: -1 })] }, 'variants.0.price_gbp: is not above 0'],
    [
      'a price of three decimals',
      { variants: [variant('x', { price_eur: 9.999 })] },
      'variants.0.price_eur: has more than two decimals',
    ],
    [
      'a price beyond reason',
      { variants: [variant('x', { price_eur: 1e9 })] },
      'variants.0.price_eur: is above 100000',
    ],
    ['half a piece in stock', { variants: [variant('x', { stock: 0.5 })] }, 'variants.0.stock: is not a whole number'],
    ['a stock below nothing', { variants: [variant('x', { stock: -1 })] }, 'variants.0.stock: is below 0'],
    ['a category path without a name', { categories: [[]] }, 'categories.0: is an empty path'],
    ['an amount below nothing', { ingredients: [{ name: 'Zinc', amount: -1 }] }, 'ingredients.0.amount: is below 0'],
    ['a day that does not exist', { created_at: '2026-02-30' }, 'created_at: is not a date that exists'],
    ['a date in words', { created_at: 'yesterday' }, 'created_at: is not an ISO date'],
    [
      'a picture over plain http',
      { images: ['http://pictures.test/a.jpg'] },
      'images.0: is neither a path nor an https address',
    ],
    [
      'a picture outside its folder',
      { images: ['../../etc/passwd'] },
      'images.0: is neither a path nor an https address',
    ],
    ['a script for a picture', { images: ['javascript:alert(1)'] }, 'images.0: is neither a path nor an https address'],
  ])('is refused with %s', (_, fields, detail) => {
    expect(problemOf(fields)).toEqual({ code: 'invalid', detail })
  })

  it.each(['[]', '"text"', 'null', '1', '{}'])('is refused as %s', (line) => {
    expect(parseLine(line)).toMatchObject({ problem: { code: 'invalid' } })
  })

  it('is refused with a wrong type anywhere', () => {
    for (const field of Object.keys(taken({}))) {
      expect(problemOf({ [field]: { odd: [] } }), field).toMatchObject({ code: 'invalid' })
    }
  })

  it('keeps names of one and of 120 characters, counted as people count them', () => {
    expect(taken({ name: 'B' }).name).toBe('B')
    expect(taken({ name: '🌿'.repeat(120) }).name).toBe('🌿'.repeat(120))
  })

  it('trims text and takes null and blank for absent', () => {
    const read = taken({
      name: '  Zinc ',
      description: ' ',
      suggested_use: null,
      health_goals: null,
      delivery_form: '',
    })
    expect(read).toMatchObject({ name: 'Zinc', health_goals: [], zero_waste: false, practitioner_only: false })
    expect([read.description, read.suggested_use, read.delivery_form]).toEqual([undefined, undefined, undefined])
  })

  it('turns prices into cents without losing one (price.cents-inside-decimals-outside)', () => {
    for (const price of [0.01, 0.29, 1.15, 4.35, 8.2, 19.99, 33.02, 1005.55, 100_000]) {
      expect(taken({ variants: [variant('x', { price_eur: price })] }).variants[0]?.price_eur).toBe(
        Number(price.toFixed(2).replace('.', '')),
      )
    }
  })

  it('has one hash whatever the order of its fields, and another for any change', () => {
    const hashOf = (line: object) => {
      const read = parseLine(JSON.stringify(line))
      return 'hash' in read ? read.hash : undefined
    }
    const line = product('a')
    expect(hashOf(Object.fromEntries(Object.entries(line).toReversed()))).toBe(hashOf(line))
    expect(hashOf({ ...line, unknown: true })).toBe(hashOf(line))
    expect(hashOf({ ...line, zero_waste: true })).not.toBe(hashOf(line))
  })

  it('is described with every field it may have', async () => {
    const described = await readFile(new URL('../../../src/server/catalogue/import/README.md', import.meta.url), 'utf8')
    const variantFields = Object.keys(importLine.entries.variants.pipe[0].item.entries)
    for (const field of [...Object.keys(importLine.entries), ...variantFields])
      expect(described, field).toContain(`\`${field}\``)
  })
})
