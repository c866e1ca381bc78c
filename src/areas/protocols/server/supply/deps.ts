import type { ClientDeps } from '#areas/clients/server/deps.ts'
import type { DatabaseLog } from '#server/database/log.ts'

export interface SupplyDeps extends ClientDeps {
  /** The IANA time zone in which days begin. */
  readonly timeZone: string
  readonly log: Pick<DatabaseLog, 'warn'>
}
