import { describe, expect, it } from 'vitest'

import { addressBehind } from '#server/http/middleware/caller.ts'
import type { Caller } from '#server/request/env.ts'
import type { ProxySettings } from '#server/settings.ts'

import { fakeServices, testApp } from './support/app.ts'
import { operator } from '#tests/support/operator.ts'

describe('the address of a caller', () => {
  it.each<[string, number, string | undefined, string | undefined, string | undefined]>([
    ['is what the only proxy was called from', 1, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is not what the caller wrote himself', 1, '10.0.0.1', '1.2.3.4, 203.0.113.7', '203.0.113.7'],
    [
      'is what the outer of two proxies was called from',
      2,
      '10.0.0.1',
      '1.2.3.4, 203.0.113.7, 10.0.0.2',
      '203.0.113.7',
    ],
    ['is the leftmost where fewer proxies were passed than there are', 3, '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['is the proxy where that tells of nobody', 1, '10.0.0.1', undefined, '10.0.0.1'],
    ['is the proxy where that tells nonsense', 1, '10.0.0.1', 'unknown', '10.0.0.1'],
    ['has no port', 1, '10.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
    ['has no brackets', 1, '10.0.0.1', '[2001:db8::7]:4711', '2001:db8::7'],
    ['may be of version 6', 1, '::1', '2001:db8::7', '2001:db8::7'],
    ['is unknown where the connection is gone and nobody told', 1, undefined, '', undefined],
  ])('%s', (_what, count, connection, forwarded, address) => {
    expect(addressBehind(count, connection, forwarded)).toBe(address)
  })
})

describe('a caller', () => {
  const callerBehind = async (
    proxies: ProxySettings | undefined,
    headers: Record<string, string>,
  ): Promise<Caller | undefined> => {
    let seen: Caller | undefined
    const services = fakeServices({
      readCountry: (caller) => {
        seen = caller
        return Promise.resolve(null)
      },
    })
    const { app } = testApp({
      services: () => services,
      settings: {
        shopName: 'Verbena',
        shopRegion: 'eu',
        operator,
        publicUrl: 'http://localhost:3000',
        apiOrigin: undefined,
        proxies,
      },
    })
    await app.request(
      '/api/v2/account/geoip',
      { method: 'POST', headers },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )
    return seen
  }
  const TOLD = { 'X-Forwarded-For': '203.0.113.7', 'CF-IPCountry': 'GB' }

  it('is who the connection says, whatever headers say, where no proxy is trusted (security.no-header-is-trusted-without-a-proxy)', async () => {
    expect(await callerBehind(undefined, TOLD)).toEqual({ address: '10.0.0.1', country: undefined, device: '' })
  })

  it('is who a trusted proxy says (security.no-header-is-trusted-without-a-proxy)', async () => {
    expect(await callerBehind({ count: 1, countryHeader: 'CF-IPCountry' }, TOLD)).toEqual({
      address: '203.0.113.7',
      country: 'GB',
      device: '',
    })
    expect(await callerBehind({ count: 1, countryHeader: undefined }, TOLD)).toEqual({
      address: '203.0.113.7',
      country: undefined,
      device: '',
    })
  })

  it.each([
    ['gb', 'GB'],
    ['XX', undefined],
    ['T1', undefined],
    ['ZZ', undefined],
    ['United Kingdom', undefined],
    ['', undefined],
  ])('comes from the country %j as %s', async (header, country) => {
    expect((await callerBehind({ count: 1, countryHeader: 'cf-ipcountry' }, { 'CF-IPCountry': header }))?.country).toBe(
      country,
    )
  })
})
