import { isIP } from 'node:net'

import type { MiddlewareHandler } from 'hono'

import { isCountryCode } from '../../country/code.ts'
import { connectionAddress } from '../../request/caller.ts'
import type { Env } from '../../request/env.ts'
import type { ProxySettings } from '../../settings.ts'

/**
 * Finds out who calls. Without proxies that are trusted, no header is believed
 * (security.no-header-is-trusted-without-a-proxy).
 */
export function caller(proxies: ProxySettings | undefined): MiddlewareHandler<Env> {
  return async (c, next) => {
    const connection = connectionAddress(c)
    if (proxies === undefined) {
      c.set('caller', { address: connection, country: undefined })
    } else {
      const header =
        proxies.countryHeader === undefined ? undefined : c.req.header(proxies.countryHeader)?.trim().toUpperCase()
      c.set('caller', {
        address: addressBehind(proxies.count, connection, c.req.header('X-Forwarded-For')),
        country: header !== undefined && isCountryCode(header) ? header : undefined,
      })
    }
    await next()
  }
}

/**
 * The address that called the outermost of the trusted proxies. What stands further left was written by the caller and may
 * be anything. Where that is no address, it is the nearest one to its right, which is a proxy's.
 */
export function addressBehind(
  count: number,
  connection: string | undefined,
  forwarded: string | undefined,
): string | undefined {
  const chain = [...(forwarded?.split(',') ?? []).map(withoutPort), connection ?? '']
  return chain.slice(Math.max(0, chain.length - 1 - count)).find((address) => isIP(address) !== 0)
}

/** Some proxies write the port too: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  return entry
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
}
