/**
 * A shop's database in a process of its own, for tests that kill it or run it as another user. It takes its order as
 * JSON, says in JSON lines what became of it, and stops when its standard input ends.
 */
import { once } from 'node:events'

import { openDatabase } from '#server/database/index.ts'

interface Order {
  readonly dataDir: string
  readonly join?: boolean
  readonly user?: { readonly uid: number; readonly gid: number }
}

const { user, ...options } = JSON.parse(process.argv[2] ?? '{}') as Order
// All code is read by now, so that the user needs no way to it.
if (user && process.getuid?.() === 0) {
  process.setgroups?.([])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
}
// Ctrl-C is the shop's to answer, and this one does not.
process.on('SIGINT', () => undefined)

const logged: string[] = []
const note = (_: object, message: string) => {
  logged.push(message)
}

try {
  const database = await openDatabase({ ...options, log: { info: note, warn: note, error: note } })
  say('open', { host: database.config.host })
  process.stdin.resume()
  await once(process.stdin, 'end')
  await database.pool.query('select 1')
  await database.stop()
  say('stopped')
} catch (error) {
  say('refused', error instanceof Error ? { name: error.name, message: error.message } : {})
}

function say(event: string, more: object = {}): void {
  process.stdout.write(`${JSON.stringify({ event, uid: process.getuid?.(), logged, ...more })}\n`)
}
