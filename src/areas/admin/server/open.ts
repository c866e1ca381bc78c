import type { AccountDeps } from '#areas/account/server/deps.ts'
import type { Database } from '#server/database/index.ts'
import { administration } from './index.ts'

interface OpenDeps extends Pick<AccountDeps, 'messages' | 'publicUrl' | 'shopName'> {
  readonly database: Pick<Database, 'db' | 'healthy'>
}

export const open = (deps: OpenDeps) => ({ services: { administration: administration(deps.database, deps) } })
