import { chromium } from 'playwright'

import { execute } from './stage.ts'
import { installPackages, isRunnable, mayInstallPackages } from './system.ts'

/** Chromium without its window, which takes 40 % less time over the same tests, in Debian's package. */
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell'
const DEBIAN_CHROMIUM = '/usr/bin/chromium'

/**
 * Flags for Chromium on machines without a screen, a sandbox or a network; Playwright adds the headless one.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

async function firstRunnable(...files: readonly (string | undefined)[]): Promise<string | undefined> {
  for (const file of files) if (file && (await isRunnable(file))) return file
  return undefined
}

/** Looks at CHROME_PATH, Debian's packages and Playwright's own. */
export async function findChromium(): Promise<string | undefined> {
  return await firstRunnable(process.env['CHROME_PATH'], DEBIAN_SHELL, DEBIAN_CHROMIUM, chromium.executablePath())
}

/**
 * Finds a Chromium, else installs one: Debian's package where that may be done, Playwright's own elsewhere. Where it may be
 * done, the one without a window is installed beside another too.
 */
export async function provideChromium(): Promise<string | undefined> {
  const isWanted = !(await firstRunnable(process.env['CHROME_PATH'], DEBIAN_SHELL))
  if (isWanted && (await mayInstallPackages())) {
    const isThere = (await installPackages('chromium-headless-shell')) || (await findChromium()) !== undefined
    if (!isThere) await installPackages('chromium')
  }
  return (await findChromium()) ?? (await installPlaywrights())
}

/** Chromium without a window, by the names of its packages. */
export function isShell(file: string): boolean {
  return /headless[-_]shell/.test(file)
}

async function installPlaywrights(): Promise<string | undefined> {
  await execute('node_modules/.bin/playwright', ['install', 'chromium'])
  return await findChromium()
}
