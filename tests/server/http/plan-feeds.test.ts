import { describe, expect, it } from 'vitest'

import { PLAN_FEED_MISSES_BY_ADDRESS } from '#areas/protocols/server/limits.ts'
import type { Services } from '#server/http/services.ts'
import { tooMany } from '#server/request/refused.ts'

import { fakeServices, noLimits, testApp } from './support/app.ts'

const TOKEN = 'a'.repeat(43)
const TEXT = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'

/** A shop in which one token is that of a feed; misses are counted, and refused once there are so many. */
function appWith(most = PLAN_FEED_MISSES_BY_ADDRESS.calls) {
  const misses = { count: 0 }
  const sharing = {
    ...fakeServices().sharing,
    readFeed: (token: string) => Promise.resolve(token === TOKEN ? { text: TEXT, tag: 'x1' } : undefined),
  } as Services['sharing']
  const limits: Services['limits'] = {
    ...noLimits(),
    opensIn: () => Promise.resolve(misses.count >= most ? 1000 : 0),
    take: () => {
      misses.count += 1
      return misses.count > most ? Promise.reject(tooMany(1000)) : Promise.resolve()
    },
  }
  const services = fakeServices({ sharing, limits })
  const { app, lines } = testApp({ services: () => services })
  const get = (path: string, headers: Record<string, string> = {}) =>
    Promise.resolve(app.request(`http://localhost:3000${path}`, { headers: { host: 'localhost:3000', ...headers } }))
  return { get, lines, misses }
}

describe('a plan under its private address (feed.address-is-private)', () => {
  it('is a calendar that no search engine keeps and no page is told of', async () => {
    const { get, misses } = appWith()
    const answer = await get(`/calendar/${TOKEN}.ics`)
    expect([answer.status, await answer.text()]).toEqual([200, TEXT])
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(misses.count).toBe(0)
  })

  it('is not sent again where it has not changed', async () => {
    const { get } = appWith()
    const tag = (await get(`/calendar/${TOKEN}.ics`)).headers.get('etag') ?? ''
    expect((await get(`/calendar/${TOKEN}.ics`, { 'if-none-match': tag })).status).toBe(304)
    expect((await get(`/calendar/${TOKEN}.ics`, { 'if-none-match': '"other", W/"x1"' })).status).toBe(304)
    expect((await get(`/calendar/${TOKEN}.ics`, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is not found by guessing, and guesses are counted', async () => {
    const { get, misses } = appWith(3)
    const guess = async (file: string) => (await get(`/calendar/${file}`)).status
    expect(await guess(`${'b'.repeat(43)}.ics`)).toBe(404)
    expect(await guess('short.ics')).toBe(404)
    expect(await guess(TOKEN)).toBe(404)
    expect(misses.count).toBe(3)
    expect(await guess(`${TOKEN}.ics`)).toBe(429)
  })

  it('is not in the log', async () => {
    const { get, lines } = appWith()
    await get(`/calendar/${TOKEN}.ics`)
    await get(`/calendar/${'c'.repeat(43)}.ics`)
    expect(JSON.stringify(lines)).not.toMatch(/a{43}|c{43}/)
  })
})
