import { readFile } from 'node:fs/promises'

import { describe, expect, it } from 'vitest'

import { importLine, type LineProblem } from '#areas/import/server/line.ts'
import { parseLine } from '#areas/import/server/parse.ts'

import { product, variant } from '#tests/areas/catalogue/server/support/lines.ts'

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
  ])('is refused with %s', (_, fields, detail) => {
    expect(problemOf(fields)).toEqual({ code: 'invalid', detail })
  })

  it('is refused with all its faults at once (operations.import-tells-all-faults)', () => {
    expect(
      problemOf({
        name: '',
        brand: 'x'.repeat(121),
        variants: [variant('x', { price_eur: 0, stock: -1 }), variant('y', { price_gbp: 1.234 })],
        created_at: 'yesterday',
      }),
    ).toEqual({
      code: 'invalid',
      detail:
        'brand: is longer than 120 characters; name: is empty; variants.0.price_eur: is not above 0; variants.0.stock: is below 0; ' +
        'variants.1.price_gbp: has more than two decimals; created_at: is not an ISO date',
    })
  })

  it('has a regular price beside a price, in cents, and none where a file writes 0', () => {
    const { variants } = taken({
      variants: [variant('x', { regular_price_eur: 12.5, regular_price_gbp: 0 }), variant('y')],
    })
    expect(variants[0]).toMatchObject({ price_eur: 1000, regular_price_eur: 1250, regular_price_gbp: undefined })
    expect(variants[1]).not.toHaveProperty('regular_price_eur')
    expect(problemOf({ variants: [variant('x', { regular_price_eur: -1 })] })?.detail).toBe(
      'variants.0.regular_price_eur: is not above 0',
    )
  })

  it('tells no more of its faults than can be read', () => {
    const ingredients = Array.from({ length: 100 }, () => ({ name: '' }))
    const detail = problemOf({ ingredients })?.detail ?? ''
    expect(detail).toMatch(/^ingredients\.0\.name: is empty; .*; and 80 more$/)
    expect(detail.split('; ')).toHaveLength(21)
  })

  it.each([
    ['over plain http', 'http://pictures.test/a.jpg'],
    ['outside its folder', '../../etc/passwd'],
    ['that is a script', 'javascript:alert(1)'],
    ['at half an address', 'https://'],
    ['without a name', ' '],
    ['of 2001 characters', `https://pictures.test/${'a'.repeat(2000)}`],
    ['with a NUL', 'a\0.jpg'],
  ])('loses a picture %s, and that one alone (operations.import-loses-only-the-picture)', (_, address) => {
    const read = parse({ images: ['front.jpg', address, 'https://pictures.test/b.jpg'] })
    expect(read).toMatchObject({
      product: { images: ['front.jpg', 'https://pictures.test/b.jpg'] },
      pictures: [{ detail: expect.stringMatching(/^(is|has|holds) /) }],
    })
  })

  it('says of a picture over plain http what would do', () => {
    expect(parse({ images: ['http://pictures.test/a.jpg'] })).toMatchObject({
      pictures: [{ address: 'http://pictures.test/a.jpg', detail: 'is neither a path nor an https address' }],
    })
  })

  it('takes markup and entities for what they show (operations.import-reads-markup)', () => {
    const read = taken({
      name: 'Fish &amp; <b>soy</b>&nbsp;free',
      brand: 'Now&reg; Foods',
      categories: [['Minerals', 'Nutrients &amp; Supplements']],
      health_goals: ['Bones &amp; joints', 'Bones & joints'],
      description: '<p>Two a day, <strong>with water</strong>.</p>\n<ul><li>No fillers</li><li>5 &lt; 6</li></ul>',
      suggested_use: ' <p>&nbsp;</p> ',
      ingredients: [{ name: 'Vitamin&nbsp;B<sub>12</sub>', unit: '&micro;g' }],
      other_ingredients: ['Rice&#160;flour'],
      variants: [variant('x', { net_contents: '60&nbsp;capsules' })],
    })
    expect(read).toMatchObject({
      name: 'Fish & soy free',
      brand: 'Now® Foods',
      categories: [['Minerals', 'Nutrients & Supplements']],
      health_goals: ['Bones & joints'],
      description: 'Two a day, with water.\nNo fillers\n5 < 6',
      ingredients: [{ name: 'Vitamin B12', unit: 'µg' }],
      other_ingredients: ['Rice flour'],
      variants: [{ net_contents: '60 capsules' }],
    })
    expect(read.suggested_use).toBeUndefined()
    expect(problemOf({ name: '<p> </p>' })).toEqual({ code: 'invalid', detail: 'name: is empty' })
  })

  it('keeps no letters that cannot be seen, but those that join (operations.import-drops-unseen-letters)', () => {
    const read = taken({
      name: '\ufeffGin\u00adkgo\u200b bi\u2060loba',
      brand: 'می\u200cخواهم 👩\u200d⚕️',
      variants: [variant('\u200bsku-1')],
    })
    expect(read).toMatchObject({
      name: 'Ginkgo biloba',
      brand: 'می\u200cخواهم 👩\u200d⚕️',
      variants: [{ sku: 'sku-1' }],
    })
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
    const described = await readFile('src/areas/import/server/README.md', 'utf8')
    const variantFields = Object.keys(importLine.entries.variants.pipe[0].item.entries)
    for (const field of [...Object.keys(importLine.entries), ...variantFields])
      expect(described, field).toContain(`\`${field}\``)
  })
})
