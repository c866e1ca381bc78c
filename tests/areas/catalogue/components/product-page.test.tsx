import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Breadcrumb } from '#components/layout/Breadcrumb.tsx'
import { FactsTable, type FactsRow } from '#areas/catalogue/components/FactsTable.tsx'
import { Gallery } from '#areas/catalogue/components/Gallery.tsx'
import { VariantChoice } from '#areas/catalogue/components/VariantChoice.tsx'

/** Matches in the markup that the server draws. */
const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length

describe('the facts of a daily dose', () => {
  const facts = (rows: readonly FactsRow[]) =>
    renderToStaticMarkup(
      <FactsTable
        caption="Facts"
        columns={{ ingredient: 'Ingredient', amount: 'Amount', reference: 'NRV' }}
        rows={rows}
      />,
    )

  test('stand in a table of three columns with a heading for each row', () => {
    const markup = facts([{ id: 1, name: 'Zinc', amount: '10 mg', reference: '100 %' }])
    expect(count(markup, /<th scope="col"/g)).toBe(3)
    expect(count(markup, /<th scope="row"/g)).toBe(1)
  })

  test('leave out the reference intake where no ingredient has one', () => {
    const markup = facts([{ id: 1, name: 'Rutin', amount: '0 mg' }])
    expect(markup).not.toContain('NRV')
    expect(markup).toContain('0 mg')
  })

  test('of which only the names are known are a list of names', () => {
    const markup = facts([{ id: 1, name: 'Lemon balm' }])
    expect(count(markup, /<th scope="col"/g)).toBe(1)
    expect(count(markup, /<td/g)).toBe(0)
  })

  test('mark a figure that is missing beside others that are there', () => {
    const markup = facts([
      { id: 1, name: 'Zinc', amount: '10 mg' },
      { id: 2, name: 'Rutin' },
    ])
    expect(markup).toContain('<td>–</td>')
  })
})

describe('the gallery', () => {
  const gallery = (labels: readonly string[], shown: number) =>
    renderToStaticMarkup(
      <Gallery
        label="Pictures"
        pictures={labels.map((label) => ({
          label,
          alt: `The ${label}`,
          sources: [{ url: `/${label}.webp`, width: 250 }],
        }))}
        shown={shown}
        onShow={() => undefined}
      />,
    )

  test('of a single picture offers nothing to choose', () => {
    expect(gallery(['jar'], 0)).not.toContain('<button')
  })

  test('shows one of several large and says which of its buttons stands for it', () => {
    const markup = gallery(['jar', 'label', 'box'], 1)
    expect(count(markup, /<button/g)).toBe(3)
    expect(markup).toContain('alt="The label"')
    expect(markup).toMatch(/aria-label="label" aria-current="true"/)
    expect(count(markup, /aria-current/g)).toBe(1)
  })

  test('keeps its room where there is no picture', () => {
    const markup = gallery([], 0)
    expect(markup).toContain('vb-gallery-shelf')
    expect(markup).not.toContain('<img')
  })
})

describe('the choice of variants', () => {
  const markup = renderToStaticMarkup(
    <VariantChoice
      label="Contents"
      variants={[
        { id: 7, contents: '60 capsules', price: '14,90 €', stock: { text: 'In stock', tone: 'in' } },
        { id: 8, contents: '120 capsules', price: '24,90 €', stock: { text: 'Out of stock', tone: 'out' } },
      ]}
      chosen={8}
      onChoose={() => undefined}
    />,
  )

  test('is one group of radio buttons of which one is chosen', () => {
    const names = new Set([...markup.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name))
    expect(count(markup, /type="radio"/g)).toBe(2)
    expect(names.size).toBe(1)
    expect(count(markup, /checked=""/g)).toBe(1)
  })

  test('says that a variant is out of stock and lets it be chosen all the same', () => {
    expect(markup).toContain('Out of stock')
    expect(markup).not.toContain('disabled')
  })
})

test('a trail leads to all pages above this one and names it as the one shown', () => {
  const markup = renderToStaticMarkup(
    <Breadcrumb
      label="You are here"
      steps={[
        { label: 'Products', href: '/en/products' },
        { label: 'Zinc', lang: 'de' },
      ]}
    />,
  )
  expect(count(markup, /<a /g)).toBe(1)
  expect(markup).toContain('<span lang="de" aria-current="page">Zinc</span>')
})
