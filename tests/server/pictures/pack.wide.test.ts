import * as fc from 'fast-check'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

import { runBox } from '#server/pictures/canvas.ts'
import { HOUSE_STYLES, identityOf } from '#server/pictures/identity.ts'
import { composePack, drawPack, PACK_SIZES } from '#server/pictures/pack.ts'
import type { PackSpec } from '#server/pictures/pack.ts'
import { SCHEMES } from '#server/pictures/schemes.ts'
import { contrast, readable } from '#server/pictures/svg.ts'
import { DRAWN_FORMS } from '#server/pictures/vessels/by-form.ts'
import { tries } from '#tests/support/tries.ts'

import { xmlProblems } from './xml.ts'

const FORMS = [...DRAWN_FORMS, 'something-new', null]
const HOUSES = [...HOUSE_STYLES.keys()]

const magnesium: PackSpec = {
  product_id: 7,
  name: 'Magnesium bisglycinate',
  brand: { id: 1, name: 'Alderhay' },
  delivery_form: 'capsule',
  dose: '300 mg per day',
  contents: '120 capsules',
  variantIndex: 0,
}

const spec: fc.Arbitrary<PackSpec> = fc.record({
  product_id: fc.nat(100_000),
  name: fc.oneof(
    fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
    fc.string({ minLength: 1, maxLength: 120, unit: fc.constantFrom(...Array.from('aegimnorstuAMW0139 -/,é')) }),
  ),
  brand: fc.record({
    id: fc.nat(5000),
    name: fc.oneof(fc.constantFrom(...HOUSES), fc.string({ minLength: 1, maxLength: 120 })),
  }),
  delivery_form: fc.constantFrom(...FORMS),
  dose: fc.option(fc.string({ minLength: 1, maxLength: 60 })),
  contents: fc.string({ minLength: 1, maxLength: 60 }),
  variantIndex: fc.nat(12),
})

describe('the text on a label', () => {
  it('stays inside the label for any name, brand, form and size', () => {
    fc.assert(
      fc.property(spec, fc.constantFrom(...PACK_SIZES), (product, size) => {
        const {
          canvas,
          vessel: { label },
        } = composePack(product, size)
        for (const run of canvas.runs) {
          const box = runBox(run)
          expect(run.width).toBeGreaterThan(0)
          expect(box.x).toBeGreaterThanOrEqual(label.x)
          expect(box.y).toBeGreaterThanOrEqual(label.y)
          expect(box.x + box.w).toBeLessThanOrEqual(label.x + label.w + 1e-6)
          expect(box.y + box.h).toBeLessThanOrEqual(label.y + label.h)
        }
      }),
      tries(400),
    )
  })

  it('holds a name of 119 characters without cutting it, on every form and for every house style', () => {
    const name =
      'Organic sprouted barley grass, spirulina and chlorella blend with acerola cherry, ginger root and twelve lactic cultures'
    expect(name).toHaveLength(120)
    for (const form of FORMS) {
      for (const brand of HOUSES) {
        const { canvas } = composePack({ ...magnesium, name, delivery_form: form, brand: { id: 1, name: brand } }, 500)
        const words = canvas.runs.map((run) => run.text).join(' ')
        expect(words).toContain('cultures')
        expect(words).not.toContain('…')
      }
    }
  })

  it('is cut with an ellipsis only where one endless word leaves no other way', () => {
    const { canvas } = composePack({ ...magnesium, name: 'M'.repeat(120), delivery_form: 'effervescent-tablet' }, 500)
    expect(canvas.runs.map((run) => run.text).join('')).toMatch(/^[^…]*M+…?/)
  })

  it('leaves out a name in letters that the fonts lack, and draws the mark in its place', () => {
    const latin = composePack(magnesium, 250)
    for (const name of ['ビタミンC 1000', '維生素C', 'Μαγνήσιο', 'Витамин']) {
      const { canvas } = composePack({ ...magnesium, name }, 250)
      expect(canvas.runs).toHaveLength(latin.canvas.runs.length - 2)
      expect(canvas.svg(3).match(/scale\([\d.]+\)">?<path/g)?.length).toBeGreaterThan(
        latin.canvas.svg(3).match(/scale\([\d.]+\)">?<path/g)?.length ?? 0,
      )
    }
  })

  it('keeps a letter with the hyphen behind it together with its word', () => {
    for (const name of ['L-glutamine powder', 'Active B-complex', 'N-acetyl-L-cysteine and glycine']) {
      const { canvas } = composePack({ ...magnesium, name, brand: { id: 1, name: 'Plainspoon' } }, 250)
      for (const { text } of canvas.runs) expect(text).not.toMatch(/(^|[\s-])\p{L}-$/u)
    }
  })

  it('tells the strength once where the name has it', () => {
    const texts = (name: string) =>
      composePack({ ...magnesium, name, dose: '1000 mg' }, 250).canvas.runs.map((run) => run.text)
    expect(texts('L-lysine')).toContain('1000 mg')
    expect(texts('L-lysine 1,000 mg')).not.toContain('1000 mg')
  })

  it('keeps accented letters and trade signs, and drops signs the fonts lack', () => {
    const texts = composePack({ ...magnesium, name: 'Extrakt z řebříčku™ ☀' }, 250).canvas.runs.map((run) => run.text)
    expect(texts.join(' ')).toContain('řebříčku™')
    expect(texts.join('')).not.toContain('☀')
  })
})

describe('colours', () => {
  it('set ink off from paper by 7:1 in every scheme', () => {
    for (const { paper, ink } of Object.values(SCHEMES)) expect(contrast(paper, ink)).toBeGreaterThanOrEqual(7)
  })

  it('set what is written on an accent off by 4.5:1', () => {
    for (const { paper, ink, accents } of Object.values(SCHEMES)) {
      for (const accent of accents)
        expect(contrast(accent, readable(accent, paper, ink, '#ffffff', '#000000'))).toBeGreaterThanOrEqual(4.5)
    }
  })

  it('set accents off from paper so that marks are seen', () => {
    for (const { paper, accents } of Object.values(SCHEMES)) {
      for (const accent of accents) expect(contrast(paper, accent)).toBeGreaterThanOrEqual(1.4)
    }
  })
})

describe('brands', () => {
  it('have a style chosen by hand for at least 24 of them, no two alike', () => {
    expect(HOUSES.length).toBeGreaterThanOrEqual(24)
    expect(new Set([...HOUSE_STYLES.values()].map((style) => style.join())).size).toBe(HOUSES.length)
  })

  it('that nobody chose a style for get one from their name, and spread over all schemes, marks and layouts', () => {
    const styles = Array.from({ length: 3285 }, (_, index) => identityOf(`Imported brand ${index}`))
    expect(identityOf('Imported brand 5')).toEqual(identityOf('Imported brand 5'))
    expect(new Set(styles.map((style) => style.scheme)).size).toBe(Object.keys(SCHEMES).length)
    expect(new Set(styles.map((style) => style.mark)).size).toBeGreaterThanOrEqual(30)
    expect(new Set(styles.map((style) => style.layout)).size).toBe(8)
  })
})

describe('the drawing', () => {
  it('is the same each time', () => {
    for (const size of PACK_SIZES) expect(drawPack(magnesium, size)).toBe(drawPack({ ...magnesium }, size))
  })

  it('differs by form, brand, product line and variant', () => {
    const shots = [
      magnesium,
      { ...magnesium, delivery_form: 'powder' },
      { ...magnesium, brand: { id: 2, name: 'Ferrowen' } },
      { ...magnesium, product_id: 8 },
      { ...magnesium, variantIndex: 1 },
    ].map((one) => drawPack(one, 250))
    expect(new Set(shots).size).toBe(shots.length)
  })

  it('is well-formed XML with unique ids, all references inside, no scripts', () => {
    fc.assert(
      fc.property(spec, fc.constantFrom(...PACK_SIZES), (product, size) => {
        const svg = drawPack(product, size)
        expect(xmlProblems(svg)).toEqual([])
        const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
        expect(new Set(ids).size).toBe(ids.length)
        const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1])
        for (const id of used) expect(ids).toContain(id)
        expect(svg).not.toMatch(/<script|<image|<foreignObject|\son\w+=|href="[^#]|NaN|undefined/)
      }),
      tries(200),
    )
  })

  it('stays small: at 250 under 14 kB as text and 4 kB as it is sent, 8 kB as text for thumbnails', () => {
    for (const form of FORMS) {
      for (const brand of HOUSES) {
        const product = { ...magnesium, delivery_form: form, brand: { id: 1, name: brand } }
        const svg = drawPack(product, 250)
        expect(svg.length).toBeLessThan(14_000)
        expect(gzipSync(svg).length).toBeLessThan(4000)
        expect(drawPack(product, 125).length).toBeLessThan(8000)
        expect(drawPack(product, 75).length).toBeLessThan(8000)
      }
    }
  })

  it('draws at least nine vessels', () => {
    const bodies = FORMS.flatMap((form) =>
      HOUSES.map(
        (brand) => composePack({ ...magnesium, delivery_form: form, brand: { id: 1, name: brand } }, 75).vessel.label,
      ),
    )
    expect(new Set(bodies.map((label) => JSON.stringify(label))).size).toBeGreaterThanOrEqual(9)
  })
})
