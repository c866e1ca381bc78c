/** The process that works on an import for a shop (`child.ts`). It ends with that shop, after the lines at hand. */
import { openKysely, openPool } from '#server/database/connection.ts'
import { createLog } from '#server/log.ts'
import type { ToldWorker } from './child.ts'
import { workOnImport } from './work.ts'

const CONNECTIONS = 3

const closing = new AbortController()
const log = createLog()
log.level = 'warn'
process.once('disconnect', () => closing.abort())
// Ctrl-C reaches this process as well: the shop tells it to stop.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', () => closing.abort())

process.on('message', (message: ToldWorker | 'stop') => {
  if (message === 'stop') closing.abort()
  else void work(message)
})

async function work({ config, uploadsDir, shop, ...job }: ToldWorker): Promise<void> {
  const pool = openPool({ ...config, max: CONNECTIONS }, log)
  const onError = (error: unknown) => log.error({ err: error }, 'the import failed')
  try {
    await workOnImport({ bulk: openKysely(pool), uploadsDir, shop, onError }, job, closing.signal)
  } catch (error) {
    onError(error)
    process.exitCode = 1
  }
  await pool.end()
  if (process.connected) process.disconnect()
}
