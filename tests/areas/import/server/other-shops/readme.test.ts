import { readFile } from 'node:fs/promises'

import { expect, it } from 'vitest'

import type { FieldTable } from '#areas/import/server/other-shops/fields.ts'
import { MERCHANT } from '#areas/import/server/other-shops/merchant.ts'
import { SHOPIFY } from '#areas/import/server/other-shops/shopify.ts'
import { NAMED_COLUMNS } from '#areas/import/server/other-shops/column-fields.ts'

const words = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

it.each<[string, FieldTable]>([
  ['Shopify', SHOPIFY],
  ['WooCommerce and other tables', NAMED_COLUMNS],
  ['Google Merchant', MERCHANT],
])('the README shows the table of %s', async (name, { fields }) => {
  const readme = await readFile('src/areas/import/server/README.md', 'utf8')
  const [, section = ''] = readme.split(`### ${name}\n`)
  const shown = (section.split(/\n#|\n\n[^|]/)[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
  const quoted = (texts: readonly string[]): string => texts.map((text) => `\`${text}\``).join(', ')
  expect(shown.map(words)).toEqual(
    Object.values(fields).map(({ names, to, rule }) => words(`| ${quoted(names)} | ${quoted(to)} | ${rule} |`)),
  )
})
