import { afterAll, beforeAll, expect, it } from 'vitest'

import type { SearchResult } from '#areas/catalogue/contract/search.ts'
import type { SearchInput } from '#areas/catalogue/server/index.ts'

import { describeOnEachEngine } from '#tests/server/support/database.ts'
import { product, variant } from '../support/lines.ts'
import { openShop, translateOption, translateProduct, type TestShop } from '../support/shop.ts'

const VISITOR = { mayBuyRestricted: false }
const CERTIFIED = { mayBuyRestricted: true }

const PRODUCTS = [
  product('mg', {
    name: 'Magnesium citrate 250 mg',
    brand: 'Alder',
    categories: [['Minerals', 'Magnesium']],
    free_from: ['Gluten'],
    ingredients: [{ name: 'Magnesium' }],
    variants: [variant('mg', { price_eur: 8 })],
  }),
  product('calm', {
    name: 'Evening blend',
    brand: 'Alder',
    categories: [['Combinations']],
    free_from: ['Gluten', 'Dairy'],
    ingredients: [{ name: 'Magnesium' }, { name: 'Açaí berry' }],
    variants: [variant('calm', { stock: 0, price_eur: 5 })],
  }),
  product('brand', {
    name: 'Zinc',
    brand: 'Magnesium Works',
    categories: [['Minerals', 'Zinc']],
    suitable_for: ['Vegans'],
    delivery_form: 'gummy',
  }),
  product('strong', {
    name: 'Magnesium for clinics',
    brand: 'Birch',
    practitioner_only: true,
    variants: [variant('strong', { price_eur: 1 })],
  }),
  product('acai', { name: 'Açaí Crème', brand: 'Birch' }),
  product('folate', { name: 'Folate 400 \u00b5g', brand: 'Birch' }),
  product('ginkgo', { name: 'Gin\u200ckgo leaves', brand: 'Elder', description: 'x' }),
  product('protein', { name: 'Raw Protien', brand: 'Birch' }),
  ...Array.from({ length: 25 }, (_, n) =>
    product(`whey-${n}`, { name: `Protein ${n + 100}`, brand: 'Cedar', categories: [['Proteins']] }),
  ),
]

describeOnEachEngine('the search', (engine) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop(engine, PRODUCTS, {
      prepare: async (database) => {
        await translateProduct(database, 'mg', 'jp', 'クエン酸マグネシウム')
        await translateProduct(database, 'mg', 'de', 'Bittersalz Kapseln')
        await translateOption(database, 'Magnesium', 'de', 'Talkerde')
      },
    })
  })
  afterAll(async () => {
    await shop.close()
  })

  type Query = SearchInput['query']
  const search = (
    query: Query,
    viewer = VISITOR,
    language: 'en' | 'de' | 'jp' | 'zh-TW' = 'en',
    priorities?: string[],
  ) => shop.catalogue.search({ params: undefined, query, body: priorities && { priorities } }, language, viewer)
  const names = ({ hits }: Pick<SearchResult, 'hits'>) => hits.map(({ name }) => name)
  const found = async (query: string) => names(await search({ query }))

  it('finds words in name, ingredients, categories and brand, the name first (search.name-and-ingredients-first)', async () => {
    expect(await found('magnesium')).toEqual([
      'Magnesium citrate 250 mg',
      'Magnesium for clinics',
      'Evening blend',
      'Zinc',
    ])
  })

  it('lets priorities decide which field weighs most, and leaves unknown ones out', async () => {
    const [first] = (await search({ query: 'magnesium' }, VISITOR, 'en', ['brand', 'smell'])).hits
    expect(first?.name).toBe('Zinc')
    expect(shop.log.lines.some(({ fields }) => JSON.stringify(fields).includes('smell'))).toBe(true)
  })

  it.each([
    ['MAGNESIUM CITRATE'],
    ['magnésium citrate'],
    ['magnes'],
    ['magnesium cit'],
    ['magneisum citrate'],
    ['マグネシウム'],
    ['クエン酸マグネシウム'],
    ['bittersalz'],
    ['talkerde'],
    ['alder citrate'],
    ['citrate magnesium alder'],
    ['minerals citrate'],
  ])('finds magnesium citrate by %s', async (query) => {
    expect(await found(query)).toContain('Magnesium citrate 250 mg')
  })

  it.each([
    ['400ug', 'Folate 400 \u00b5g'],
    ['ug', 'Folate 400 \u00b5g'],
    ['400 \u03bcg', 'Folate 400 \u00b5g'],
    ['fo\u00adlate', 'Folate 400 \u00b5g'],
    ['\ufefffol\u200bate', 'Folate 400 \u00b5g'],
    ['ｆｏｌａｔｅ', 'Folate 400 \u00b5g'],
    ['ginkgo', 'Gin\u200ckgo leaves'],
    ['まぐねしうむ', 'Magnesium citrate 250 mg'],
    ['ﾏｸﾞﾈｼｳﾑ', 'Magnesium citrate 250 mg'],
  ])(
    'finds by %s, however a letter is written and whatever stands in it unseen (search.spelling-does-not-hide)',
    async (query, name) => {
      expect(await found(query)).toContain(name)
    },
  )

  it('finds an ingredient by its name in languages of which the shop has no text', async () => {
    for (const query of ['magnesio', '鎂', 'magnézium']) expect(await found(query), query).toContain('Evening blend')
  })

  it('needs all words, each anywhere', async () => {
    expect(await found('magnesium birch')).toEqual(['Magnesium for clinics'])
    expect(await found('citrate birch')).toEqual([])
  })

  it('finds by form and by whom a product suits', async () => {
    expect(await found('zinc gummies')).toEqual(['Zinc'])
    expect(await found('vegan zinc')).toEqual(['Zinc'])
  })

  it('answers one and two characters, all products for *, and none for nothing (search.star-lists-everything)', async () => {
    expect(await found('zi')).toEqual(['Zinc'])
    expect(await found('鎂')).not.toEqual([])
    expect((await search({ query: '*' })).total_found).toBe(PRODUCTS.length)
    for (const query of [' * ', '\u200b*\ufeff', '＊'])
      expect((await search({ query })).total_found, query).toBe(PRODUCTS.length)
    for (const query of ['', '  ', '!?', '\u3000', '\u00ad\u200b'])
      expect(await search({ query })).toMatchObject({ hits: [], total_found: 0, total_pages: 0, did_you_mean: null })
  })

  it('cuts pages of 12 by relevance (search.twelve-a-page)', async () => {
    const first = await search({ query: 'protein' })
    expect(first).toMatchObject({ current_page: 1, per_page: 12, total_found: 25, total_pages: 3 })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search({ query: 'protein', page })))
    const all = pages.flatMap(names)
    expect(all).toHaveLength(25)
    expect(new Set(all).size).toBe(25)
    expect(pages[3]?.hits).toEqual([])
  })

  it('orders by relevance for order_by=1 and for what is unknown, else as the listing (search.call-means-relevance)', async () => {
    const relevant = await found('magnesium')
    expect(names(await search({ query: 'magnesium', order_by: '1', order: 'desc' }))).toEqual(relevant)
    expect(names(await search({ query: 'magnesium', order_by: 'sweetness' }))).toEqual(relevant)
    expect(names(await search({ query: 'magnesium', order_by: 'name', order: 'asc' }))).toEqual([
      'Evening blend',
      'Magnesium citrate 250 mg',
      'Magnesium for clinics',
      'Zinc',
    ])
    expect(names(await search({ query: 'magnesium', order_by: 'price', order: 'asc' })).at(-1)).toBe(
      'Magnesium for clinics',
    )
    expect(names(await search({ query: 'magnesium', order_by: 'price', order: 'asc' }, CERTIFIED)).at(0)).toBe(
      'Magnesium for clinics',
    )
  })

  it('tells the price of what only practitioners may buy to them alone', async () => {
    const priceFor = async (viewer: typeof VISITOR) =>
      (await search({ query: 'clinics' }, viewer)).hits.map(({ variants }) => variants[0]?.price)
    expect(await priceFor(VISITOR)).toEqual([null])
    expect(await priceFor(CERTIFIED)).toEqual([1])
  })

  it('filters as the listing does, with ingredients besides, and counts leave out their own group (search.filters-are-extra-parameters)', async () => {
    const all = await search({ query: 'magnesium' })
    expect(all).toMatchObject({ available_products: 3, unavailable_products: 1 })
    expect(all.brands.map(({ name, count }) => [name, count])).toEqual([
      ['Alder', 2],
      ['Magnesium Works', 1],
      ['Birch', 1],
    ])
    expect(all.unique_free_from.map(({ name, count }) => [name, count])).toEqual([
      ['Gluten', 2],
      ['Dairy', 1],
    ])
    expect(all.unique_suitable_for.map(({ name, count }) => [name, count])).toEqual([['Vegans', 1]])
    expect(all.unique_ingredients.map(({ name, count }) => [name, count])).toEqual([
      ['Magnesium', 2],
      ['Açaí berry', 1],
    ])
    expect(all.unique_categories[0]).toMatchObject({ name: 'Minerals', count: 2 })
    expect(
      all.unique_categories
        .slice(1)
        .map(({ name, count }) => `${name} ${count}`)
        .sort(),
    ).toEqual(['Combinations 1', 'Magnesium 1', 'Zinc 1'])

    const alder = await shop.optionId('brands', 'Alder')
    const narrowed = await search({ query: 'magnesium', brands: [alder], availability: [1] })
    expect(names(narrowed)).toEqual(['Magnesium citrate 250 mg'])
    expect(narrowed).toMatchObject({ total_found: 1, available_products: 1, unavailable_products: 1 })
    expect(narrowed.brands.map(({ name }) => name)).toEqual(['Alder', 'Magnesium Works', 'Birch'])

    const acai = all.unique_ingredients.find(({ name }) => name.startsWith('Aç'))?.id ?? 0
    const withAcai = await search({ query: 'magnesium', ingredients: [acai] })
    expect(names(withAcai)).toEqual(['Evening blend'])
    expect(withAcai.unique_ingredients.map(({ name, count }) => [name, count])).toEqual([
      ['Magnesium', 2],
      ['Açaí berry', 1],
    ])
    expect(withAcai.unique_free_from.map(({ name }) => name)).toEqual(['Gluten', 'Dairy'])
    expect(
      (await search({ query: 'magnesium', ingredients: [1, 999_999_999], brands: [999_999_999] })).total_found,
    ).toBe(4)
  })

  it('counts for * what listing and filter options count', async () => {
    const gluten = await shop.optionId('free_from', 'Gluten')
    const minerals = await shop.optionId('categories', 'Minerals')
    for (const filter of [
      {},
      { free_from: [gluten] },
      { categories: [minerals], availability: [1] },
      { availability: [2] },
    ]) {
      const page = await shop.catalogue.listProducts(filter, 'en', VISITOR)
      const options = await shop.catalogue.listFilterOptions(filter, 'en')
      const result = await search({ query: '*', ...filter })
      expect(result).toMatchObject({
        total_found: page.total_results,
        available_products: page.available_products,
        unavailable_products: page.unavailable_products,
      })
      const counts = (list: readonly { id: number; count: number }[]) =>
        list
          .filter(({ count }) => count > 0)
          .map(({ id, count }) => `${id}:${count}`)
          .sort()
      expect(counts(result.brands)).toEqual(counts(options.brands))
      expect(counts(result.unique_free_from)).toEqual(counts(options.free_from))
    }
  })

  it('asks whether something else was meant only where that finds more (search.did-you-mean-finds-more)', async () => {
    expect((await search({ query: 'magneisum' })).did_you_mean).toBe('magnesium')
    expect((await search({ query: 'Magneisum citrate' })).did_you_mean).toBe('magnesium citrate')
    expect((await search({ query: 'acay' })).did_you_mean).toBe('açaí')
    expect((await search({ query: 'magnesium' })).did_you_mean).toBeNull()
    expect((await search({ query: 'birch zzzzzz' })).did_you_mean).toBeNull()
    expect((await search({ query: 'rawprotien' })).did_you_mean).toBe('raw protien')
  })

  it('takes a rare spelling for an error beside a far more frequent one, and still finds it first', async () => {
    const rare = await search({ query: 'protien' })
    expect(rare.did_you_mean).toBe('protein')
    expect(names(rare)[0]).toBe('Raw Protien')
    expect(rare.total_found).toBe(26)
  })

  it('marks what matches for formatted=1, and only then (search.formatted-marks-matches)', async () => {
    expect((await search({ query: 'magnesium' })).hits.every((hit) => !('formatted' in hit))).toBe(true)
    const formatted = async (query: string, language: 'en' | 'jp' = 'en') =>
      (await search({ query, formatted: true }, VISITOR, language)).hits[0]?.formatted
    expect(await formatted('alder magnes')).toEqual({
      name: [
        { text: 'Magnes', match: true },
        { text: 'ium citrate 250 mg', match: false },
      ],
      brand: [{ text: 'Alder', match: true }],
      ingredients: [
        [
          { text: 'Magnes', match: true },
          { text: 'ium', match: false },
        ],
      ],
    })
    expect((await formatted('acai creme'))?.name).toEqual([
      { text: 'Açaí', match: true },
      { text: ' ', match: false },
      { text: 'Crème', match: true },
    ])
    expect((await formatted('zinc'))?.ingredients).toEqual([])
    expect((await formatted('マグネシウム', 'jp'))?.name).toEqual([
      { text: 'クエン酸', match: false },
      { text: 'マグネシウム', match: true },
    ])
  })

  it('prefers the words of the asked language to those of another', async () => {
    const { hits } = await search({ query: 'bittersalz' }, VISITOR, 'de')
    expect(hits.map(({ name }) => name)).toEqual(['Bittersalz Kapseln'])
  })

  it('fails on no words whatever', async () => {
    for (const query of [
      '%',
      "'; drop table product; --",
      '\u0301',
      '🙂',
      'a'.repeat(200),
      'ﷺ'.repeat(50),
      '*'.repeat(9),
      '<b>',
      'ß'.repeat(200),
      '𠮷野家',
      '한국어',
    ]) {
      const result = await search({ query, formatted: true })
      expect(result.total_found, query).toBeLessThanOrEqual(PRODUCTS.length)
    }
  })
})
