import type { Context } from 'hono'

import type { Caller, Env } from './env.ts'

const NOBODY: Caller = { address: undefined, country: undefined }

/** Calls that the shop makes itself, to draw a page, have no caller. */
export function callerOf(c: Context<Env>): Caller {
  return c.get('caller') ?? NOBODY
}

/** IP address of the connection's other end, be it a proxy; undefined where the connection is gone. */
export function connectionAddress(c: Context<Env>): string | undefined {
  // Without a server in between, as in tests, there is no environment at all.
  const bindings = c.env as Env['Bindings'] | undefined
  return bindings?.incoming?.socket.remoteAddress
}
