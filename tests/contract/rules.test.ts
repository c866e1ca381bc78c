import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { isBlank } from '#contract/plain-text.ts'
import {
  RULE_ERRORS,
  brokenPasswordRules,
  changedPassword,
  chosenPassword,
  country,
  description,
  discount,
  email,
  fieldErrors,
  image,
  name,
  note,
  phone,
  quantity,
  quantityOrNone,
  requiredDescription,
  requiredName,
  requiredNote,
  website,
} from '#contract/rules.ts'
import { calls } from '#server/http/calls.ts'

const errorOf = (schema: v.GenericSchema, value: unknown) => fieldErrors(v.safeParse(schema, value).issues ?? [])['']

describe('a new password', () => {
  it.each([
    ['Aa1!aaaa', []],
    ['Verbena-2026!', []],
    ['Ærlig-tal-4', []],
    ['Aa1!aaa', ['form.password-length']],
    ['Aaaaaaa!', ['form.password-digit']],
    ['aaaaaa1!', ['form.password-uppercase']],
    ['Aaaaaaa1', ['form.password-special']],
    ['Aaaaaa 1', ['form.password-special']],
    ['', ['form.password-length', 'form.password-digit', 'form.password-uppercase', 'form.password-special']],
    ['aaaaaaaa', ['form.password-digit', 'form.password-uppercase', 'form.password-special']],
    [`Aa1!${'a'.repeat(197)}`, ['form.too-long']],
  ])('%j breaks %j (password.eight-characters, password.digit-capital-and-special)', (text, broken) => {
    expect(brokenPasswordRules(text)).toEqual(broken)
  })

  it('must be repeated as it is (sign-in.reset-takes-both-passwords)', () => {
    const pair = { password: 'Aa1!aaaa', confirm_password: 'Aa1!aaab' }
    expect(fieldErrors(v.safeParse(chosenPassword, pair).issues ?? [])).toEqual({
      confirm_password: 'form.passwords-differ',
    })
    expect(v.is(chosenPassword, { ...pair, confirm_password: pair.password })).toBe(true)
  })

  it('is compared with its repetition even where the current one is missing', () => {
    const fields = { password: 'Aa1!aaaa', confirm_password: 'other' }
    expect(fieldErrors(v.safeParse(changedPassword, fields).issues ?? [])).toEqual({
      current_password: 'form.empty-field',
      confirm_password: 'form.passwords-differ',
    })
  })
})

describe('an e-mail address', () => {
  it.each(['a@b.de', "jo.o'neil+shop@mail.example.co.uk", 'x_y-z@sub.domain.museum'])(
    '%s is taken (forms.email-pattern)',
    (text) => {
      expect(v.is(email, text)).toBe(true)
    },
  )

  it.each([
    ['', 'form.empty-field'],
    ['  ', 'form.empty-field'],
    ['a@b', 'form.email-invalid'],
    ['a@b.', 'form.email-invalid'],
    ['a b@c.de', 'form.email-invalid'],
    ['a@@c.de', 'form.email-invalid'],
    ['@c.de', 'form.email-invalid'],
    ['a@c.de\nBcc: d@e.fr', 'form.email-invalid'],
    [`${'a'.repeat(250)}@b.de`, 'form.too-long'],
    [undefined, 'form.empty-field'],
    [7, 'form.invalid'],
  ])('%j is refused with %s (forms.email-pattern)', (text, error) => {
    expect(errorOf(email, text)).toBe(error)
  })
})

describe('an email as people type and paste it', () => {
  const hidden = String.fromCodePoint(0xad, 0x200b, 0x200d, 0x2060, 0xfeff)
  it.each([
    [' a@b.de ', 'a@b.de'],
    ['a@b.test;', 'a@b.test'],
    ['Mara Vos <a@b.test>', 'a@b.test'],
    ['"Vos, Mara" <a@b.test>,', 'a@b.test'],
    [`so${hidden}ft@b${hidden}.test`, 'soft@b.test'],
    ['ａ＠ｂ．ｔｅｓｔ', 'a@b.test'],
  ])('%j is taken as %s (forms.email-as-pasted)', (text, address) => {
    expect(v.parse(email, text)).toBe(address)
  })

  it.each([
    ['info@müller.test', 'info@xn--mller-kva.test'],
    [`info@mu${String.fromCodePoint(0x308)}ller.test`, 'info@xn--mller-kva.test'],
    ['info@MÜLLER.test', 'info@xn--mller-kva.test'],
    ['info@例え。テスト', 'info@xn--r8jz45g.xn--zckzah'],
    ['info@xn--mller-kva.test', 'info@xn--mller-kva.test'],
  ])('%s is taken as %s (forms.international-email)', (text, address) => {
    expect(v.parse(email, text)).toBe(address)
  })

  it.each(['müller@b.test', 'info@müller', 'info@mü/ller.test', 'info@mü:80.test', 'info@mü%41.test', 'a@ü@b.test'])(
    '%s is none (forms.email-pattern)',
    (text) => {
      expect(errorOf(email, text)).toBe('form.email-invalid')
    },
  )

  it('is read before its length is judged (forms.email-as-pasted)', () => {
    expect(v.parse(email, `${' '.repeat(2000)}a@b.de`)).toBe('a@b.de')
  })

  it('of two people is none, rather than that of one of them (forms.email-pattern)', () => {
    expect(errorOf(email, 'Ada <a@b.test>, Bob <c@d.test>')).toBe('form.email-invalid')
  })

  it('is judged quickly however long the text is (forms.email-pattern)', () => {
    const started = performance.now()
    expect(errorOf(email, `${' ;'.repeat(200_000)}a`)).toBe('form.too-long')
    expect(errorOf(email, '<'.repeat(400_000))).toBe('form.too-long')
    expect(performance.now() - started).toBeLessThan(500)
  })
})

describe('plain texts', () => {
  it.each([
    ['name', name, 120],
    ['required name', requiredName, 120],
    ['note', note, 2000],
    ['required note', requiredNote, 2000],
    ['description', description, 5000],
    ['required description', requiredDescription, 5000],
  ])(
    'a %s of the longest length is taken, one longer is refused and never cut (forms.longest-texts)',
    (_, schema, max) => {
      expect(v.parse(schema, 'x'.repeat(max))).toHaveLength(max)
      expect(errorOf(schema, 'x'.repeat(max + 1))).toBe('form.too-long')
      // What is read counts: nothing around it does.
      expect(v.parse(schema, `\n  ${'x'.repeat(max)}  `)).toHaveLength(max)
    },
  )

  it.each([requiredName, requiredNote, requiredDescription])(
    'one that is required must hold more than spaces (forms.empty-required-field)',
    (schema) => {
      for (const text of ['', '   ', '\n\t', undefined]) expect(errorOf(schema, text)).toBe('form.empty-field')
    },
  )

  it.each([
    ['right-to-left override', '\u202E'],
    ['zero-width space', '\u200B\u200C\u200D\u2060\uFEFF'],
    ['soft hyphen and combining joiner', '\u00AD\u034F'],
    ['letter that is a blank', '\u3164\u115F\uFFA0 \u2800'],
    ['mark without a letter', '\u0301'],
    ['control character', '\u0000\u0007'],
  ])('one of nothing but a %s is empty, and refused where it is required', (_, text) => {
    for (const schema of [requiredName, requiredNote, requiredDescription])
      expect(errorOf(schema, text)).toBe('form.empty-field')
    for (const schema of [name, note, description]) expect(v.parse(schema, text)).toBe('')
    expect(isBlank(text)).toBe(true)
  })

  it('one loses what turns the direction of the text after it, and nothing else', () => {
    expect(v.parse(requiredName, '\u202Eevil\u202C \u2067Vos\u2069 ')).toBe('evil Vos')
    expect(v.parse(requiredName, 'שרה \u200Fכהן')).toBe('שרה כהן')
    for (const text of ['مريم', '👩‍👩‍👧', '❤️', 'ن\u200Cا', '...', '李', 'e\u0301'])
      expect(v.parse(requiredName, text)).toBe(text)
  })

  it('a name is one line, and a note may have several (forms.one-line-stays-one)', () => {
    for (const schema of [name, requiredName]) expect(v.parse(schema, ' Ada\r\nLin\u0007\u2028 ')).toBe('Ada Lin')
    expect(v.parse(note, 'Ada\nLin')).toBe('Ada\nLin')
  })

  it('one that is not may be empty', () => {
    expect([name, note, description].map((schema) => v.parse(schema, '  '))).toEqual(['', '', ''])
  })

  it('markup stays text, and spaces around are dropped (forms.texts-are-plain)', () => {
    expect(v.parse(requiredName, ' <b>Sleep</b> & calm ')).toBe('<b>Sleep</b> & calm')
  })
})

describe('other fields', () => {
  it.each([
    [
      'website',
      website,
      ['', 'https://linden.example', 'http://linden.example/a?b=c'],
      ['linden.example', 'javascript:alert(1)', 'ftp://linden.example', 'https://'],
      'form.website-invalid',
    ],
    [
      'phone',
      phone,
      ['', '+31 20 123 4567', '030/1234-567'],
      ['12', 'call me', '+', '1'.repeat(31), '+49+30 901820', '５６'],
      'form.phone-invalid',
    ],
    ['country', country, ['NL', 'GB'], ['nl', 'NLD', 'N', ''], 'form.country-invalid'],
    ['discount', discount, [0, 5, 10, 15, 20], [1, 25, -5, '10', 7.5], 'form.discount-invalid'],
    ['quantity', quantity, [1, 999], [0, -1, 1.5, 1000, '2', Number.NaN], 'form.quantity-invalid'],
    ['quantity that may be none', quantityOrNone, [0, 1], [-1, 0.5], 'form.quantity-invalid'],
  ] as const)('%s', (_, schema, good, bad, error) => {
    for (const value of good) expect({ value, taken: v.is(schema, value) }).toEqual({ value, taken: true })
    for (const value of bad) expect({ value, error: errorOf(schema, value) }).toEqual({ value, error })
  })

  it.each([
    ['030–123456', '030-123456'],
    ['０３０－１２３４５６', '030-123456'],
    ['03ー1234ー5678', '03-1234-5678'],
    ['+49\u00A030\u202F901\u2011820', '+49 30 901-820'],
    ['（＋４９）３０　９０１８２０', '(+49)30 901820'],
    ['\u202A+44 20 7946 0000\u202C', '+44 20 7946 0000'],
    ['  +31  20\t123 4567\n', '+31 20 123 4567'],
    ['   ', ''],
    ['٠٣٠١٢٣٤٥٦', '030123456'],
  ])('a telephone number %j is %j (forms.phone-has-one-form)', (text, stored) => {
    expect(v.parse(phone, text)).toBe(stored)
  })

  it.each([
    '030/123456 ext. 12',
    '030/123456 ext 12',
    '030 123456 x12',
    '030/123456 Durchwahl: 12',
    '030 123456 DW 7',
    '+33 1 23 45 67 89 poste 1234',
    '030/123456-12',
    '030/123456 #12',
    '030123456,,12',
    '03-1234-5678 内線123',
    '02-1234-5678 分機 45',
    '+36 1 234 5678 mellék 12',
  ])('a telephone number may have an extension: %s (forms.phone-with-extension)', (text) => {
    expect(v.parse(phone, text)).toBe(text)
  })

  it.each([
    'ext. 12',
    '12 ext. 1',
    '030/123456 ext.',
    '030/123456 ext. 1234567',
    '030/123456 call after 6',
    '030/123456 <b>1',
  ])('what is no extension is refused: %s (forms.phone-with-extension)', (text) =>
    expect(errorOf(phone, text)).toBe('form.phone-invalid'),
  )

  it('a website may have spaces around it', () => {
    expect(v.parse(website, ' https://linden.example\n')).toBe('https://linden.example')
    expect(v.parse(website, '  ')).toBe('')
  })

  it('a picture must be one, and not too large', () => {
    const file = (type: string, size: number) => new File([new Uint8Array(size)], 'picture', { type })
    expect(v.is(image, file('image/webp', 10))).toBe(true)
    expect(errorOf(image, file('image/svg+xml', 10))).toBe('form.image-type')
    expect(errorOf(image, file('image/png', 5 * 1024 * 1024 + 1))).toBe('form.image-size')
    expect(errorOf(image, undefined)).toBe('form.empty-field')
  })
})

describe('a protocol that is shared', () => {
  const share = { id: 8, email: 'a@b.de', discount: 0 }
  const errorsOf = (request: object) => fieldErrors(v.safeParse(calls.shareProtocol.body, request).issues ?? [])

  it('needs both names of a new person', () => {
    expect(errorsOf(share)).toEqual({ first_name: 'form.empty-field', last_name: 'form.empty-field' })
    expect(errorsOf({ ...share, user_id: null, first_name: 'Mara', last_name: ' ' })).toEqual({
      last_name: 'form.empty-field',
    })
    expect(errorsOf({ ...share, first_name: 'Mara', last_name: 'Vos' })).toEqual({})
  })

  it('needs no names of a known client', () => {
    expect(errorsOf({ ...share, user_id: 31 })).toEqual({})
  })

  it('needs a choice of discount, even if it is 0', () => {
    expect(errorsOf({ id: 8, email: 'a@b.de', user_id: 31 })).toEqual({ discount: 'form.empty-field' })
  })
})

describe('registration', () => {
  const person = { email: 'a@b.de', password: 'Aa1!aaaa', first_name: 'A', last_name: 'B', country: 'NL', terms: true }
  const errorsOf = (request: object) => fieldErrors(v.safeParse(calls.register.body, request).issues ?? [])

  it('of a client needs no profession (registration.common-fields)', () => {
    expect(errorsOf({ user_type_id: 4, fields: person })).toEqual({})
  })

  it('of a practitioner needs the three lookups (registration.practice-fields)', () => {
    expect(errorsOf({ user_type_id: 3, fields: person })).toEqual({
      'fields.health_profession': 'form.empty-field',
      'fields.expertise_level': 'form.empty-field',
      'fields.organisation_type': 'form.empty-field',
    })
  })

  it('needs the terms, and leaves the newsletter unticked (registration.terms-are-required)', () => {
    expect(errorsOf({ user_type_id: 4, fields: { ...person, terms: false } })).toEqual({
      'fields.terms': 'form.terms-required',
    })
    expect(v.parse(calls.register.body, { user_type_id: 4, fields: person }).fields.newsletter).toBe(false)
  })

  it.each([1, 2, 5, '3'])('as user type %j is refused (registration.no-other-type)', (user_type_id) => {
    expect(errorsOf({ user_type_id, fields: person })).toEqual({ user_type_id: 'form.invalid' })
  })
})

it('every code is a translation key under form', () => {
  for (const code of RULE_ERRORS) expect(code).toMatch(/^form\.[a-z]+(-[a-z]+)*$/)
  expect(new Set(RULE_ERRORS).size).toBe(RULE_ERRORS.length)
})
