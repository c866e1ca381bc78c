import fc from 'fast-check'
import { isValidBIC, isValidIBAN } from 'ibantools'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { PASSWORD_MAX_LENGTH } from '#contract/constants.ts'
import { TEXT_FILES } from '#areas/text-files.ts'
import { isPostalCodeOf, postalCode } from '#contract/postal-code.ts'
import { brokenPasswordRules, email, phone } from '#contract/rules.ts'
import { LIMITS, Redactor } from '#statecharts/redact/redactor.ts'
import { isTag } from '#statecharts/redact/tags.ts'
import { tries } from '#tests/support/tries.ts'

const HELD = '(statecharts.secrets-are-redacted)'

const redacted = (value: unknown, chart?: string) => new Redactor('salt').value(value, chart)
const field = (key: string, value: string) => (redacted({ [key]: value }) as Record<string, string>)[key] ?? ''

describe('redaction', () => {
  it.each([
    'password',
    'confirm_password',
    'currentPassword',
    'access_token',
    'refreshToken',
    'multipass',
    'Authorization',
    'cookie',
    'client_secret',
    'email',
    'e-mail',
    'userEmail',
    'phone',
    'first_name',
    'lastName',
    'values.first_name',
    'note',
    'notes',
    'street',
    'iban',
    'bic',
    'holder',
    'sort_code',
    'account_number',
    'card_number',
  ])(`replaces what stands under %s ${HELD}`, (key) => {
    expect(field(key, 'Canary Bird')).not.toMatch(/canary|bird/i)
  })

  it.each(['title', 'passed', 'compass', 'slug', 'discard', 'addressed', 'kind'])(
    'leaves what stands under %s',
    (key) => {
      expect(field(key, 'magnesium')).toBe('magnesium')
    },
  )

  it.each(['name', 'description', 'query', 'keyword', 'professional_number', 'message', 'subject'])(
    `replaces what a person writes under %s ${HELD}`,
    (key) => {
      expect(field(key, 'Migraine since May')).not.toMatch(/migraine|since|may/i)
      const typed = redacted({ type: 'field.change', field: key, value: 'Migraine since May' })
      expect(JSON.stringify(typed)).not.toMatch(/migraine/i)
    },
  )

  it('goes into all that stands under such a key, but for what says of what sort it is', () => {
    const { address } = redacted({ address: { kind: 'home', country: 'DE', lines: ['Elm Road 1'] } }) as {
      address: Record<string, unknown>
    }
    expect(address).toMatchObject({ kind: 'home', country: 'DE' })
    expect(JSON.stringify(address)).not.toContain('Elm')
  })

  it('leaves the address of a page, and what else is said of that page', () => {
    const place = { language: 'en', path: '/account/admin', query: {} }
    const redactor = new Redactor('salt')
    expect(redactor.value({ address: '/account/admin' })).toEqual({ address: '/account/admin' })
    expect(redactor.value({ place })).toEqual({ place })
    expect(redacted({ address: '/login?token=Canary-2026' })).toEqual({
      address: expect.not.stringContaining('Canary') as string,
    })
  })

  it.each([
    '/login?back=%2Forders%3Fpage%3D2%26query%3Dzinc%2B%2526%2Biron',
    '/login?back=%2Forders%3Fquery%3Dzinc%2B%2526%2Biron%26page%3D2',
    '/a?back=%2Flogin%3Fback%3D%252Forders%253Fquery%253Dzinc%252B%252526%252Biron%2526page%253D2',
  ])(`finds a search in an address that is a value of another: %s ${HELD}`, (address) => {
    const told = JSON.stringify(redacted(`Go to ${address}`))
    expect(told).not.toMatch(/zinc|iron/)
    expect(told.includes('page')).toBe(address.includes('page'))
    expect(told).toContain('orders')
  })

  it.each([
    ['iban', 'DE75 5121 0800 1245 1261 99', isValidIBAN],
    ['iban', 'GB29-NWBK-6016-1331-9268-19', isValidIBAN],
    ['bic', 'deutdeff', isValidBIC],
    ['sort_code', '12-34-56', (tag: string) => /^\d{6}$/.test(tag.replaceAll('-', ''))],
    ['account_number', '1234 5678', (tag: string) => /^\d{8}$/.test(tag.replaceAll('-', ''))],
  ])(`replaces under %s by one that passes the same rules: %s ${HELD}`, (key, typed, passes) => {
    const tag = field(key, typed)
    expect([passes(tag), isTag(tag), tag === typed, field(key, tag) === tag]).toEqual([true, true, false, true])
  })

  it.each([
    ['iban', 'DE75 5121 0800 1245 1261 98', isValidIBAN],
    ['bic', 'DEUT', isValidBIC],
    ['account_number', '1234567', (tag: string) => /^\d{8}$/.test(tag.replaceAll('-', ''))],
  ])(`replaces what breaks a rule under %s by what breaks it: %s ${HELD}`, (key, typed, passes) => {
    const tag = field(key, typed)
    expect([passes(tag), isTag(tag), tag === typed]).toEqual([false, true, false])
  })

  it('tells apart emails that differ in capitals only, and takes them for one where capitals do not count', () => {
    const [small, large, other] = ['mara@b.de', 'MARA@b.de', 'Mara@b.de'].map((one) => field('email', one))
    expect(new Set([small, large, other]).size).toBe(3)
    expect(new Set([small, large, other].map((one) => one?.toLowerCase())).size).toBe(1)
    for (const tag of [small, large, other]) expect([v.is(email, tag), isTag(tag ?? '')]).toEqual([true, true])
  })

  it(`knows the field of a form that an event changes ${HELD}`, () => {
    const event = redacted({ type: 'field.change', field: 'password', value: 'Canary-2026!' })
    expect(JSON.stringify(event)).not.toContain('Canary')
    expect(event).toMatchObject({ type: 'field.change', field: 'password' })
  })

  it.each([
    ['address.country', 'DE', 'DE'],
    ['address.city', 'Canary', expect.not.stringContaining('Canary')],
    ['address.phone', '+49 30 1234', expect.stringMatching(/^\+00 \d{6}$/)],
    ['address.addition', 'Canary', expect.not.stringContaining('Canary')],
    ['contacts.0.email', 'canary@bird.example', expect.not.stringContaining('canary')],
    ['emails.0', 'canary@bird.example', expect.stringMatching(/@redacted\.invalid$/)],
  ])('goes by the last part of the path of a field that is changed: %s', (path, value, told) => {
    expect(redacted({ type: 'field.change', field: path, value })).toMatchObject({ field: path, value: told })
  })

  it(`knows what is a person’s own in one chart only ${HELD}`, () => {
    expect(redacted({ listed: 'Zoë Canary' }, 'clientsList')).not.toEqual({ listed: 'Zoë Canary' })
    expect(redacted({ listed: 'Zinc' }, 'product')).toEqual({ listed: 'Zinc' })
  })

  it.each([
    ['an address', 'Sent to canary@bird.example today.', 'canary'],
    ['a JWT', 'x eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0NTY.SflKxwRJSMeKKF2QT4 y', 'SflKxwRJ'],
    ['an opaque token', '/reset/4fK29dkXq0aLmT71bQe83nZc', '4fK29dk'],
    ['a token with hyphens', '/reset/4fK29-kXq0aLmT-1bQe83nZc_Yu-9Qw8e', 'Qw8e'],
    ['a query', '/en/verify?token=canary&page=2', 'canary'],
  ])(`finds %s within a text ${HELD}`, (_, text, secret) => {
    const told = redacted(text) as string
    expect(told).not.toContain(secret)
    expect(told.length).toBeGreaterThan(5)
  })

  it.each([
    '/en/products?categories=3,17&page=2',
    '2026-11-24T21:08:29.000Z',
    'form.password-uppercase',
    'Vitamin B12 1000 µg',
  ])('leaves %s', (text) => {
    expect(redacted(text)).toBe(text)
  })

  it('leaves the key of a text, whichever chart says it, and tells it apart from what was met', () => {
    const redactor = new Redactor('salt')
    const notice = { type: 'notice.raised', tone: 'info', text: 'builder:notice.shared' }
    for (const chart of ['shareForm', 'clientsList', 'practitionersReview', 'toaster', undefined])
      expect(redactor.value({ event: notice, topic: 'clients:topic' }, chart)).toEqual({
        event: notice,
        topic: 'clients:topic',
      })
    redactor.value({ first_name: 'shared' })
    expect(redactor.value(notice, 'toaster')).toEqual(notice)
  })

  it.each(TEXT_FILES)('knows the keys of the texts in %s', (file) => {
    expect(redacted({ text: `${file}:title` }, 'shareForm')).toEqual({ text: `${file}:title` })
  })

  it.each([
    ['shareForm', { type: 'share.search', text: 'builder:canary' }, true],
    ['shareForm', { type: 'share.search', text: 'canary:bird' }, false],
    ['shareForm', { type: 'share.search', text: 'builder:notice.shared Canary' }, false],
    ['loginForm', { type: 'field.change', field: 'password', value: 'builder:canary' }, false],
  ])(`takes nothing else for the key of a text in %s: %j ${HELD}`, (chart, event, isLeft) => {
    expect(JSON.stringify(redacted(event, chart)).toLowerCase().includes('canary')).toBe(isLeft)
  })

  it(`finds again what was met under its key ${HELD}`, () => {
    const redactor = new Redactor('salt')
    redactor.value({ last_name: 'Canary' })
    expect(redactor.text('Protocols of Zoë Canary')).not.toContain('Canary')
    expect(redactor.text('A canaryseed')).toBe('A canaryseed')
  })

  it('tells equal secrets by equal tags, and others by others', () => {
    const { password, confirm_password, old_password } = redacted({
      password: 'Canary-2026!',
      confirm_password: 'Canary-2026!',
      old_password: 'Canary-2027!',
    }) as Record<string, string>
    expect(confirm_password).toBe(password)
    expect(old_password).not.toBe(password)
    expect(new Redactor('other').value({ password: 'Canary-2026!' })).not.toEqual({ password })
  })

  it('breaks the rules of passwords that the password breaks, and no other', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: PASSWORD_MAX_LENGTH + 20 }), (password) => {
        fc.pre(password.trim() === password && password !== '' && !isTag(password))
        expect(brokenPasswordRules(field('password', password))).toEqual(brokenPasswordRules(password))
      }),
      tries(200),
    )
  })

  it.each([
    '',
    'zoe',
    'a@b',
    'zoe@mail.example',
    `${'a'.repeat(250)}@mail.example`,
    'ZOE+x@mail.co.uk',
    'Zoë Berg <zoe@mail.example>;',
    'zoe@müller.example',
  ])('keeps whether %s is an email address', (text) => {
    expect(v.is(email, field('email', text))).toBe(v.is(email, text))
  })

  it('takes an email for the same with its domain in ASCII, and finds it in other texts', () => {
    expect(field('email', 'zoe@müller.example')).toBe(field('email', 'zoe@xn--mller-kva.example'))
    expect(redacted({ title: 'Written to zoe@müller.example today' })).toEqual({
      title: expect.stringMatching(/^Written to \w+@redacted\.invalid today$/),
    })
  })

  it.each(['', '+49 30 1234', 'call me'])('keeps whether %s is a telephone number', (text) => {
    expect(v.is(phone, field('phone', text))).toBe(v.is(phone, text))
  })

  it.each([
    ['DE', '10115', '11111'],
    ['GB', 'SW1A 2AA', 'AA1A 1AA'],
    ['NL', ' 1015 kg ', ' 1111 AA '],
    ['MC', '98012', '98011'],
    ['LI', '9496', '9491'],
    ['DE', 'Canary', 'AAAAAA'],
  ])(`keeps whether a postal code is one of %s: %s ${HELD}`, (country, code, told) => {
    const { address } = redacted({ address: { country, postal_code: code } }) as { address: { postal_code: string } }
    expect(address.postal_code).toBe(told)
    expect(redacted({ type: 'field.change', field: 'address.postal_code', value: code })).toMatchObject({ value: told })
    expect(isPostalCodeOf(country, told.trim())).toBe(isPostalCodeOf(country, v.parse(postalCode, code)))
  })

  it('keeps empty what is empty, spaces around, and the length of long texts', () => {
    expect(['', '  ', field('first_name', '')].map((text) => field('first_name', text))).toEqual(['', '  ', ''])
    expect(field('first_name', ' Zoë ')).toBe(` ${field('first_name', 'Zoë')} `)
    expect(field('note', 'a'.repeat(1001))).toHaveLength(1001)
  })

  it('changes nothing a second time', () => {
    const keys = fc.constantFrom('password', 'email', 'phone', 'token', 'first_name', 'note', 'title', 'value')
    fc.assert(
      fc.property(fc.dictionary(keys, fc.oneof(fc.string(), fc.emailAddress(), fc.uuid())), (value) => {
        const once = redacted(value)
        expect(new Redactor('another salt').value(once)).toEqual(once)
      }),
      tries(200),
    )
  })

  it('names what is no JSON', () => {
    const loop: Record<string, unknown> = { at: new Date(0), none: undefined, not: Number.NaN }
    Object.assign(loop, {
      loop,
      map: new Map([['a', 1]]),
      set: new Set([1]),
      error: new TypeError('broken'),
      act: function act() {},
      big: 1n,
    })
    expect(redacted(loop)).toEqual({
      at: { $date: '1970-01-01T00:00:00.000Z' },
      not: { $number: 'NaN' },
      loop: { $cycle: true },
      map: { $map: [['a', 1]] },
      set: { $set: [1] },
      error: { $error: { name: 'TypeError', message: 'broken' } },
      act: { $function: 'act' },
      big: { $bigint: '1' },
    })
  })

  it('says what it cuts', () => {
    expect(redacted(Array.from({ length: LIMITS.items + 3 }, () => 0))).toHaveLength(LIMITS.items + 1)
    expect((redacted(Array.from({ length: LIMITS.items + 3 }, () => 0)) as unknown[]).at(-1)).toEqual({ $cut: 3 })
    expect(redacted('a '.repeat(LIMITS.letters))).toMatch(/‹\d+ letters cut›$/)
    let deep: unknown = 1
    for (let depth = 0; depth <= LIMITS.depth; depth += 1) deep = { deep }
    expect(JSON.stringify(redacted(deep))).toContain('{"$cut":"depth"}')
    const wide = Array.from({ length: 100 }, () => Array.from({ length: 1000 }, () => ({ a: 1 })))
    expect(JSON.stringify(redacted(wide))).toContain('{"$cut":"leaves"}')
  })
})
