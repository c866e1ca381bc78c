import type { Context } from 'hono'

import type { Env } from './env.ts'

/** Who calls, as far as the connection tells. */
export interface Caller {
  /** IP address of the connection's other end; undefined where the connection is gone. */
  readonly address: string | undefined
}

export function callerOf(c: Context<Env>): Caller {
  // Without a server in between, as in tests, there is no environment at all.
  const bindings = c.env as Env['Bindings'] | undefined
  return { address: bindings?.incoming?.socket.remoteAddress }
}
