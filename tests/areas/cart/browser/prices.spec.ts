import type { APIRequestContext, Page } from 'playwright/test'

import { bcp47, LANGUAGE_CODES, type LanguageCode } from '#contract/languages.ts'
import { sample } from '#tests/support/length.ts'

import { ListingPage } from '#tests/areas/catalogue/browser/pages/listing.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { expect, test as usual, workersShop } from '#tests/browser/support/test.ts'
import { text } from '#tests/browser/texts.ts'

interface Variant {
  readonly price: number | null
  readonly net_contents: string
  readonly unit_price?: { readonly price: number }
  readonly earlier_price?: number
}
interface Listed {
  readonly name: string
  readonly slug: string
  readonly variants: readonly Variant[]
}

/** Languages that write numbers in different ways; the server's pages are tried in all of them. */
const SAMPLE = sample(['fr', 'en', 'hu', 'jp'] as const, 1)

/** Cheapest first, so that no card of the page is without a price. */
const CHEAPEST = 'order_by=price&order=asc&order_name=4'
/** Anything that looks like money, in whatever order its parts stand. */
const MONEY = /(?:[€£$]|EUR|GBP)\s?\d[\d.,\s]*\d|\d[\d.,]*\s?(?:[€£$]|EUR\b|GBP\b)/g

const kingdom = usual.extend<object, { shop: string }>({ shop: workersShop({ settings: { SHOP_REGION: 'uk' } }) })

interface Region {
  readonly test: typeof usual
  /** Written out by hand: the test must not format as the shop does. */
  readonly write: (price: number) => string
  /** Matches every price. */
  readonly form: RegExp
}

const REGIONS: Readonly<Record<string, Region>> = {
  // Where a shop stands that is told nothing: one that is told so would be started for these few tests alone.
  'in the European Union': {
    test: usual,
    write: (price) => `${price.toFixed(2).replace('.', ',')}\u00A0€`,
    form: /^\d+,\d\d\u00A0€$/,
  },
  'in the United Kingdom': { test: kingdom, write: (price) => `£${price.toFixed(2)}`, form: /^£\d+\.\d\d$/ },
}

/** All that a document says to people, attributes and head included, without the data that the browser takes up. */
const withoutData = (html: string): string =>
  html.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '').replaceAll('&nbsp;', '\u00A0')

const moneyIn = (html: string): readonly string[] => withoutData(html).match(MONEY) ?? []

async function cheapest(request: APIRequestContext, language: LanguageCode): Promise<readonly Listed[]> {
  const answer = await request.get(
    `/api/v2/storefront/products?order_by=price&order=asc&page=1&limit=26&language_code=${language}`,
  )
  return ((await answer.json()) as { data: readonly Listed[] }).data
}

const firstPrice = ({ variants: [first] }: Listed): number => first?.price ?? Number.NaN
/** A card's prices in order: per kilogram or litre, of the pack, and of the pack before its reduction. */
const cardPrices = (product: Listed): readonly number[] =>
  [product.variants[0]?.unit_price?.price, firstPrice(product), product.variants[0]?.earlier_price].filter(
    (price) => price !== undefined,
  )
const pricesOf = ({ variants }: Listed): readonly number[] => variants.map(({ price }) => price ?? Number.NaN)

const prices = async (page: Page): Promise<readonly string[]> => moneyIn(await page.content())

for (const [where, { test, write, form }] of Object.entries(REGIONS)) {
  test.describe(where, where === 'in the European Union' ? {} : { tag: '@long' }, () => {
    // In one worker: a second one would start a shop of its own for half of these few tests.
    test.describe.configure({ mode: 'default' })

    test('every language writes the same prices, as the server sends them (price.fixed-formats)', async ({
      request,
    }) => {
      const products = await cheapest(request, 'en')
      const wanted = products.flatMap((product) => cardPrices(product).map(write))
      const severalPacks = products.find(({ variants }) => variants.length > 1)
      expect(products.length).toBe(26)
      if (!severalPacks) throw new Error('no product has several packs')
      for (const language of LANGUAGE_CODES) {
        const listing = async () => moneyIn(await (await request.get(`/${language}/products?${CHEAPEST}`)).text())
        await expect.poll(listing, language).toEqual(wanted)
        const product = async () =>
          moneyIn(await (await request.get(`/${language}/products/${severalPacks.slug}`)).text())
        await expect.poll(product, language).toEqual(expect.arrayContaining(pricesOf(severalPacks).map(write)))
        expect(
          (await product()).filter((price) => !form.test(price)),
          language,
        ).toEqual([])
      }
    })

    for (const language of SAMPLE) {
      test(`the browser writes the same prices in ${language}`, async ({ page }) => {
        const products = await cheapest(page.request, language)
        await page.goto(`/${language}/about`)
        await settle(page)
        const area = new ListingPage(page, language)
        await area.area('products').click()
        await area.sort.selectOption('4')
        await settle(page)
        await expect.poll(() => prices(page)).toEqual(products.flatMap((product) => cardPrices(product).map(write)))

        const several = products.findIndex(({ variants }) => variants.length > 1)
        const chosen = products[several]
        if (!chosen) throw new Error('no product has several packs')
        await area.products.nth(several).getByRole('link').click()
        await settle(page)
        await page.getByRole('radio').last().check()
        const last = write(pricesOf(chosen).at(-1) ?? Number.NaN)
        // The price of what is chosen stands before those that can be.
        await expect.poll(async () => (await prices(page))[0]).toBe(last)
      })
    }

    test('a card of several sizes says that its price is the least, and which size it adds', async ({ request }) => {
      for (const language of SAMPLE) {
        const products = await cheapest(request, language)
        const html = (await (await request.get(`/${language}/products?${CHEAPEST}`)).text())
          .replaceAll('&nbsp;', '\u00A0')
          .replaceAll(/<\/?small>|<span translate="no">/g, '')
        for (const { name, variants } of products) {
          const [{ price, net_contents } = { price: null, net_contents: '' }] = variants
          const several = variants.length > 1
          const named = several ? text('catalogue:add.pack', { name, pack: net_contents }, language) : name
          expect(html, language).toContain(`aria-label="${text('catalogue:add.name', { name: named }, language)}"`)
          if (several)
            expect(html, language).toContain(
              `>${text('catalogue:card.from', { price: write(price ?? Number.NaN) }, language)}<`,
            )
        }
      }
    })

    test('the order by price is that of the prices shown', { tag: '@long' }, async ({ page }) => {
      for (const [row, order] of [
        ['4', 'asc'],
        ['5', 'desc'],
      ] as const) {
        await page.goto(`/de/products?order_by=price&order=${order}&order_name=${row}`)
        await settle(page)
        const ofToday = moneyIn((await page.content()).replaceAll(/<s [^>]*>.*?<\/s>/g, ''))
        const cents = ofToday.map((price) => Number(price.replaceAll(/\D/g, '')))
        expect(cents.length).toBe(26)
        expect(cents).toEqual(cents.toSorted((a, b) => (order === 'asc' ? a - b : b - a)))
        expect(new Set(cents).size).toBeGreaterThan(1)
      }
    })
  })
}

usual.describe('numbers', () => {
  for (const language of SAMPLE) {
    usual(`are written in ${language} as the language does`, async ({ page }) => {
      const answer = (await (
        await page.request.get(`/api/v2/storefront/products?limit=26&language_code=${language}`)
      ).json()) as object
      // More than any demo has, so that a sign stands between the thousands.
      await page.route('**/api/v2/storefront/products?*', (route) =>
        route.fulfill({ json: { ...answer, total_results: 123_456, total_pages: 4749 } }),
      )
      await page.goto(`/${language}/products`)
      await settle(page)
      const main = page.getByRole('main')
      await new ListingPage(page, language).sort.selectOption('6')
      const number = new Intl.NumberFormat(bcp47(language)).format(123_456)
      await expect(main.getByText(text('catalogue:found', { count: 123_456, number }, language)).first()).toBeVisible()
      await expect(
        main.getByText(text('catalogue:list.shown', { shown: 26, total: number }, language)).first(),
      ).toBeVisible()
    })
  }

  usual('of percents are written as each language does', async ({ request }) => {
    const asked = await request.post(
      '/api/v2/storefront/search?query=zinc&page=1&per_page=12&formatted=1&order_by=1&order=desc&language_code=en',
      {
        data: { priorities: ['name'] },
      },
    )
    const { hits } = (await asked.json()) as { hits: readonly Listed[] }
    const slug = hits[0]?.slug ?? ''
    const product = (await (await request.get(`/api/v2/storefront/products/${slug}?language_code=en`)).json()) as {
      ingredients: readonly { dv_percent: number | null }[]
    }
    const percent = product.ingredients.find(({ dv_percent }) => dv_percent !== null)?.dv_percent ?? Number.NaN
    for (const language of LANGUAGE_CODES) {
      const written = new Intl.NumberFormat(bcp47(language), { style: 'percent' }).format(percent / 100)
      const html = async () => withoutData(await (await request.get(`/${language}/products/${slug}`)).text())
      await expect.poll(html, language).toContain(`<td>${written}</td>`)
    }
  })
})
