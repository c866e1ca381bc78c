import { expect, type Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'

/**
 * Waits until the browser keeps a language as the one used last, which the shop's code does once it runs
 * (language.remembered-on-change).
 */
export async function hasStored(page: Page, language: LanguageCode): Promise<void> {
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'preferred_language')?.value
  await expect.poll(stored).toBe(language)
}
