import { expect, test } from 'vitest'
import { it } from 'vitest'

import type { Dosage } from '#areas/protocols/contract/dosage/dosage.ts'
import { calendarOf, type FeedLine } from '#areas/protocols/server/feed/calendar.ts'
import { loadFeedWords } from '#areas/protocols/server/feed/words.ts'
import { LANGUAGE_CODES } from '#contract/languages.ts'

import { practice } from '#tests/areas/clients/server/support/practice.ts'
import { describeOnEachEngine } from '#tests/server/support/database.ts'

const bedtime: Dosage = {
  unit: 'capsule',
  steps: [{ days: null, intakes: [{ at: 'bed', amount: 2 }] }],
  food: 'with',
  rhythm: null,
  from: null,
  until: null,
}
const line = (name: string, more: Partial<Dosage> = {}, notes = ''): FeedLine => ({
  name,
  notes,
  dosage: { ...bedtime, ...more },
  start: '2026-03-02',
})
const words = loadFeedWords()
const made = (lines: readonly FeedLine[], language: (typeof LANGUAGE_CODES)[number] = 'en') =>
  calendarOf(lines, words(language), { shopName: 'Verbena', stamp: new Date('2026-03-01T00:00:00Z'), owner: '4' })

/** Lines as they are after unfolding (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
/** The properties of each event, by name and parameters. */
const eventsOf = (text: string) =>
  text
    .split('BEGIN:VEVENT')
    .slice(1)
    .map((part) =>
      Object.fromEntries(
        unfolded(part.split('END:VEVENT')[0] ?? '')
          .filter((one) => one.includes(':'))
          .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]),
      ),
    )
const unescaped = (text = '') =>
  text.replaceAll(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one))

test('products that are taken together stand in one event at a floating hour (feed.repeats-as-the-dosage-does)', () => {
  const events = eventsOf(made([line('Magnesium'), line('Zinc', { food: null }, 'With water')]))
  expect(events).toEqual([
    expect.objectContaining({
      DTSTART: '20260302T220000',
      DTEND: '20260302T221500',
      RRULE: 'FREQ=DAILY',
      SUMMARY: String.raw`Bedtime: 2 capsules Magnesium\, 2 capsules Zinc`,
    }),
  ])
  expect(unescaped(events[0]?.['DESCRIPTION'])).toBe('Magnesium: 2 capsules · with food\nZinc: 2 capsules · With water')
})

test('steps are events of their own, each n-th day and weekdays repeat so, and ends are of the kind of the start', () => {
  const steps: Dosage['steps'] = [
    { days: 7, intakes: [{ at: '07:30', amount: 1 }] },
    { days: null, intakes: [{ at: null, amount: 2 }] },
  ]
  expect(eventsOf(made([line('Iron', { steps, rhythm: { weekdays: [1, 3] }, until: '2026-04-30' })]))).toMatchObject([
    { DTSTART: '20260302T073000', RRULE: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260308T073000' },
    { 'DTSTART;VALUE=DATE': '20260309', RRULE: 'FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20260430' },
  ])
  expect(eventsOf(made([line('Iron', { rhythm: { every: 3 } })]))).toMatchObject([{ RRULE: 'FREQ=DAILY;INTERVAL=3' }])
  const [once] = eventsOf(made([line('Iron', { steps: [{ days: 1, intakes: [{ at: 'lunch', amount: 1 }] }] })]))
  expect([once?.['DTSTART'], once?.['RRULE']]).toEqual(['20260302T123000', undefined])
})

test('lines have at most 75 octets, end as the format says, and hold what was written', () => {
  const name = 'Magnesium; "calm", 60\\ 亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛亜鉛'
  const text = made([line(name, {}, 'Two lines:\nBEGIN:VEVENT')], 'jp')
  const lines = text.split('\r\n')
  expect(lines.filter((one) => Buffer.byteLength(one) > 75 || /[\r\n]/.test(one))).toEqual([])
  expect(lines.filter((one) => one === 'BEGIN:VEVENT')).toHaveLength(1)
  const summary = unfolded(text).find((one) => one.startsWith('SUMMARY:')) ?? ''
  expect(unescaped(summary)).toContain(name)
  expect(lines[0]).toBe('BEGIN:VCALENDAR')
  expect(text.trimEnd().endsWith('END:VCALENDAR')).toBe(true)
})

test.each(LANGUAGE_CODES)('the same plan is the same text, in the words of %s', (language) => {
  const text = made([line('Zinc')], language)
  expect(made([line('Zinc')], language)).toBe(text)
  expect(text).not.toMatch(/amount\.|times\.|plan\.heading/)
})

describeOnEachEngine('the address of a plan for calendars', (engine) => {
  const shared = async () => {
    const all = await practice(engine)
    const mine = await all.practitioner()
    const client = await all.shop.person()
    await all.link(client, mine)
    const id = await mine.protocol(['mg-60'])
    await all.db
      .updateTable('protocol_line')
      .set({ dosage: JSON.stringify(bedtime) })
      .execute()
    await mine.share(id, { email: client.email })
    const ask = (method: string, language: 'en' | 'de' = 'en') =>
      all.shop.ask(client, method, '/account/clients/plan-feed', undefined, { language })
    return { ...all, mine, client, id, ask }
  }

  it('is told once, and kept as a hash alone (feed.address-is-private)', async () => {
    const { ask, db } = await shared()
    expect((await ask('GET')).body).toEqual({ since: null })
    const { body } = await ask('POST', 'de')
    expect(body.address).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
    expect((await ask('GET')).body).toEqual({ since: body.since })
    const rows = await db.selectFrom('plan_feed').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(/calendar\/([\w-]{43})/.exec(body.address)?.[1] ?? '?')
    await ask('DELETE')
    expect((await ask('GET')).body).toEqual({ since: null })
  })

  it('is another one once it is renewed, and ends with the account', async () => {
    const { ask, shop, client, db } = await shared()
    const [first, second] = [(await ask('POST')).body, (await ask('POST')).body]
    expect(second.address).not.toBe(first.address)
    expect(await db.selectFrom('plan_feed').selectAll().execute()).toHaveLength(1)
    await shop.ask(client, 'DELETE', '/account/')
    expect(await db.selectFrom('plan_feed').selectAll().execute()).toEqual([])
  })
})
