import { expect, it } from 'vitest'

import { SHOP_PATHS } from '#server/http/frontend/vite.ts'

it.each([
  '/api',
  '/api/health',
  '/media/packs/a.svg',
  '/outbox',
  '/robots.txt',
  '/robots.txt?a',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/sitemap-products-12.xml?a',
])('Vite leaves %s to the shop while developing', (url) => expect(url).toMatch(SHOP_PATHS))

it.each([
  '/',
  '/en/products',
  '/apis',
  '/src/server/sitemap/sitemap.ts',
  '/en/sitemap.xml',
  '/sitemap-of-ours',
  '/robots.txt.map',
])('Vite is asked for %s while developing', (url) => expect(url).not.toMatch(SHOP_PATHS))
