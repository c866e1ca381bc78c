import { mkdtempSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { filterOptions, listFilterOptions, listProducts, productPage } from '#areas/catalogue/contract/catalogue.ts'
import { errorBody } from '#contract/error.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'
import { createLog } from '#server/log.ts'
import { readSettings } from '#server/settings.ts'
import { type RunningShop, startShop } from '#server/shop.ts'
import { documentOf } from '#tests/server/support/document.ts'
import { tries } from '#tests/support/tries.ts'

let shop: RunningShop
let logged = ''

beforeAll(async () => {
  const env = { PORT: '0', DATA_DIR: mkdtempSync(join(tmpdir(), 'verbena-data-')) }
  shop = await startShop(
    readSettings(env),
    createLog({
      write: (line) => {
        logged += line
      },
    }),
    {
      checkAnswers: true,
      frontend: () =>
        Promise.resolve({
          clientDir: undefined,
          document: () => Promise.resolve(documentOf('')),
          allowInline: false,
          wrap: (listener) => listener,
          close: () => Promise.resolve(),
        }),
    },
  )
})
afterAll(() => shop.stop())

/** Asks with the path exactly as it is given; fetch would put it in order first. */
function raw(path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname: host, port } = new URL(shop.address)
  return new Promise((resolve, reject) => {
    request({ host, port, path, agent: false }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

const get = async (path: string) => (await fetch(shop.address + path)).json() as Promise<unknown>
const OPTIONS = `/api${listFilterOptions.path}`
const LISTING = `/api${listProducts.path}`

describe('the shop with its demo', () => {
  it.each(LANGUAGE_CODES)('answers as the contract says in %s', async (language) => {
    const options = v.parse(filterOptions, await get(`${OPTIONS}?language_code=${language}`))
    const [brand] = options.brands
    const page = v.parse(
      productPage,
      await get(`${LISTING}?language_code=${language}&brands=${brand?.id}&order_by=name&order=asc`),
    )
    expect(page.total_results).toBe(brand?.count)
    expect(page.data.length).toBe(Math.min(26, page.total_results))
  })

  it('draws the pack shot of every address that its listing gives', async () => {
    const page = v.parse(productPage, await get(LISTING))
    const addresses = page.data.flatMap(({ assets }) =>
      assets.flatMap(({ thumbnails, image_url }) => [...Object.values(thumbnails), image_url]),
    )
    expect(addresses.length).toBeGreaterThan(26)
    for (const address of addresses) {
      const response = await fetch(shop.address + address, { redirect: 'manual' })
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=UTF-8'])
    }
  })

  it('stays as it is, and up, whatever is asked of it', async () => {
    const before = await get(LISTING)
    const names = fc.constantFrom(...Object.keys(listProducts.query.entries), 'language_code', 'x')
    const hostile = fc.constantFrom(
      "1' OR '1'='1",
      '1;DROP TABLE product',
      "1')) UNION SELECT version()--",
      '1,2,3',
      '0',
      '-1',
      '1e309',
      '99999999999999999999',
      'NaN',
      '',
      '%',
      '%00',
      '%ff',
      '%ed%a0%80',
      '%u0041',
      '+',
      '%2527',
      'price',
      'desc',
      'id;--',
      '../..',
      '\u{ff11}',
      'é',
      '\\',
      '<script>',
    )
    const query = fc
      .array(fc.tuple(names, hostile), { maxLength: 5 })
      .map((pairs) =>
        pairs.map(([name, value]) => `${name}=${value.replaceAll(/[ #\u0080-\uffff]/g, encodeURIComponent)}`).join('&'),
      )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(OPTIONS, LISTING), query, async (path, search) => {
        const { status, body } = await raw(`${path}?${search}`)
        expect([200, 400]).toContain(status)
        if (status === 400) v.parse(v.strictObject(errorBody.entries), JSON.parse(body))
        expect(body).not.toMatch(/syntax error|relation|node_modules|\bat .*\.ts:/)
      }),
      tries(250),
    )
    expect(await get(LISTING)).toEqual(before)
    expect(logged).not.toContain('"level":"error"')
  })
})
