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
  ],
}

test('an actor that ends leaves the tree, and the ones after it stay', async ({ page }) => {
  await page.goto('/inspector')
  const inspector = new InspectorPage(page)
  await inspector.open({
    name: 'two.trace.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(RECORDING)),
  })
  await inspector.slider.focus()
  await inspector.slider.press('Home')
  await inspector.slider.press('ArrowRight')
  await inspector.slider.press('ArrowRight')
  await expect(inspector.actor('first')).toBeVisible()
  await inspector.slider.press('ArrowRight')
  await expect(inspector.actor('first')).toBeHidden()
  await expect(inspector.actor('second')).toBeVisible()
})
