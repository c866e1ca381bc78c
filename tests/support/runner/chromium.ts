import { chromium } from 'playwright'

import { execute } from './stage.ts'
import { installPackages, isRunnable, mayInstallPackages } from './system.ts'

const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * Flags for Chromium on machines without a screen, a sandbox or a network; Playwright adds the headless one.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
]

/** Where a Chromium stands: CHROME_PATH, Debian's package, Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  for (const file of [process.env['CHROME_PATH'], DEBIAN_CHROMIUM, chromium.executablePath()]) {
    if (file && (await isRunnable(file))) return file
  }
  return undefined
}

/** Finds a Chromium, else installs one: Debian's package where that may be done, Playwright's own elsewhere. */
export async function provideChromium(): Promise<string | undefined> {
  const found = await findChromium()
  if (found) return found
  if (await mayInstallPackages()) await installPackages('chromium')
  else await execute('node_modules/.bin/playwright', ['install', 'chromium'])
  return await findChromium()
}
