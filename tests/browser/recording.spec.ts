import type { Locator } from 'playwright/test'

import type { Trace } from '#statecharts/trace/trace.ts'

import { InspectorPage } from './pages/inspector.ts'
import { expect, test } from './support/test.ts'

const base = { at: 0, kind: 'actor', state: { value: 'closed', context: {}, status: 'active' } } as const

const RECORDING: Trace = {
  version: 1,
  build: 'test',
  began: new Date(0).toISOString(),
  records: [
    { ...base, n: 0, actor: 'x:0', name: 'root', chart: 'sidePanel' },
    { ...base, n: 1, actor: 'x:1', name: 'first', parent: 'x:0', chart: 'sidePanel' },
    { ...base, n: 2, actor: 'x:2', name: 'second', parent: 'x:0', chart: 'sidePanel' },
    { n: 3, at: 0, kind: 'stop', actor: 'x:1', status: 'done' },
    { ...base, n: 4, actor: 'x:3', name: 'third', parent: 'x:2', chart: 'sidePanel' },
    { ...base, n: 5, actor: 'x:4', name: 'fourth', parent: 'x:3', chart: 'sidePanel' },
  ],
}

const fileOf = (recording: Trace) => ({
  name: 'recorded.trace.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(recording)),
})

test('an actor that ends leaves the tree, and the ones after it stay', async ({ page }) => {
  const inspector = await InspectorPage.open(page)
  await inspector.open(fileOf(RECORDING))
  await inspector.slider.focus()
  await inspector.slider.press('Home')
  await inspector.slider.press('ArrowRight')
  await inspector.slider.press('ArrowRight')
  await expect(inspector.actor('first')).toBeVisible()
  await inspector.slider.press('ArrowRight')
  await expect(inspector.actor('first')).toBeHidden()
  await expect(inspector.actor('second')).toBeVisible()
})

test('actors that start later are unfolded, and stay folded once they were', async ({ page }) => {
  const inspector = await InspectorPage.open(page)
  await inspector.open(fileOf({ ...RECORDING, openAt: 0 }))
  await inspector.slider.focus()
  await expect(inspector.actor('third')).toBeHidden()
  await inspector.slider.press('End')
  await expect(inspector.actor('fourth')).toBeVisible()
  await inspector.actor('third').click()
  await inspector.actor('third').press('ArrowLeft')
  await expect(inspector.actor('fourth')).toBeHidden()
  await inspector.actor('second').press('ArrowLeft')
  await inspector.actor('second').press('ArrowRight')
  await expect(inspector.actor('third')).toBeVisible()
  await expect(inspector.actor('fourth')).toBeHidden()
})

test('the inspector is used by keyboard alone', async ({ page }) => {
  const inspector = await InspectorPage.open(page)
  await inspector.open(fileOf(RECORDING))
  await expect(inspector.heading('root')).toBeVisible()
  const { keyboard } = page
  const reach = async (place: Locator, key = 'Tab') => {
    const isReached = () => place.evaluate((element) => element === document.activeElement)
    for (let steps = 0; !(await isReached()); steps += 1) {
      expect(steps, `presses of ${key}`).toBeLessThan(40)
      await keyboard.press(key)
    }
  }

  await reach(inspector.actor('root'))
  await keyboard.press('ArrowDown')
  await expect(inspector.heading('second')).toBeVisible()
  const ended = page.locator('summary').filter({ hasText: 'Ended' })
  await reach(ended)
  await keyboard.press('Enter')
  await reach(page.getByRole('button', { name: /^first/ }))
  await keyboard.press('Enter')
  await expect(inspector.heading('first')).toBeVisible()

  await reach(inspector.button('Step back'))
  await keyboard.press('Enter')
  await expect(inspector.moment).toContainText('#4')
  await keyboard.press('Enter')
  await expect(inspector.moment).toContainText('#3')
  await reach(inspector.button('Step forward'))
  await keyboard.press('Enter')
  await expect(inspector.moment).toContainText('#4')
  await reach(inspector.rows('Log'))
  await keyboard.press('Home')
  await expect(inspector.moment).toContainText('#0')
  await keyboard.press('ArrowDown')
  await expect(inspector.moment).toContainText('#1')

  await reach(inspector.tab('Changes'))
  await keyboard.press('End')
  await reach(page.getByRole('region', { name: 'Context after' }))
  await reach(inspector.button('Save'), 'Shift+Tab')
  const saved = page.waitForEvent('download')
  await keyboard.press('Enter')
  expect((await saved).suggestedFilename()).toMatch(/\.trace\.json$/)
})
