/**
 * `npm run bench:protocol -- ADDRESS`: what a press costs a practitioner among the 200 products of one protocol, in the
 * demo shop at that address. A table, and JSON lines in .results/bench-protocol.jsonl.
 */
import { cpus, loadavg } from 'node:os'

import { chromium, type Locator, type Page } from 'playwright'
import { expect } from 'playwright/test'

import { BuilderPart } from '#tests/areas/protocols/browser/pages/builder.ts'
import { protocolOf } from '#tests/areas/protocols/browser/support/own-protocol.ts'
import { settle } from '#tests/browser/support/checks.ts'
import { text } from '#tests/browser/texts.ts'
import { CHROMIUM_FLAGS, provideChromium } from '#tests/support/runner/chromium.ts'

import { median, press, type Press, watchPresses } from './page-measures.ts'
import { createResults } from './results.ts'

const LINES = 200
const TIMES = 5
const SLOWER = 4
const PRACTITIONER = 'practitioner@verbena.test'

/** A press that answers a finger within this many milliseconds is felt as at once. */
const AT_ONCE_MS = 100

const [address] = process.argv.slice(2)
if (address === undefined) throw new Error('name the address of a demo shop that runs')

const { add } = createResults('.results/bench-protocol.jsonl', {
  at: new Date().toISOString(),
  node: process.version,
  cpus: cpus().length,
  load: loadavg()[0] ?? 0,
})
const executablePath = await provideChromium()
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1440, height: 900 } })
  await watchPresses(page)
  const { name } = await protocolOf(page, PRACTITIONER, LINES)
  const builder = await open(page, name)
  for (const rate of [1, SLOWER]) {
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate })
    for (const [what, presses] of Object.entries(pressesOf(page, builder, name))) {
      const costs: Press[] = []
      for (let time = 0; time < TIMES; time += 1) costs.push(await presses(time))
      await add({
        what: `${what} among ${LINES} products${rate === 1 ? ', not slowed' : ''}`,
        figures: median(costs),
        ...(rate === 1 && { limit: { figure: 'paint', below: AT_ONCE_MS } }),
      })
    }
  }
} finally {
  await browser.close()
}

async function open(page: Page, name: string): Promise<BuilderPart> {
  const builder = new BuilderPart(page)
  await page.goto('/en/products')
  await builder.opener.click()
  await builder.button(text('builder:list.selectName', { name })).click()
  await expect(builder.lines(name)).toHaveCount(LINES)
  await settle(page)
  return builder
}

function pressesOf(page: Page, builder: BuilderPart, name: string) {
  const line = builder.lines(name).nth(LINES / 2)
  const part = (key: string) =>
    line.getByRole('button', { name: new RegExp(`^${text(`builder:active.${key}`, { name: '' })}`) })
  const adding = page.getByRole('main').locator('.vb-card .vb-padd').first()
  const cost = async (target: Locator, isDone: string): Promise<Press> => {
    await target.scrollIntoViewIfNeeded()
    await target.hover()
    await settle(page)
    return await press(page, () => target.click(), isDone)
  }
  const count = () => `document.querySelectorAll('.vb-pline').length`
  return {
    quantity: () => cost(part('more').last(), 'true'),
    note: async (time: number) => {
      await line.getByRole('textbox', { name: /^Note on/ }).fill(`Capsules with breakfast: ${time + 1}`)
      return await cost(builder.heading(name), 'true')
    },
    add: () => cost(adding, 'true'),
    remove: async () => {
      const before = await builder.lines(name).count()
      return await cost(part('remove').last(), `${count()} < ${before}`)
    },
  }
}
