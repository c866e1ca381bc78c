import { expect, test } from 'vitest'

import { createRenderer } from '#app/server.tsx'
import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import { firstPage, options, overview, product } from '#tests/models/samples.ts'

import { shop, texts } from '#tests/app/support/drawn-shop.ts'

async function drawn(address: string, known: Partial<SearchResult>) {
  const log = (line: string) => {
    throw new Error(line)
  }
  const answer = (url: string) => {
    if (url.includes('/overview')) return overview
    if (url.includes('/categories')) return options
    return { ...firstPage('5-htp', []), total_found: 0, ...known }
  }
  const render = createRenderer({
    origin: 'http://shop',
    fetch: ({ url }) => Promise.resolve(Response.json(answer(url))),
    log: { warn: log, error: log },
    texts,
    deadline: 5000,
  })
  const rendered = await render({ address, shop, build: '/assets/index-1.js' })
  if (rendered.kind !== 'page') throw new Error(`no page but ${rendered.kind}`)
  return rendered.body
}

test('a substance that the shop knows and no product holds is named, above products of its kind (search.known-substance-is-named)', async () => {
  const known_substance = { name: '5-htp', near: [product(7), product(8)] }
  const body = await drawn('/en/search-results?query=5-htp', { known_substance })
  expect(body).toMatch(/We don’t stock “5-htp”<\/h2>.*>Of the same kind<\/h2>.*Product 7.*Product 8/)
  expect(body).not.toContain('Nothing found')
  const alone = await drawn('/de/search-results?query=5-htp', { known_substance: { ...known_substance, near: [] } })
  expect(alone).toContain('„5-htp“ führen wir nicht')
  expect(alone).not.toContain('Von derselben Art')
})

test('words that name no substance are not found', async () => {
  expect(await drawn('/en/search-results?query=zzzz', {})).toContain('Nothing found for “zzzz”')
})
