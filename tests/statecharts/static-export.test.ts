import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { exportGallery } from '#statecharts/build/static-export.ts'
import type { GalleryData, NamingTest } from '#statecharts/gallery-data.ts'
import { sourcePage } from '#statecharts/source-page.ts'
import { allMachines } from '#statecharts/graph/all-machines.ts'

const ids = (await allMachines('.')).map(({ machine }) => machine.id)
const dir = await mkdtemp(join(tmpdir(), 'verbena-charts-'))

beforeAll(() => exportGallery(process.cwd(), dir), 120_000)
afterAll(() => rm(dir, { recursive: true }))

test('the gallery is written as files that need no server and no network (operations.charts-command)', async () => {
  const page = await readFile(join(dir, 'index.html'), 'utf8')
  const named = [...page.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address)
  const sheet = await readFile(join(dir, 'statecharts.css'), 'utf8')
  const fonts = [...sheet.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, address = '']) => address)
  const files = (await readdir(dir)).map((name) => `./${name}`)
  expect(named).toContain('./statecharts.js')
  // Browsers refuse modules of a page that was opened from disk.
  expect(page).not.toContain('type="module"')
  expect(files).toEqual(expect.arrayContaining(named))
  expect(files).toEqual(expect.arrayContaining(fonts))
})

async function dataOf(): Promise<GalleryData> {
  const page = await readFile(join(dir, 'index.html'), 'utf8')
  const block = /<script type="application\/json"[^>]*>([^<]*)<\/script>/.exec(page)?.[1] ?? ''
  return JSON.parse(block) as GalleryData
}

test('the page holds every chart', async () => {
  const { charts } = await dataOf()
  expect(charts.map(({ graph }) => graph.id)).toEqual(ids)
})

test('each test of a requirement is a line of a page that opens beside it (statecharts.requirements-are-traced)', async () => {
  const { requirements, sources } = await dataOf()
  expect(sources).toBe('./sources')
  const tests = requirements.flatMap(({ tests: naming }) => naming)
  expect(tests.length).toBeGreaterThan(1000)
  const pages = new Map<string, string>()
  for (const { at } of tests)
    if (!pages.has(at.file)) pages.set(at.file, await readFile(join(dir, sources ?? '', sourcePage(at.file)), 'utf8'))
  const lineOf = ({ at: { file, line } }: NamingTest) =>
    new RegExp(`<span id="L${line}">([^<]*)</span>`).exec(pages.get(file) ?? '')?.[1]
  expect(tests.filter((one) => lineOf(one) === undefined)).toEqual([])
  const rules = tests.filter(({ file, at }) => file !== at.file)
  expect(rules.length).toBeGreaterThan(300)
  expect(rules.filter((one) => !lineOf(one)?.includes(one.title.slice(0, 8)))).toEqual([])
  const lost = tests.filter(({ file, at }) => file === at.file && at.line === 1)
  expect(lost.map(({ title }) => title)).toEqual([])
})

test('each chart and the map are files of their own, with all of their words', async () => {
  const names = (await readdir(join(dir, 'svg'))).map((name) => name.replace('.svg', ''))
  expect(names.toSorted()).toEqual([...ids, 'all-charts'].toSorted())
  const cart = await readFile(join(dir, 'svg/cart.svg'), 'utf8')
  expect(cart).toContain('after tellingTime (2000 ms)')
  expect(cart).not.toMatch(/(?:href|src)="http/)
  expect(await readFile(join(dir, 'svg/all-charts.svg'), 'utf8')).toContain('protocolBuilder')
})
