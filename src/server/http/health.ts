import type { Handler } from 'hono'

import type { Env } from '../request/env.ts'
import type { Services } from './services.ts'

/** `GET /api/health` (operations.health-call): whether the shop can serve. 503 while it starts or its database is away. */
export interface Health {
  readonly status: 'ok' | 'starting' | 'unavailable'
  readonly version: string
  readonly database: 'ok' | 'starting' | 'unavailable' | 'elsewhere'
}

export function health(version: string, services: () => Services | undefined, elsewhere: boolean): Handler<Env> {
  return async (c) => {
    const database = elsewhere ? 'elsewhere' : await databaseState(services())
    const status = database === 'elsewhere' ? 'ok' : database
    const body: Health = { status, version, database }
    const headers = { 'Cache-Control': 'no-store' }
    return status === 'ok' ? c.json(body, 200, headers) : c.json(body, 503, { ...headers, 'Retry-After': '2' })
  }
}

async function databaseState(running: Services | undefined): Promise<'ok' | 'starting' | 'unavailable'> {
  if (running === undefined) return 'starting'
  const healthy = await running.database.healthy().catch(() => false)
  return healthy ? 'ok' : 'unavailable'
}
