import type { Database } from '#server/database/index.ts'

import { openIntake } from './index.ts'

interface OpenDeps {
  readonly database: Pick<Database, 'db' | 'healthy'>
}

export const open = ({ database }: OpenDeps) => ({ services: { intake: openIntake(database) } })
