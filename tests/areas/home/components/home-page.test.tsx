import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'

import { Article } from '#components/layout/Article.tsx'
import { CallOut } from '#components/feedback/CallOut.tsx'
import { Chapter } from '#components/layout/Chapter.tsx'
import { Hero } from '#components/layout/Hero.tsx'
import { LinkGroups } from '#components/layout/LinkGroups.tsx'
import { PackShelf } from '#areas/home/components/PackShelf.tsx'
import { TileGrid } from '#components/layout/TileGrid.tsx'

const count = (markup: string, pattern: RegExp): number => [...markup.matchAll(pattern)].length

describe('the hero', () => {
  const hero = (labels: readonly string[]) =>
    renderToStaticMarkup(
      <Hero
        heading={<h1>Verbena</h1>}
        search={<form />}
        suggestionsLabel="Popular searches"
        suggestions={labels.map((label) => ({ label, href: `/en/search-results?query=${label}` }))}
        shelf={<PackShelf packs={[]} />}
      />,
    )

  test('offers words to look for as a list of links with a name', () => {
    const markup = hero(['Zinc', 'Iron'])
    expect(markup).toContain('<ul class="vb-hero-suggestions" aria-label="Popular searches">')
    expect(count(markup, /<a /g)).toBe(2)
  })

  test('says nothing of words where it has none', () => {
    expect(hero([])).not.toContain('Popular searches')
  })
})

test('the shelf is hidden from those who cannot see it, and its pictures are neither put off nor put first', () => {
  const markup = renderToStaticMarkup(<PackShelf packs={['/a.svg', '/b.svg']} />)
  expect(markup).toContain('<div class="vb-shelf" aria-hidden="true">')
  expect(count(markup, /<img[^>]* alt="" width="250" height="250"/g)).toBe(2)
  expect(markup).not.toMatch(/fetchPriority|loading/i)
})

test('a tile is one link that says its name and how much is behind it, in the language of each', () => {
  const markup = renderToStaticMarkup(
    <TileGrid
      label="Goals"
      tiles={[
        {
          href: '/en/products?health_goals=1',
          label: 'Schlaf',
          lang: 'de',
          note: '3 products',
          icon: <svg aria-hidden="true" />,
        },
      ]}
    />,
  )
  expect(count(markup, /<a /g)).toBe(1)
  expect(markup).toContain('<span class="vb-tile-label" lang="de">Schlaf</span>')
  expect(markup).toContain('<span class="vb-tile-note">3 products</span>')
})

test('a branch without any below it has no empty list', () => {
  const group = { href: '/a', label: 'Minerals', note: '2 products' }
  expect(
    count(renderToStaticMarkup(<LinkGroups label="Categories" groups={[{ ...group, links: [] }]} />), /<ul/g),
  ).toBe(1)
  expect(
    count(
      renderToStaticMarkup(
        <LinkGroups label="Categories" groups={[{ ...group, links: [{ href: '/b', label: 'Zinc' }] }]} />,
      ),
      /<ul/g,
    ),
  ).toBe(2)
})

test('a chapter has a way to all of it only where there is one', () => {
  expect(
    renderToStaticMarkup(
      <Chapter content="names" heading="Brands">
        names
      </Chapter>,
    ),
  ).not.toContain('<a ')
  expect(
    renderToStaticMarkup(
      <Chapter content="products" heading="Popular" more={{ label: 'All', href: '/all' }}>
        cards
      </Chapter>,
    ),
  ).toContain('href="/all"')
})

test('a call stands under a heading of the second level', () => {
  expect(
    renderToStaticMarkup(<CallOut tone="calm" heading="Zero waste" text="Glass." action={<a href="/z">See</a>} />),
  ).toMatch(/<h2[^>]*>Zero waste<\/h2>/)
})

describe('an article', () => {
  const parts = [
    { heading: 'First', text: ['One.', 'Two.'], points: [] },
    { heading: 'Second', text: ['Three.'], points: ['a', 'b'] },
  ]

  test('has a heading for each part, its paragraphs and its points', () => {
    const markup = renderToStaticMarkup(<Article heading={<h1>Terms</h1>} parts={parts} />)
    expect([count(markup, /<h2/g), count(markup, /<p>/g), count(markup, /<li>/g), count(markup, /<nav/g)]).toEqual([
      2, 3, 2, 0,
    ])
  })

  test('that is long begins with links to all of its parts', () => {
    const markup = renderToStaticMarkup(<Article heading={<h1>Terms</h1>} parts={parts} contentsLabel="On this page" />)
    const targets = [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
    expect(targets).toHaveLength(2)
    for (const id of targets) expect(markup).toContain(`<section id="${id}"`)
  })
})
