import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Browser } from 'playwright'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { signIn } from '#tests/browser/support/people.ts'
import { CHROMIUM_FLAGS } from '#tests/support/runner/chromium.ts'

import { withFloor } from './floor.tsx'
import { load, type Load, type LoadOptions, weigh, type Weight } from './page-load.ts'
import { middle } from './page-measures.ts'
import { openPlainBrowser } from './plain-browser.ts'
import type { Result } from './results.ts'

const TIMES = 3
const PRACTITIONER = 'certified@verbena.test'
/** The table of the run before, which is committed. */
const TABLE = join(import.meta.dirname, 'loads.json')
/** A ratio to the floor may differ this much from run to run. */
const NOISE = 1.25

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const DESK = { viewport: { width: 1440, height: 900 } }

interface Opened {
  readonly what: string
  readonly path: string
  readonly options: LoadOptions
}

type Figures = Readonly<Record<keyof Load | 'script' | 'heap', number>>
type Table = Readonly<Record<string, { readonly page: Figures; readonly floor: Figures; readonly ratio: Figures }>>

const NAMES = ['lcp', 'blocked', 'longest', 'busy', 'script', 'heap'] as const satisfies readonly (keyof Figures)[]
const figuresOf = (of: (name: keyof Figures) => number) =>
  Object.fromEntries(NAMES.map((name) => [name, of(name)])) as Figures

/**
 * Measures opening each page in turns with a floor page of as many elements. Ratios to the floor hold on any machine.
 * Writes the table of the run, and says which ratio is worse than in the table before.
 */
export async function benchLoads(
  browser: Browser,
  executable: string,
  origin: string,
  add: (result: Result) => Promise<void>,
): Promise<void> {
  const before = JSON.parse(await readFile(TABLE, 'utf8').catch(() => '{}')) as Table
  const table: Record<string, Table[string]> = {}
  const plain = await openPlainBrowser(executable, CHROMIUM_FLAGS)
  await withFloor(async (floor) => {
    for (const { what, path, options } of await pagesOf(browser, origin)) {
      const weight = await weigh(browser, `${origin}${path}`, options)
      const bare = `${floor}/${weight.elements}`
      const floorWeight = await weigh(browser, bare, options)
      const loads: Load[] = []
      const floorLoads: Load[] = []
      for (let time = 0; time < TIMES; time += 1) {
        loads.push(await load(plain, `${origin}${path}`, options))
        floorLoads.push(await load(plain, bare, options))
      }
      const page = middleOf(loads, weight)
      const least = middleOf(floorLoads, floorWeight)
      // Nothing may be blocked.
      const ratio = figuresOf((name) => Math.round((Math.max(page[name], 1) / Math.max(least[name], 1)) * 100) / 100)
      table[what] = { page, floor: least, ratio }
      await add({ what, figures: page })
      await add({ what: `${what}: the floor, of ${weight.elements} elements`, figures: least })
      await add({ what: `${what}: ratio to it`, figures: ratio })
    }
  }).finally(() => plain.close())
  for (const line of worseThan(before, table)) process.stdout.write(`WORSE: ${line}\n`)
  await writeFile(TABLE, `${JSON.stringify(table, null, 2)}\n`)
}

const middleOf = (loads: readonly Load[], weight: Weight): Figures =>
  figuresOf((name) => (name === 'script' || name === 'heap' ? weight[name] : middle(loads.map((one) => one[name]))))

/** The ratios that have grown by more than they differ from run to run. */
function worseThan(before: Table, table: Table): readonly string[] {
  return Object.entries(table).flatMap(([what, { ratio }]) => {
    const last = before[what]?.ratio
    return NAMES.filter((name) => last && ratio[name] > last[name] * NOISE).map(
      (name) => `${what}: ${name} is ${ratio[name]} times the floor's, was ${last?.[name]}`,
    )
  })
}

async function pagesOf(browser: Browser, origin: string): Promise<readonly Opened[]> {
  const answer = await fetch(`${origin}/api/v2/storefront/products?limit=1&language_code=en`)
  const { data } = (await answer.json()) as { data: readonly { slug: string }[] }
  const paths = {
    home: '/en',
    listing: '/en/products',
    product: `/en/products/${data[0]?.slug ?? ''}`,
    'search results': '/en/search-results?query=zinc',
    cart: '/en/cart',
  }
  const pages: Opened[] = Object.entries(paths).map(([what, path]) => ({ what, path, options: PHONE }))
  const options = await practitioner(browser, origin)
  if (options) pages.push({ what: "practitioner's home, builder open", path: '/en/account/practitioner', options })
  else process.stdout.write("skipped: the practitioner's home (the shop has no demo accounts)\n")
  return pages
}

/** A browser in which a practitioner is signed in and has opened the builder; none where the shop has no demo accounts. */
async function practitioner(browser: Browser, origin: string): Promise<LoadOptions | undefined> {
  const page = await browser.newPage({ ...DESK, baseURL: origin })
  try {
    await signIn(page, PRACTITIONER).catch(() => undefined)
    if (page.url() === 'about:blank') return undefined
    await page.goto('/en/account/practitioner')
    await settle(page)
    const builder = new BuilderPart(page)
    await builder.shown.waitFor()
    if (await builder.opener.isVisible()) await builder.opener.click()
    await builder.panel.waitFor()
    await page.waitForLoadState('networkidle')
    return { ...DESK, storageState: await page.context().storageState() }
  } finally {
    await page.close()
  }
}
