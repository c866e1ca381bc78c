/**
 * `npm run shots`: pictures of every screen at three widths, light and dark, in three languages, into .shots/, named
 * screen-width-theme-language.png. Each of --screen, --width, --theme and --lang takes only what it names; each may
 * be given several times.
 */
import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'

import { chromium } from 'playwright'

import { LANGUAGE_CODES } from '#contract/languages.ts'

import { CHROMIUM_FLAGS, provideChromium } from '../support/runner/chromium.ts'
import { prepareTemplate, startFromTemplate } from '../support/shop/template.ts'
import { SCREENS } from './screens.ts'
import { take, type Shot } from './take.ts'

const FOLDER = '.shots'
const THEMES = ['light', 'dark'] as const

const { values } = parseArgs({
  options: {
    screen: { type: 'string', multiple: true, default: SCREENS.map(({ name }) => name) },
    width: { type: 'string', multiple: true, default: ['390', '820', '1440'] },
    theme: { type: 'string', multiple: true, default: [...THEMES] },
    lang: { type: 'string', multiple: true, default: ['en', 'de', 'jp'] },
  },
})

function shots(): readonly Shot[] {
  const themes = THEMES.filter((theme) => values.theme.includes(theme))
  const languages = LANGUAGE_CODES.filter((language) => values.lang.includes(language))
  return SCREENS.filter(({ name }) => values.screen.includes(name)).flatMap((screen) =>
    values.width
      .map(Number)
      .flatMap((width) => themes.flatMap((theme) => languages.map((language) => ({ screen, width, theme, language })))),
  )
}

const executablePath = await provideChromium()
const template = await prepareTemplate()
const shop = await startFromTemplate(template.folder)
const browser = await chromium.launch({ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) })
try {
  await mkdir(FOLDER, { recursive: true })
  for (const shot of shots()) {
    const file = `${FOLDER}/${shot.screen.name}-${shot.width}-${shot.theme}-${shot.language}.png`
    await take(browser, shop.address, shot, file)
    process.stdout.write(`${file}\n`)
  }
} finally {
  await browser.close()
  await shop.stop()
  await template.remove()
}
