import { expect, type Page } from 'playwright/test'

import type { LanguageCode } from '#contract/languages.ts'

/** The shop's code stores the language last used once it runs (language.remembered-on-change). */
export async function untilStored(page: Page, language: LanguageCode): Promise<void> {
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'preferred_language')?.value
  await expect.poll(stored).toBe(language)
}
