import type { Page } from 'playwright/test'

import { TOAST_DEFAULT_MS } from '#contract/constants.ts'

import { Frame } from './pages/frame.ts'
import { browserAlone } from './support/browser-alone.ts'
import { expect, test } from './support/test.ts'
import { text } from './texts.ts'

/** So late that everything of the page's own has had its time. */
const LATER = 600_000

/** Two messages stand, of files of two languages that could not be had, and the keyboard was used last. From then on time stands still. */
async function raiseTwo(page: Page): Promise<Frame> {
  const frame = new Frame(page)
  await browserAlone(page)
  await page.route(/\/locales\/(?:fr|de)\//, (route) => route.fulfill({ status: 404 }))
  await page.clock.install({ time: 0 })
  await page.goto('/fr/products')
  await expect(frame.dismissals).toHaveCount(1)
  // It stays while it is pointed at.
  await frame.messages.hover()
  await page.getByRole('button', { name: text('common:language.choose', { language: 'Français' }) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/de/products')
  await expect(frame.dismissals).toHaveCount(2)
  await page.clock.pauseAt(LATER)
  await page.mouse.move(0, 0)
  return frame
}

test.afterEach(({ page }) => page.clock.resume())

test.beforeEach(({ watch }) => {
  watch.expectFailure(/\/locales\/fr\//)
  watch.expectFailure(/\/locales\/de\//)
  watch.expectConsole(/texts of fr could not be loaded/)
  watch.expectConsole(/texts of de could not be loaded/)
})

test('a keyboard that dismisses a message goes on to the next one, which stays as long as it is there (toasts.hover-and-focus-stop-the-clock)', async ({
  page,
}) => {
  const { dismissals } = await raiseTwo(page)
  await dismissals.first().focus()
  await page.keyboard.press('Enter')
  await expect(dismissals).toHaveCount(1)
  await expect(dismissals).toBeFocused()
  await page.clock.runFor(2 * TOAST_DEFAULT_MS)
  await expect(dismissals).toHaveCount(1)
})

test('a message that was dismissed does not hold the clock of the others', { tag: '@long' }, async ({ page }) => {
  const { dismissals, main } = await raiseTwo(page)
  await dismissals.first().focus()
  await page.keyboard.press('Enter')
  await expect(dismissals).toHaveCount(1)
  await main.focus()
  await page.clock.runFor(TOAST_DEFAULT_MS - 1)
  await expect(dismissals).toHaveCount(1)
  await page.clock.runFor(1)
  await expect(dismissals).toHaveCount(0)
})

test(
  'a pointer that leaves the messages does not let those vanish in which the keyboard is',
  { tag: '@long' },
  async ({ page }) => {
    const { dismissals, messages } = await raiseTwo(page)
    await dismissals.last().focus()
    await messages.hover()
    await page.mouse.move(0, 0)
    await page.clock.runFor(2 * TOAST_DEFAULT_MS)
    await expect(dismissals).toHaveCount(2)
    await expect(dismissals.last()).toBeFocused()
  },
)

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test(
    'a message that a finger dismisses does not hold the clock of the others',
    { tag: '@long' },
    async ({ page }) => {
      const { dismissals } = await raiseTwo(page)
      await dismissals.first().tap()
      await expect(dismissals).toHaveCount(1)
      await page.clock.runFor(TOAST_DEFAULT_MS)
      await expect(dismissals).toHaveCount(0)
    },
  )
})
