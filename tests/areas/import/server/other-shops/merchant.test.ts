import { expect, it } from 'vitest'

import { feed, read } from './support/read.ts'

const zinc =
  '<g:id>ZN</g:id><g:title>Zinc &amp; copper</g:title><g:description><![CDATA[<p>One a day.</p><p>With water.</p>]]></g:description>' +
  '<g:price>9.90 EUR</g:price><g:availability>in_stock</g:availability><g:brand>Fernway</g:brand><g:gtin>0590</g:gtin>' +
  '<g:image_link>https://a.test/1.jpg</g:image_link><g:additional_image_link>https://a.test/2.jpg</g:additional_image_link>' +
  '<g:product_type>Supplements &gt; Minerals</g:product_type>'

it.each([
  ['with prefixes', feed(zinc)],
  ['without prefixes', feed(zinc).replaceAll('g:', '')],
  ['as Atom', feed(zinc).replaceAll('item>', 'entry>').replaceAll('rss', 'feed')],
])('makes a product of an item: %s', async (_, content) => {
  const { format, products, faults } = await read(content)
  expect(faults).toEqual([])
  expect(format).toBe('merchant')
  expect(products).toMatchObject([
    {
      external_id: 'merchant:ZN',
      brand: 'Fernway',
      name: 'Zinc & copper',
      description: 'One a day.\nWith water.',
      categories: [['Supplements', 'Minerals']],
      images: ['https://a.test/1.jpg', 'https://a.test/2.jpg'],
      variants: [{ sku: 'ZN', price_eur: 990, stock: null, barcode: '0590' }],
    },
  ])
})

it('makes one product of a group, wherever its items stand', async () => {
  const one = (id: string, more: string): string =>
    `<g:id>${id}</g:id><g:item_group_id>CU</g:item_group_id><title>Curcumin</title><price>EUR 44,00</price>${more}`
  const { products, lost } = await read(
    feed(
      one(
        'CU-60',
        '<description>Two months.</description><size>60</size><color>Yellow</color><image_link>https://a.test/60.jpg</image_link>',
      ),
      zinc,
      one(
        'CU-120',
        '<description>Four months.</description><size>120</size><availability>out of stock</availability><image_link>https://a.test/120.jpg</image_link>',
      ),
    ),
  )
  expect(products).toMatchObject([
    {
      external_id: 'merchant:CU',
      brand: 'Verbena',
      description: 'Two months.',
      variants: [
        { sku: 'CU-60', net_contents: '60, Yellow', price_eur: 4400, image: 'https://a.test/60.jpg' },
        { sku: 'CU-120', net_contents: '120', stock: 0, image: 'https://a.test/120.jpg' },
      ],
    },
    { external_id: 'merchant:ZN' },
  ])
  expect(lost).toEqual({ 'description of further items of a group': 1 })
})

it.each([
  ['in stock', null],
  ['in_stock', null],
  ['backorder', null],
  ['out of stock', 0],
  ['out_of_stock', 0],
  ['preorder', 0],
])('takes %j for stock (catalogue.uncounted-stock)', async (availability, stock) => {
  const { products } = await read(feed(zinc.replace('in_stock', availability)))
  expect(products[0]?.variants[0]?.stock).toBe(stock)
})

it('takes a price by its currency, and tells of a product that this shop does not show', async () => {
  const pounds = feed(zinc.replace('9.90 EUR', 'GBP 1,299.50'))
  const { products, notes } = await read(pounds)
  expect(products[0]?.variants[0]).toMatchObject({ price_gbp: 129_950 })
  expect(products[0]?.variants[0]).not.toHaveProperty('price_eur')
  expect(notes).toEqual(['line 3: no price in EUR: shops of the other region show it, this one does not'])
  expect((await read(pounds, { region: 'uk', name: 'Verbena' })).notes).toEqual([])
  expect((await read(feed(zinc.replace(' EUR', '')))).products[0]?.variants[0]?.price_eur).toBe(990)
  expect((await read(feed(zinc.replace('EUR', 'USD')))).faults).toEqual([
    'line 3: price: is in USD, and this shop sells in EUR and GBP',
  ])
})

it('asks the sale price while it holds', async () => {
  const sale = '<g:sale_price>7.90 EUR</g:sale_price>'
  const ended =
    '<g:sale_price_effective_date>2020-01-01T00:00+01:00/2020-02-01T00:00+01:00</g:sale_price_effective_date>'
  expect((await read(feed(zinc + sale))).products[0]?.variants[0]?.price_eur).toBe(790)
  const { products, lost } = await read(feed(zinc + sale + ended))
  expect(products[0]?.variants[0]?.price_eur).toBe(990)
  expect(lost).toEqual({ sale_price: 1, sale_price_effective_date: 1 })
})

it('finds warnings among details, and counts what has no place as lost', async () => {
  const detail = (name: string, value: string): string =>
    `<g:product_detail><g:section_name>Label</g:section_name><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`
  const { products, lost } = await read(
    feed(
      `${zinc}<link>https://a.test</link><condition>new</condition>${detail('Warnings', 'Not for children.')}${detail('Origin', 'Peru')}`,
    ),
  )
  expect(products[0]?.warnings).toBe('Not for children.')
  expect(lost).toEqual({ link: 1, 'product_detail: Origin': 1 })
})

it('expands no entities that a file declares', async () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>`
  for (const entity of ['&b;', '&file;'])
    await expect(read(feed(zinc.replace('Zinc', entity)).replace('<rss', `${bomb}<rss`))).rejects.toThrow(
      /^The XML is broken at line 3: Invalid character entity: /,
    )
})
