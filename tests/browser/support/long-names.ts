import { expect, type Page } from 'playwright/test'

import { NAME_MAX } from '#contract/constants.ts'

/** One word as long as a name may be. */
export const LONGEST_WORD = 'Magnesiumbisglycinatchelat'.repeat(5).slice(0, NAME_MAX)
const LONG_ADDRESS = 'hauptverwaltungsstelle@naturheilpraxis-sued.example.de'

/** Fields of answers that people fill in. */
const WRITTEN = new Set(
  'name first_name last_name practice_name title description notes share_notes net_contents device'.split(' '),
)

function lengthened(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => lengthened(item, field))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthened(inner, name)]))
  if (typeof value !== 'string' || value === '') return value
  return field === 'email' ? LONG_ADDRESS : WRITTEN.has(field) ? LONGEST_WORD : value
}

/** From now on every name and note in the shop's answers is one word, the longest that can be, and every email is long. */
export async function lengthenNames(page: Page): Promise<void> {
  await page.route('**/api/v2/**', async (route) => {
    const response = await route.fetch({ maxRetries: 1 })
    if (!response.headers()['content-type']?.includes('json')) return await route.fulfill({ response })
    await route.fulfill({ response, json: lengthened(await response.json()) })
  })
}

/** Fails where the page, or a panel, dialog or list over it, is wider than a phone. */
export async function expectNarrow(page: Page, what: string): Promise<void> {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const widths = await page.evaluate(() => {
      const isOver = (part: Element) => part.scrollWidth > part.clientWidth
      const scrolls = (part: Element) => /auto|scroll/.test(getComputedStyle(part).overflowX)
      const over = [...document.querySelectorAll(':is(aside, [role="dialog"], [role="listbox"], [role="menu"])')]
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .filter((part) => part.checkVisibility() && scrolls(part) && isOver(part))
      return { page: document.documentElement.scrollWidth, over: over.map((part) => part.className) }
    })
    expect.soft(widths, `${what} at ${width} px`).toEqual({ page: width, over: [] })
  }
}
