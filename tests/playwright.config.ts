import { defineConfig } from 'playwright/test'

import { isLong } from './support/length.ts'
import { CHROMIUM_FLAGS, findChromium } from './support/runner/chromium.ts'

const executablePath = await findChromium()

/** A page of a test is gone before code that V8 optimises for it pays: that took a sixth of the pages' processor time. */
const UNOPTIMISED = '--js-flags=--no-maglev --no-turbofan'

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  ...(!isLong && { testIgnore: '**/*.long.spec.ts', grepInvert: /@long/ }),
  outputDir: '../.results/browser',
  globalSetup: './browser/support/global-setup.ts',
  reporter: [['line'], ['json', { outputFile: '../.results/playwright.json' }]],
  // As many as the line of tests is made for has processors: a third starts a shop of its own, and gains no time.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // How long is waited for what must come is no part of a test; machines differ.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { args: [...CHROMIUM_FLAGS, UNOPTIMISED], ...(executablePath && { executablePath }) },
    // What never comes is named by the step that waits for it, before the test's own time is over.
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes time: tests/run.ts runs what has failed once more, with a recording.
    trace: 'off',
  },
})
