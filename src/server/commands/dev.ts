import { parseArgs } from 'node:util'

import { viteFrontend } from '../http/frontend/vite.ts'
import { inPseudo } from '../pseudo/shop.ts'
import { SettingsError } from '../settings.ts'
import { ROOT, type ShopOptions } from '../shop.ts'
import { runShop } from './run.ts'

await runShop(() => {
  const options: ShopOptions = { frontend: viteFrontend(ROOT), checkAnswers: true }
  return Promise.resolve(isPseudo() ? inPseudo(options) : options)
})

/** An argument of this command and no setting, which `npm start` would read too. */
function isPseudo(): boolean {
  try {
    return parseArgs({ options: { pseudo: { type: 'boolean', default: false } } }).values.pseudo
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error))
  }
}
