import { InspectorPage } from './pages/inspector.ts'
import { expect, test } from './support/test.ts'

test.use({ viewport: { width: 1000, height: 720 } })

test('in a window of 1000 pixels the log is in sight beside actors, chart and context, and each can be given more room', async ({
  page,
  context,
}) => {
  await page.goto('/en/products')
  const beside = await context.newPage()
  const inspector = await InspectorPage.open(beside)
  await expect(inspector.active('catalogue', 'open')).toBeVisible()
  const log = inspector.rows('Log')
  await expect(log).toBeInViewport({ ratio: 0.98 })
  await expect(log.getByRole('option').last()).toBeInViewport()
  await expect(beside.getByRole('region', { name: 'Chart', exact: true })).toBeInViewport()
  await expect(inspector.tab('Context')).toBeInViewport()
  await expect(inspector.button('Make a test of app')).toBeInViewport()

  const height = async () => (await log.boundingBox())?.height ?? 0
  const before = await height()
  await inspector.edge('Height of the log').focus()
  for (let press = 0; press < 5; press += 1) await beside.keyboard.press('ArrowUp')
  await expect.poll(height).toBeGreaterThan(before + 20)
  const actors = async () => (await beside.getByRole('region', { name: 'Actors' }).boundingBox())?.width ?? 0
  const narrow = await actors()
  const edge = await inspector.edge('Width of the actors').boundingBox()
  await beside.mouse.move((edge?.x ?? 0) + 3, 400)
  await beside.mouse.down()
  await beside.mouse.move((edge?.x ?? 0) + 103, 400)
  await beside.mouse.up()
  await expect.poll(actors).toBeGreaterThan(narrow + 80)

  // The names of running actors stand side by side, and not letter below letter.
  const running = beside.getByRole('button', { name: 'catalogue', exact: true })
  expect((await running.boundingBox())?.width ?? 0).toBeGreaterThan(60)

  // However far the sequence is scrolled, it says whose lanes they are.
  await inspector.tab('Sequence').click()
  await page.getByRole('link', { name: 'New in', exact: true }).first().click()
  const sequence = inspector.rows('Sequence')
  await sequence.evaluate((element) => element.scrollTo({ top: element.scrollHeight }))
  await expect(sequence.getByText('app', { exact: true }).first()).toBeInViewport()
  // And the words of what is chosen are in sight, however many lanes there are before it.
  await sequence.press('End')
  await expect(sequence.getByRole('option', { selected: true }).locator('text')).toBeInViewport({ ratio: 1 })
})
