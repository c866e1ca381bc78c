import { expect, test } from 'vitest'

import { createRenderer } from '#app/server.tsx'
import type { Product } from '#areas/catalogue/contract/catalogue.ts'
import { options, overview, page, product } from '#tests/models/samples.ts'

import { shop, texts } from '#tests/app/support/drawn-shop.ts'

const named = (id: number, name: string) => ({ id, name, slug: name.toLowerCase() })

/** A powder with something in every part. */
const whole: Product = {
  ...product(1),
  slug: 'psyllium',
  categories: [],
  health_goals: [named(3, 'Energy'), named(9, 'Skin')],
  suitable_for: [named(6, 'Vegans')],
  free_from: [named(7, 'Gluten')],
  description: 'Ground husks.',
  serving_size: '5 g',
  suggested_use: 'Stir into water.',
  warnings: 'Drink plenty.\nKeep out of reach of young children.',
  allergens: null,
  ingredients: [],
  other_ingredients: [],
  related: [],
}

async function drawn(address: string, shown: Product = whole) {
  const log = (line: string) => {
    throw new Error(line)
  }
  const answer = (url: string) => {
    if (url.includes('/overview')) return overview
    if (url.includes('/categories')) return options
    return url.includes('/products/') ? shown : { ...page(1, 1).value, data: [shown] }
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

/** The list under this label. */
const listOf = (body: string, label: string): string => body.split(`>${label}</p>`)[1]?.split('</ul>')[0] ?? ''

test('warnings are a part of their own with a heading (product.warnings-stand-apart)', async () => {
  const body = await drawn('/en/products/psyllium')
  const [, part = ''] = body.split('>Warnings</h2>')
  expect(part.split('</section>')[0]).toMatch(/Drink plenty\.<\/p>.*Keep out of reach of young children\.<\/p>/)
  expect(body.split('>Suggested use</h2>')[1]?.split('</section>')[0]).not.toContain('Keep out')
})

test('topics are plain links to their products; a tick stands only before what is declared (product.topics-are-links)', async () => {
  const body = await drawn('/en/products/psyllium')
  const topics = listOf(body, 'Topics')
  expect([...topics.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, name]) => [href, name])).toEqual([
    ['/en/products?health_goals=3', 'Energy'],
    ['/en/products?health_goals=9', 'Skin'],
  ])
  expect(topics).not.toContain('<svg')
  expect(listOf(body, 'Free from')).toContain('<svg')
})

test('a card is marked for being without plastic waste, never for what most of its neighbours are too (catalogue.card-mark-tells-apart)', async () => {
  const card = async (shown: Product) => (await drawn('/en/products', shown)).match(/(?<=vb-card-tag"[^>]*>)[^<]+/)?.[0]
  expect(await card(whole)).toBeUndefined()
  expect(await card({ ...whole, zero_waste: true })).toBe('Zero waste')
})

const powder: Product = {
  ...whole,
  variants: whole.variants.map((variant) => ({
    ...variant,
    net_contents: '500 g',
    unit_price: { price: 39.8, unit: 'kg', amount: 0.5 },
  })),
}

test.each([
  ['en', '39,80 €/kg', 'Price includes VAT', 'plus delivery'],
  ['de', '39,80 €/kg', 'inkl. MwSt.', 'zzgl. Versand'],
  ['jp', '1kgあたり39,80 €', '税込', '送料別'],
])(
  'in %s the price of a kilogram, the tax and the delivery stand beside the price (price.per-kilogram-or-litre, price.delivery-beside-tax)',
  async (language, perKilogram, tax, delivery) => {
    const body = await drawn(`/${language}/products/psyllium`, powder)
    const [, note = ''] = body.replaceAll('\u00a0', ' ').match(/vb-buying-note">(.*?)<\/p>/) ?? []
    expect(note).toMatch(
      new RegExp(
        `^<span>${perKilogram}</span><span>${tax}</span><span><a [^>]*href="/${language}/shipping"[^>]*>${delivery}</a>`,
      ),
    )
    expect(await drawn(`/${language}/products/psyllium`)).not.toContain('39,80')
  },
)

test('a card tells the price of a kilogram beside the contents (price.per-kilogram-or-litre)', async () => {
  const body = (await drawn('/en/products', powder)).replaceAll('\u00a0', ' ')
  expect(body).toMatch(/vb-card-details">500 g · 39,80 €\/kg</)
})

const reduced: Product = {
  ...whole,
  variants: whole.variants.map((variant) => ({ ...variant, earlier_price: 24.9 })),
}

test.each([
  ['en', 'Lowest price in the 30 days before the reduction:'],
  ['de', 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung:'],
  ['jp', '値下げ前30日間の最低価格：'],
])(
  'in %s the earlier price stands struck beside the price, after what it is, on its page and on a card (price.earlier-is-lowest-of-30-days)',
  async (language, words) => {
    const earlier = `<small class="vb-earlier"><span>${words}</span> <s translate="no">24,90 €</s></small>`
    for (const address of ['products/psyllium', 'products']) {
      const shown = (await drawn(`/${language}/${address}`, reduced)).replaceAll('\u00a0', ' ')
      expect(shown).toContain(`<span translate="no">19,90 €</span>${earlier}`)
      expect(await drawn(`/${language}/${address}`)).not.toContain('vb-earlier')
    }
  },
)

test('search engines read the earlier price as one that is struck (price.earlier-is-lowest-of-30-days)', async () => {
  const [, json = ''] = (await drawn('/en/products/psyllium', reduced)).match(/ld\+json">([^<]*)</) ?? []
  const { offers } = JSON.parse(json) as { offers: unknown }
  expect(offers).toMatchObject([
    {
      price: 19.9,
      priceSpecification: [
        { price: 19.9, valueAddedTaxIncluded: true },
        { priceType: 'https://schema.org/StrikethroughPrice', price: 24.9, priceCurrency: 'EUR' },
      ],
    },
  ])
})

test('search engines read price, tax, stock and the price of a kilogram (price.per-kilogram-or-litre)', async () => {
  const read = async (shown: Product) => {
    const [, json = ''] = (await drawn('/en/products/psyllium', shown)).match(/ld\+json">([^<]*)</) ?? []
    return JSON.parse(json) as { offers: unknown }
  }
  expect(await read(powder)).toMatchObject({
    '@type': 'Product',
    name: 'Product 1',
    brand: { '@type': 'Brand', name: 'Alder and Ash' },
    description: 'Ground husks.',
    offers: [
      {
        '@type': 'Offer',
        url: 'https://shop.test/en/products/psyllium',
        sku: 'SKU-1',
        availability: 'https://schema.org/InStock',
        price: 19.9,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 19.9,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: 0.5,
            unitCode: 'KGM',
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
          },
        },
      },
    ],
  })
  const [byNumber] = (await read(whole)).offers as { priceSpecification: object }[]
  expect(byNumber?.priceSpecification).not.toHaveProperty('referenceQuantity')
  const hidden = { ...whole, variants: whole.variants.map((variant) => ({ ...variant, price: null })) }
  expect(await read(hidden)).not.toHaveProperty('offers')
})
