import type { Browser, Page } from 'playwright'

import { bcp47, type LanguageCode } from '#contract/languages.ts'

import type { Screen } from './screen.ts'

const HEIGHT = 1200
/** The listing loads one more page by itself, so its height settles after few rounds. */
const ROUNDS = 4

export interface Shot {
  readonly screen: Screen
  readonly width: number
  readonly theme: 'light' | 'dark'
  readonly language: LanguageCode
}

/** Pictures one screen of the shop at an origin, from its head to its foot. */
export async function take(
  browser: Browser,
  origin: string,
  { screen, width, theme, language }: Shot,
  file: string,
): Promise<void> {
  const page = await browser.newPage({
    baseURL: origin,
    viewport: { width, height: HEIGHT },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: bcp47(language),
  })
  await screen.before?.(page)
  const path = typeof screen.path === 'string' ? screen.path : await screen.path(page)
  await page.goto(`/${language}${path}`)
  await settle(page)
  await screen.after?.(page, language)
  // What a person has opened stands over the part of the page that was in sight.
  if (!screen.after || screen.whole) await unfold(page, width)
  await page.screenshot({ path: file })
  await page.close()
}

/** Waits until the page is drawn, nothing in it is on its way, and its fonts and the pictures in sight are there. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      return image.complete || height === 0 || bottom <= 0 || top >= innerHeight
    }),
  )
}

/** Makes the window as tall as the page: what is drawn or loaded only when it comes into sight is then in sight. */
async function unfold(page: Page, width: number): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const height = Number(await page.evaluate('document.documentElement.scrollHeight'))
    if (height <= (page.viewportSize()?.height ?? 0)) return
    await page.setViewportSize({ width, height })
    await settle(page)
  }
}
