import type { Database } from '#server/database/index.ts'
import type { Log } from '#server/log.ts'
import { type DemoPracticeDeps, seedPractices } from './demo/practices.ts'
import { startHousekeeping } from './housekeeping.ts'
import { openPractices, type PracticeDeps } from './index.ts'

interface PrepareDeps extends DemoPracticeDeps {
  readonly database: Pick<Database, 'bulk'>
  readonly holdsDemo: boolean
}

export async function prepare(deps: PrepareDeps): Promise<void> {
  if (deps.holdsDemo) await seedPractices(deps.database.bulk, deps)
}

interface OpenDeps extends PracticeDeps {
  readonly log: Pick<Log, 'warn'>
}

export function open(deps: OpenDeps) {
  const practices = openPractices(deps)
  const forget = async () => {
    await practices.forgetPictures()
    await practices.measureGrounds()
  }
  return { services: { practices }, background: [startHousekeeping({ forget, log: deps.log })] }
}
