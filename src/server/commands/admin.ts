import { resolve } from 'node:path'

import * as v from 'valibot'

import { emailOf } from '#contract/email.ts'
import { email } from '#contract/rules.ts'

import { appointAdmin, type Appointed } from '#areas/admin/server/appoint.ts'
import { isUnavailable } from '../database/connection.ts'
import { DatabaseError, openDatabase } from '../database/index.ts'
import { loadMessages } from '../texts/messages.ts'
import { createLog } from '../log.ts'
import { readSettings, SettingsError } from '../settings.ts'

/** The shop itself, which knows this folder too, takes seconds to load. */
const LOCALES = resolve(import.meta.dirname, '../../../public/locales')

/** Something is wrong with what was typed. The message is one line. */
class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** `npm run admin -- EMAIL`: makes an account an admin, beside the running shop or without one. */
async function main(given: string | undefined): Promise<void> {
  if (given === undefined) throw new UsageError('Name the email of the account: npm run admin -- EMAIL')
  if (!v.is(email, given)) throw new UsageError('This isn’t an email address.')
  const address = emailOf(given)
  const settings = readSettings(process.env)
  const { dataDir, databaseUrl: url, runtimeDir, apiOrigin, shopName, shopRegion: region, publicUrl } = settings
  if (apiOrigin !== undefined) throw new SettingsError("API_ORIGIN is set: the accounts are that backend's.")
  const log = createLog()
  log.level = 'warn'
  const database = await openDatabase({ dataDir, url, runtimeDir, log, join: true })
  try {
    tell(
      address,
      await appointAdmin({ db: database.db, messages: loadMessages(LOCALES), shopName, region, publicUrl }, address),
      settings.mail !== undefined,
    )
  } finally {
    await database.stop()
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function tell(address: string, appointed: Appointed, sendsMail: boolean): void {
  if (appointed.kind !== 'invited')
    return say(`${address} is an admin ${appointed.kind === 'unchanged' ? 'already' : 'now'}.`)
  if (sendsMail)
    return say(
      `${address} is an admin as soon as a password is chosen by the link in the mail that the shop sends there.`,
    )
  say(`${address} is an admin as soon as a password is chosen at this address, within the hour and once:`)
  say(appointed.link)
  say('The mail with it stays in the outbox, since SMTP_URL is not set; the demo shows it at /outbox.')
}

/** One line where it is known what to do about it; else all that is known. */
function whatWentWrong(error: unknown): string {
  if (error instanceof UsageError || error instanceof SettingsError || error instanceof DatabaseError)
    return error.message
  if (isUnavailable(error)) return 'The database went away. Please try again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await main(process.argv[2])
} catch (error) {
  process.stderr.write(`${whatWentWrong(error)}\n`)
  process.exitCode = 1
}
