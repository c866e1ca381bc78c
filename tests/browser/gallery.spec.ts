import { readFile } from 'node:fs/promises'

import { allMachines } from '#statecharts/graph/all-machines.ts'
import { readMachine } from '#statecharts/graph/read-machine.ts'
import { neighboursOf, startOf } from '#statecharts/paint/start-of.ts'

import { checkAccessibility } from './support/accessibility.ts'
import { expect, test } from './support/test.ts'

test('a chart that is gone back to is scrolled where it was', async ({ page }) => {
  const drawing = page.getByRole('region', { name: 'The chart cart' })
  const place = () => drawing.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
  await page.goto('/statecharts#cart')
  await drawing.evaluate((element) => element.scrollTo({ left: 120, top: 340, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('[120,340]')
  await page.goto('/statecharts#folders')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('folders')
  await page.goBack()
  await expect.poll(place).toEqual([120, 340])
  await page.reload()
  await expect.poll(place).toEqual([120, 340])
})

test('where a chart is scrolled is not kept in the entry that is gone to meanwhile', async ({ page }) => {
  await page.clock.install()
  await page.goto('/statecharts#cart')
  const drawing = page.getByRole('region', { name: 'The chart cart' })
  const scrollTo = (top: number) =>
    drawing.evaluate(
      (element, top) =>
        new Promise<void>((go) => {
          element.addEventListener('scroll', () => go(), { once: true })
          element.scrollTo({ top, behavior: 'instant' })
        }),
      top,
    )
  const kept = () => page.evaluate(() => JSON.stringify(history.state))
  await scrollTo(340)
  await page.clock.runFor(1000)
  expect(await kept()).toContain('340]')
  await scrollTo(200)
  await page.evaluate(() => history.pushState(null, '', '#folders'))
  await page.clock.runFor(1000)
  expect(await kept()).toBe('null')
})

test('every chart opens where its initial state and a neighbour of it are in sight, large enough to read', async ({
  page,
}) => {
  test.slow()
  await page.goto('/statecharts')
  const charts = (await allMachines('.')).map(({ machine }) => readMachine(machine))
  const wrong: string[] = []
  for (const graph of charts) {
    const start = startOf(graph.root).id
    await page.evaluate((id) => (location.hash = `#${id}`), graph.id)
    const place = page.getByRole('region', { name: `The chart ${graph.id}`, exact: true })
    await expect(place).toBeVisible()
    const seen = await place.evaluate(
      async (element, { start, neighbours }) => {
        const look = () => {
          const around = element.getBoundingClientRect()
          const [left, top] = [Math.max(0, around.left), Math.max(0, around.top)]
          const [right, bottom] = [Math.min(innerWidth, around.right), Math.min(innerHeight, around.bottom)]
          const boxOf = (state: string) =>
            element.querySelector(`[data-item="${CSS.escape(state)}"] > .vc-box`)?.getBoundingClientRect()
          const isWhole = (box?: DOMRect) =>
            box !== undefined &&
            box.top >= top &&
            box.left >= left &&
            Math.min(box.bottom, box.top + 60) <= bottom &&
            Math.min(box.right, box.left + 60) <= right
          const isTouched = (box?: DOMRect) =>
            box !== undefined && box.top < bottom && box.bottom > top && box.left < right && box.right > left
          const svg = element.querySelector('svg')
          const scale = (svg?.getBoundingClientRect().width ?? 0) / (svg?.viewBox.baseVal.width ?? 1)
          return {
            start: isWhole(boxOf(start)),
            neighbour: neighbours.length === 0 || neighbours.some((one) => isTouched(boxOf(one))),
            size: Math.round(scale * 13),
          }
        }
        // The place is scrolled by an effect once its size is known: after some frames, of a busy machine after many.
        for (let frames = 0; frames < 100 && !(look().start && look().neighbour); frames += 1)
          await new Promise((go) => requestAnimationFrame(go))
        return look()
      },
      { start, neighbours: neighboursOf(graph, start) },
    )
    if (!seen.start || !seen.neighbour || seen.size < 11) wrong.push(`${graph.id}: ${JSON.stringify(seen)}`)
  }
  expect(wrong).toEqual([])
})

test('on a phone every chart opens with its initial state in sight, and not under the buttons that zoom', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/statecharts')
  const charts = (await allMachines('.')).map(({ machine }) => readMachine(machine))
  const wrong: string[] = []
  for (const graph of charts) {
    const start = startOf(graph.root).id
    await page.evaluate((id) => (location.hash = `#${id}`), graph.id)
    const place = page.getByRole('region', { name: `The chart ${graph.id}`, exact: true })
    await expect(place).toBeVisible()
    const isClear = await place.evaluate(async (element, start) => {
      const look = () => {
        const box = element.querySelector(`[data-item="${CSS.escape(start)}"] > .vc-box`)?.getBoundingClientRect()
        const bar = element.parentElement?.querySelector('[role=group]')?.getBoundingClientRect()
        if (!box || !bar) return false
        // Of a state that is larger than the screen its upper end.
        const { left, top } = box
        const [right, bottom] = [Math.min(box.right, left + 60), Math.min(box.bottom, top + 60)]
        const isSeen = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return isSeen && (bottom <= bar.top || top >= bar.bottom || box.right <= bar.left)
      }
      for (let frames = 0; frames < 100 && !look(); frames += 1) await new Promise((go) => requestAnimationFrame(go))
      return look()
    }, start)
    if (!isClear) wrong.push(graph.id)
  }
  expect(wrong).toEqual([])
})

test('a chart is found, read by keyboard, covered and saved, and nothing leaves the shop', async ({ page, shop }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (origin !== new URL(shop).origin && protocol.startsWith('http')) elsewhere.push(request.url())
  })
  await page.goto('/statecharts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every flow of the shop, drawn')
  await checkAccessibility(page)

  await page.getByRole('searchbox', { name: 'Search charts' }).fill('protocolbuilder')
  await page
    .getByRole('link', { name: /^protocolBuilder/ })
    .first()
    .click()
  await expect(page).toHaveURL(/#protocolBuilder$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('protocolBuilder')
  const drawing = page.getByRole('img', { name: 'The chart protocolBuilder' })
  await expect(drawing).toBeVisible()

  // What a state runs is opened by a press on its row.
  await drawing.locator('[data-row=invoke]').filter({ hasText: 'shareForm' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('shareForm')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('protocolBuilder')

  await page.getByLabel('Lay over it').selectOption('Actor coverage')
  await expect(drawing.locator('[data-badge]').first()).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SVG' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('protocolBuilder.svg')
  const svg = await readFile(await file.path(), 'utf8')
  expect(svg).toContain('<svg')
  expect(svg).not.toContain('var(--')

  await page.getByRole('button', { name: 'Tree', exact: true }).click()
  const tree = page.getByRole('treegrid', { name: 'States and transitions of protocolBuilder' })
  await tree.getByRole('row').first().click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const row = tree.locator('[role=row]:focus')
  const key = await row.getAttribute('data-key')
  await expect(page).toHaveURL(new RegExp(`#protocolBuilder/${encodeURIComponent(key ?? '')}$`))
  await expect(drawing.locator('.is-selected').first()).toBeVisible()

  await checkAccessibility(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await checkAccessibility(page)
  await page.getByRole('button', { name: 'Table', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Transitions of protocolBuilder' })).toBeVisible()
  expect(elsewhere).toEqual([])
})

test('a requirement leads to the line of a test that names it (statecharts.requirements-are-traced)', async ({
  page,
}) => {
  await page.goto('/statecharts#requirements')
  await page.getByRole('searchbox', { name: 'Search charts' }).fill('cart.remove-lowers-by-one')
  const opened = page.waitForEvent('popup')
  await page
    .getByRole('link', { name: /^tests\/areas\/cart\/models\/cart-line-rules\.ts:\d+$/ })
    .first()
    .click()
  const source = await opened
  await expect(source.getByRole('heading', { level: 1 })).toHaveText('tests/areas/cart/models/cart-line-rules.ts')
  await expect(source.locator(':target')).toContainText('lowers by one')
  await checkAccessibility(source)
})

test('a search finds requirements where no chart has its words, and transitions are named by their events', async ({
  page,
}) => {
  await page.goto('/statecharts#requirements')
  const search = page.getByRole('searchbox', { name: 'Search charts' })
  await search.fill('midnight')
  const main = page.getByRole('main')
  await expect(main.getByText(/^[1-9]\d* of \d+ have the words/)).toBeVisible()
  await expect(page.getByText('No chart has these words.')).toBeVisible()
  await search.fill('practice.other-tabs-follow')
  await expect(main.getByRole('link', { name: 'practicePage.here: page.returned', exact: true })).toBeVisible()
  await expect(main.getByRole('link', { name: '::' })).toHaveCount(0)
})
