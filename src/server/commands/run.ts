import { BuildError } from '../build/child.ts'
import { DatabaseError, isDiskFull } from '../database/index.ts'
import { ListenError } from '../http/listen.ts'
import { createLog } from '../log.ts'
import { endOnSignals } from '../process.ts'
import { readSettings, SettingsError } from '../settings.ts'
import { type ShopOptions, startShop } from '../shop.ts'
import { greeting } from './greeting.ts'

/** Writes a line for the person at the terminal; the log has standard error to itself. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/**
 * Runs the shop as a process of its own until it is told to stop, and says where it can be reached
 * (operations.one-line-starts-the-shop).
 */
export async function runShop(prepare: () => Promise<ShopOptions>): Promise<void> {
  try {
    const settings = readSettings(process.env)
    const log = createLog()
    const options = await prepare()
    const starting = startShop(settings, log, options)
    endOnSignals(starting, log)
    for (const line of greeting(settings, await starting)) say(line)
  } catch (error) {
    process.stderr.write(`${whatWentWrong(error)}\n`)
    process.exit(1)
  }
}

/** One line where it is known what to do about it; else all that is known. */
function whatWentWrong(error: unknown): string {
  const isExpected =
    error instanceof SettingsError ||
    error instanceof ListenError ||
    error instanceof DatabaseError ||
    error instanceof BuildError
  if (isExpected) return error.message
  if (isDiskFull(error)) return 'The disk is full: make room for the database and the built client, then start again.'
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
