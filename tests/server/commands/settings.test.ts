import { resolve } from 'node:path'

import { describe, expect, it } from 'vitest'

import { PAYMENT_METHODS } from '#contract/constants.ts'
import { DELIVERY_DEFAULTS } from '#server/delivery-methods.ts'
import { INVENTED_OPERATOR } from '#server/operator.ts'
import { readSettings, SettingsError } from '#server/settings.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

describe('settings', () => {
  it('have a default each (operations.settings-have-defaults)', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      uploadsDir: resolve('.data/uploads'),
      databaseUrl: undefined,
      demo: true,
      inspector: true,
      shopName: 'Verbena',
      shopRegion: 'eu',
      operator: INVENTED_OPERATOR,
      publicUrl: 'http://localhost:3000',
      commissionRate: 20,
      timeZone: 'Europe/Berlin',
      payoutDay: 15,
      tax: { everywhere: undefined, own: [] },
      shopCountry: 'DE',
      vatCheckUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
      paymentMethods: PAYMENT_METHODS,
      deliveryMethods: DELIVERY_DEFAULTS.eu,
      papers: { series: 'EU', invoiceAt: 'sent', paymentDays: 14, timeZone: 'Europe/Berlin' },
      orderMail: { to: [], language: 'en' },
      deliveryCalendar: { timeZone: 'Europe/Berlin', cutoff: 12, workdays: [1, 2, 3, 4, 5], holidays: ['DE'] },
      apiOrigin: undefined,
      realCatalogue: undefined,
      runtimeDir: undefined,
    })
  })

  it('take what is given, and an empty value as not given (operations.uploads-can-be-shared)', () => {
    expect(
      readSettings({
        PORT: '8080',
        HOST: '0.0.0.0',
        DATA_DIR: '/data',
        UPLOADS_DIR: '/shared',
        DATABASE_URL: 'postgres://u:p@db/shop',
        SHOP_NAME: ' Salbei ',
        SHOP_REGION: 'uk',
        PUBLIC_URL: 'https://shop.example/',
        OPERATOR_NAME: ' Salbei AG ',
        OPERATOR_ADDRESS: 'Gasse 1, 8000 Zürich',
        OPERATOR_EMAIL: 'post@salbei.example',
        SMTP_URL: 'smtp://u:p%40ss@mail.example:2525',
        MAIL_FROM: 'shop@mail.example',
        MAIL_TO: 'people@mail.example',
        ORDER_MAIL_TO: 'a@b.example, c@d.example,a@b.example',
        ORDER_MAIL_LANGUAGE: 'zh-tw',
        TRUST_PROXY: '2',
        COUNTRY_HEADER: 'CF-IPCountry',
        DEFAULT_COUNTRY: 'DE',
        COMMISSION_RATE: '0',
        TAX_RATE: '0',
        SHOP_TIME_ZONE: 'Asia/Kathmandu',
        PAYOUT_DAY: '28',
        PAYMENT_METHODS: 'bank_transfer,invoice',
        REAL_CATALOGUE: '/c.jsonl',
        SHOP_RUNTIME_DIR: '/run/shop',
        DEMO: '',
        UK_SHOP_URL: '',
        HOME: '/root',
      }),
    ).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/data',
      uploadsDir: '/shared',
      databaseUrl: 'postgres://u:p@db/shop',
      demo: false,
      inspector: false,
      shopName: 'Salbei',
      shopRegion: 'uk',
      operator: {
        name: 'Salbei AG',
        address: ['Gasse 1', '8000 Zürich'],
        email: 'post@salbei.example',
        register: null,
        taxId: null,
        bank: null,
        isDemo: false,
      },
      publicUrl: 'https://shop.example',
      apiOrigin: undefined,
      proxies: { count: 2, countryHeader: 'CF-IPCountry' },
      defaultCountry: 'DE',
      commissionRate: 0,
      timeZone: 'Asia/Kathmandu',
      payoutDay: 28,
      papers: { series: 'UK', invoiceAt: 'sent', paymentDays: 14, timeZone: 'Asia/Kathmandu' },
      tax: { everywhere: 0, own: [] },
      shopCountry: 'GB',
      vatCheckUrl: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number',
      paymentMethods: ['bank_transfer', 'invoice'],
      deliveryMethods: DELIVERY_DEFAULTS.uk,
      orderMail: { to: ['a@b.example', 'c@d.example'], language: 'zh-TW' },
      deliveryCalendar: { timeZone: 'Asia/Kathmandu', cutoff: 12, workdays: [1, 2, 3, 4, 5], holidays: [] },
      mail: { smtpUrl: 'smtp://u:p%40ss@mail.example:2525', from: 'shop@mail.example', to: 'people@mail.example' },
      realCatalogue: '/c.jsonl',
      runtimeDir: '/run/shop',
    })
  })

  it('put the demo on without a database server and off with one or with another backend, unless told otherwise (operations.demo-stays-on-this-machine)', () => {
    const demo = (env: Record<string, string>) => readSettings(env).demo
    expect([
      demo({}),
      demo({ DEMO: 'off' }),
      demo({ DATABASE_URL: 'postgres://db/shop' }),
      demo({ API_ORIGIN: 'https://api.example' }),
    ]).toEqual([true, false, false, false])
    expect(demo({ DATABASE_URL: 'postgres://db/shop', DEMO: 'ON' })).toBe(true)
  })

  it('offer the inspector with the demo, unless told otherwise', () => {
    const inspector = (env: Record<string, string>) => readSettings(env).inspector
    expect([
      inspector({}),
      inspector({ DEMO: 'off' }),
      inspector({ INSPECTOR: 'off' }),
      inspector({ DEMO: 'off', INSPECTOR: 'on' }),
    ]).toEqual([true, false, false, true])
  })

  it('derive the public address from host and port', () => {
    const publicUrl = (env: Record<string, string>) => readSettings({ DEMO: 'off', ...env }).publicUrl
    expect(publicUrl({ PORT: '8080' })).toBe('http://localhost:8080')
    expect(publicUrl({ HOST: '0.0.0.0' })).toBe('http://localhost:3000')
    expect(publicUrl({ HOST: '192.168.1.5' })).toBe('http://192.168.1.5:3000')
    expect(publicUrl({ HOST: 'fe80::1' })).toBe('http://[fe80::1]:3000')
  })

  it.each([
    [{ PORT: 'http' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT must be a number from 0 to 65535.'],
    [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
    [{ HOST: 'a b' }, 'HOST must be a host name or an IP address.'],
    [{ DATABASE_URL: 'mysql://u:secret@db/shop' }, 'DATABASE_URL must be a postgres:// address.'],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off.'],
    [{ INSPECTOR: 'maybe' }, 'INSPECTOR must be on or off.'],
    [{ SHOP_NAME: '  ' }, 'SHOP_NAME must not be blank.'],
    [{ SHOP_REGION: 'us' }, 'SHOP_REGION must be eu or uk.'],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL must be an http or https address.'],
    [{ PUBLIC_URL: 'https://shop.example/en' }, 'PUBLIC_URL must be an origin only, without path, query or user.'],
    [{ API_ORIGIN: 'ftp://x' }, 'API_ORIGIN must be an http or https address.'],
    [
      { API_ORIGIN: 'https://x', DATABASE_URL: 'postgres://db/shop' },
      'DATABASE_URL has no effect with API_ORIGIN: leave one of them out.',
    ],
    [
      { API_ORIGIN: 'https://x', UPLOADS_DIR: '/x' },
      'UPLOADS_DIR has no effect with API_ORIGIN: leave one of them out.',
    ],
    [{ PAYOUT_DAY: '29' }, 'PAYOUT_DAY must be a day that every month has, from 1 to 28.'],
    [{ COMMISSION_RATE: '101' }, 'COMMISSION_RATE must be a whole number from 0 to 100.'],
    ...['Europe/Berlim', 'CET', '+02:00', 'Berlin', 'europe', '/'].map(
      (zone): [Readonly<Record<string, string>>, string] => [
        { SHOP_TIME_ZONE: zone },
        'SHOP_TIME_ZONE must be an IANA time zone such as Europe/Berlin.',
      ],
    ),
    [{ COMMISSION_RATE: '12.5' }, 'COMMISSION_RATE must be a whole number from 0 to 100.'],
    [
      { API_ORIGIN: 'https://x', COMMISSION_RATE: '15' },
      'COMMISSION_RATE has no effect with API_ORIGIN: leave one of them out.',
    ],
    [{ API_ORIGIN: 'https://x', DEMO: 'on' }, 'DEMO has no effect with API_ORIGIN: leave one of them out.'],
    [
      { HOST: '0.0.0.0' },
      'HOST must be a loopback address while DEMO is on: the demo is open to everyone who reaches it.',
    ],
    [
      { HOST: '192.168.1.5', DEMO: 'on' },
      'HOST must be a loopback address while DEMO is on: the demo is open to everyone who reaches it.',
    ],
  ])(
    'refuse %j in one line (operations.wrong-settings-stop-the-start, commission.months-of-the-shop)',
    (env, message) => {
      expect(refusal(env)).toBe(message)
    },
  )

  it.each([
    ['off', undefined],
    ['0', undefined],
    ['on', 1],
    ['TRUE', 1],
    ['1', 1],
    ['3', 3],
  ])('take TRUST_PROXY %s as that many proxies: %s', (text, count) => {
    expect(readSettings({ TRUST_PROXY: text }).proxies?.count).toBe(count)
  })

  it.each<[Record<string, string>, string]>([
    [{ TRUST_PROXY: '10' }, 'TRUST_PROXY must be off, on, or how many proxies stand one behind the other.'],
    [{ TRUST_PROXY: '127.0.0.1' }, 'TRUST_PROXY must be off, on, or how many proxies stand one behind the other.'],
    [{ TRUST_PROXY: 'on', COUNTRY_HEADER: 'a b' }, 'COUNTRY_HEADER must be the name of a header.'],
    [
      { COUNTRY_HEADER: 'CF-IPCountry' },
      'COUNTRY_HEADER needs TRUST_PROXY: without a trusted proxy anybody could write it.',
    ],
    [
      { TRUST_PROXY: 'off', COUNTRY_HEADER: 'CF-IPCountry' },
      'COUNTRY_HEADER needs TRUST_PROXY: without a trusted proxy anybody could write it.',
    ],
    [
      { TRUST_PROXY: 'on', API_ORIGIN: 'https://x' },
      'TRUST_PROXY has no effect with API_ORIGIN: leave one of them out.',
    ],
    [
      { DEFAULT_COUNTRY: 'DE', API_ORIGIN: 'https://x' },
      'DEFAULT_COUNTRY has no effect with API_ORIGIN: leave one of them out.',
    ],
    ...['UK', 'de', 'Germany', 'ZZ', 'D1'].map((code): [Record<string, string>, string] => [
      { DEFAULT_COUNTRY: code },
      'DEFAULT_COUNTRY must be an ISO 3166-1 code of two capital letters, such as GB.',
    ]),
  ])('refuse what they say of country and proxies in %j', (env, message) => {
    expect(refusal(env)).toBe(message)
  })

  it('bring mail for the shop to the address that mails come from, unless told otherwise', () => {
    expect(readSettings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@mail.example' }).mail?.to).toBe(
      'shop@mail.example',
    )
  })

  it('have emails under their ASCII names (forms.international-email)', () => {
    const settings = readSettings({ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'shop@müller.example' })
    expect(settings.mail?.to).toBe('shop@xn--mller-kva.example')
  })

  it.each<[Record<string, string>, string]>([
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be an smtp:// or smtps:// address.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'SMTP_URL needs MAIL_FROM, the address that mails come from.'],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Shop <a@b.example>' }, 'MAIL_FROM must be an email address.'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', MAIL_TO: 'nobody' },
      'MAIL_TO must be an email address.',
    ],
    [{ MAIL_FROM: 'a@b.example' }, 'MAIL_FROM has no effect without SMTP_URL: leave it out, or set both.'],
    [{ ORDER_MAIL_TO: 'a@b.example,nobody' }, 'ORDER_MAIL_TO.1 must be an email address.'],
    [{ MAIL_TO: 'a@b.example' }, 'MAIL_TO has no effect without SMTP_URL: leave it out, or set both.'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example', API_ORIGIN: 'https://x' },
      'SMTP_URL has no effect with API_ORIGIN: leave one of them out.',
    ],
  ])('refuse mail settings %j in one line', (env, message) => {
    expect(refusal(env)).toBe(message)
  })

  it.each([
    'smtp://',
    'smtp:mail.example',
    'smtp://mail.example/?logger=true',
    'smtp://mail.example/path',
    'smtp://mail.example#x',
    'smtp://u:100%@mail.example',
  ])('refuse %s, which is no mail server alone', (url) => {
    expect(refusal({ SMTP_URL: url, MAIL_FROM: 'a@b.example' })).toBe(
      'SMTP_URL must be of the form smtp://user:password@host:port, with nothing behind it.',
    )
  })

  it('take secrets and the address of the other shop', () => {
    const secrets = { JWT_SECRET: 'j'.repeat(32), MULTIPASS_SECRET: 'm'.repeat(32), BANK_SECRET: 'b'.repeat(32) }
    expect(readSettings({ ...secrets, UK_SHOP_URL: 'https://uk.shop.example/' })).toMatchObject({
      jwtSecret: secrets.JWT_SECRET,
      multipassSecret: secrets.MULTIPASS_SECRET,
      bankSecret: secrets.BANK_SECRET,
      ukShopUrl: 'https://uk.shop.example',
    })
    expect(readSettings({ UK_SHOP_URL: 'http://localhost:3001' }).ukShopUrl).toBe('http://localhost:3001')
  })

  it.each<[Record<string, string>, string]>([
    [{ JWT_SECRET: 'hunter2'.repeat(4) }, 'JWT_SECRET must have at least 32 characters.'],
    [{ MULTIPASS_SECRET: 'hunter2'.repeat(4) }, 'MULTIPASS_SECRET must have at least 32 characters.'],
    [
      { JWT_SECRET: 'j'.repeat(32), API_ORIGIN: 'https://x' },
      'JWT_SECRET has no effect with API_ORIGIN: leave one of them out.',
    ],
    [
      { MULTIPASS_SECRET: 'm'.repeat(32), API_ORIGIN: 'https://x' },
      'MULTIPASS_SECRET has no effect with API_ORIGIN: leave one of them out.',
    ],
    [{ UK_SHOP_URL: 'uk.shop.example' }, 'UK_SHOP_URL must be an http or https address.'],
    [{ UK_SHOP_URL: 'http://uk.shop.example' }, 'UK_SHOP_URL must be an https address, or one of this machine.'],
    [{ UK_SHOP_URL: 'https://uk.shop.example/en' }, 'UK_SHOP_URL must be an origin only, without path, query or user.'],
    [
      { UK_SHOP_URL: 'https://uk.shop.example', SHOP_REGION: 'uk' },
      'UK_SHOP_URL has no effect with SHOP_REGION=uk: leave it out.',
    ],
  ])('refuse %j in one line', (env, message) => {
    expect(refusal(env)).toBe(message)
  })

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])(
    'allow the demo on %s (operations.demo-stays-on-this-machine)',
    (host) => {
      expect(refusal({ HOST: host, DEMO: 'on' })).toBe('accepted')
    },
  )
})

const OWN_RATES = '[{"country":"DE","class":"standard","rate":19.5,"from":"2027-01-01"}]'

describe('payment, delivery and tax', () => {
  it('take one rate for all goods and countries, or rates by country, class and day (tax.rates-are-the-operators)', () => {
    expect([readSettings({ TAX_RATE: '25.5' }).tax, readSettings({ TAX_RATES: OWN_RATES }).tax]).toEqual([
      { everywhere: 25.5, own: [] },
      { everywhere: undefined, own: [{ country: 'DE', class: 'standard', rate: 19.5, from: '2027-01-01' }] },
    ])
    expect(refusal({ TAX_RATE: '20', TAX_RATES: OWN_RATES })).toBe(
      'TAX_RATES has no effect with TAX_RATE: leave one of them out.',
    )
  })

  it('ask the service of the EU about VAT numbers, another, or none (tax.vat-number-is-checked)', () => {
    const url = (VAT_CHECK_URL: string) => readSettings({ VAT_CHECK_URL }).vatCheckUrl
    expect([url('https://vat.example/check'), url('off')]).toEqual(['https://vat.example/check', undefined])
    expect(refusal({ VAT_CHECK_URL: 'vies' })).toBe('VAT_CHECK_URL must be an http or https address, or off.')
  })

  it.each(['101', '7.555', '-1', 'low'])('refuse a tax of %s', (text) => {
    expect(refusal({ TAX_RATE: text })).toBe('TAX_RATE must be a number from 0 to 100 with two decimals at most.')
  })

  it.each([
    '7',
    '[]',
    '[{"country":"XX","class":"standard","rate":7,"from":"2027-01-01"}]',
    '[{"country":"DE","class":"book","rate":7,"from":"2027-01-01"}]',
    '[{"country":"DE","class":"standard","rate":7.125,"from":"2027-01-01"}]',
    '[{"country":"DE","class":"standard","rate":7,"from":"soon"}]',
  ])('refuse tax by country of %s', (text) => {
    expect(refusal({ TAX_RATES: text })).toMatch(/^TAX_RATES must be a JSON list such as /)
  })

  it('have defaults: every method in the demo, invoice elsewhere, tax as the shop knows it (operations.payment-and-delivery-settings)', () => {
    const demo = readSettings({})
    const shop = readSettings({ DEMO: 'off', SHOP_REGION: 'uk' })
    expect([demo.paymentMethods, shop.paymentMethods]).toEqual([PAYMENT_METHODS, ['invoice']])
    expect([demo.tax.everywhere, demo.commissionRate, demo.shopCountry, shop.shopCountry]).toEqual([
      undefined,
      20,
      'DE',
      'GB',
    ])
    expect([demo.timeZone, readSettings({ SHOP_TIME_ZONE: 'UTC' }).timeZone]).toEqual(['Europe/Berlin', 'UTC'])
    expect(demo.deliveryMethods.map(({ id, price, free_from }) => [id, price, free_from])).toEqual([
      ['standard', 4.9, 49],
      ['express', 9.9, null],
    ])
    expect(demo.deliveryMethods[0]?.countries).toContain('NL')
    expect(demo.deliveryMethods[0]?.countries).not.toContain('GB')
    expect(shop.deliveryMethods[0]?.countries).toContain('GB')
  })

  it('are what the operator sets (checkout.delivery-methods-are-settings)', () => {
    const { paymentMethods, deliveryMethods } = readSettings({
      PAYMENT_METHODS: 'invoice, bank_transfer,invoice',
      DELIVERY_METHODS: JSON.stringify([
        { id: 'standard', price: 3, free_from: 20.5, countries: ['NL'], days: [1, 3] },
        { id: 'pick-up', title: 'At our door', price: 0, countries: ['NL', 'BE'] },
      ]),
    })
    expect(paymentMethods).toEqual(['invoice', 'bank_transfer'])
    expect(deliveryMethods).toEqual([
      {
        id: 'standard',
        title: { key: 'deliveryStandard' },
        price: 3,
        free_from: 20.5,
        countries: ['NL'],
        days: [1, 3],
      },
      { id: 'pick-up', title: { text: 'At our door' }, price: 0, free_from: null, countries: ['NL', 'BE'], days: null },
    ])
  })

  it.each([
    'standard',
    '[]',
    '{}',
    '[{"id":"standard","price":4.9,"countries":[]}]',
    '[{"id":"standard","price":4.9,"countries":["XX"]}]',
    '[{"id":"standard","price":-1,"countries":["NL"]}]',
    '[{"id":"standard","price":4.999,"countries":["NL"]}]',
    '[{"id":"by-bike","price":4,"countries":["NL"]}]',
    '[{"id":"toString","price":4,"countries":["NL"]}]',
    '[{"id":"standard","price":4,"free":1,"countries":["NL"]}]',
    '[{"id":"standard","price":4,"countries":["NL"],"days":[3,2]}]',
    '[{"id":"express","price":4,"countries":["NL"]},{"id":"express","price":5,"countries":["BE"]}]',
  ])('refuse delivery of %s', (text) => {
    expect(refusal({ DELIVERY_METHODS: text })).toBe(
      'DELIVERY_METHODS must be a JSON list such as [{"id":"standard","price":4.9,"free_from":49,"countries":["DE","NL"],"days":[2,4]}].',
    )
  })

  it('take the days on which parcels leave and arrive, and refuse what is none (checkout.delivery-days)', () => {
    const given = { DELIVERY_CUTOFF: '15', DELIVERY_WORKDAYS: '1,2,6', DELIVERY_HOLIDAYS: 'DE-BY, 2026-12-24' }
    expect(readSettings(given).deliveryCalendar).toEqual({
      timeZone: 'Europe/Berlin',
      cutoff: 15,
      workdays: [1, 2, 6],
      holidays: ['DE-BY', '2026-12-24'],
    })
    expect(readSettings({ DELIVERY_HOLIDAYS: 'none' }).deliveryCalendar.holidays).toEqual([])
    for (const [name, text] of [
      ['DELIVERY_CUTOFF', '25'],
      ['DELIVERY_WORKDAYS', '0,1'],
      ['DELIVERY_HOLIDAYS', 'FR'],
      ['DELIVERY_HOLIDAYS', '2026-02-30'],
      ['DELIVERY_HOLIDAYS', 'DE-XX'],
    ] as const)
      expect(refusal({ [name]: text })).toMatch(new RegExp(`^${name} must be `))
  })

  it.each(['cash', 'invoice,', 'Invoice'])('refuse payment by %s', (text) => {
    expect(refusal({ PAYMENT_METHODS: text })).toBe(
      `PAYMENT_METHODS must be a list of these: ${PAYMENT_METHODS.join(', ')}.`,
    )
  })

  it('say how papers are issued (papers.invoice-time-is-a-setting, papers.pay-by-a-day)', () => {
    const { papers } = readSettings({
      SHOP_REGION: 'uk',
      SHOP_TIME_ZONE: 'Europe/London',
      INVOICE_AT: 'paid',
      PAYMENT_DAYS: '30',
    })
    expect(papers).toEqual({ series: 'UK', invoiceAt: 'paid', paymentDays: 30, timeZone: 'Europe/London' })
    expect(readSettings({ INVOICE_SERIES: 'BERLIN' }).papers.series).toBe('BERLIN')
    expect(refusal({ INVOICE_AT: 'never' })).toBe('INVOICE_AT must be sent or paid.')
    expect(refusal({ PAYMENT_DAYS: '400' })).toBe('PAYMENT_DAYS must be a number of days from 0 to 365.')
    expect(refusal({ INVOICE_SERIES: 'a b' })).toBe('INVOICE_SERIES must be 1 to 8 capital letters and digits.')
  })

  it.each([
    'TAX_RATE',
    'TAX_RATES',
    'SHOP_COUNTRY',
    'SHOP_TIME_ZONE',
    'PAYOUT_DAY',
    'PAYMENT_METHODS',
    'DELIVERY_METHODS',
    'INVOICE_AT',
  ])('have no %s with another backend', (name) => {
    const values = {
      TAX_RATE: '20',
      TAX_RATES: OWN_RATES,
      SHOP_COUNTRY: 'NL',
      SHOP_TIME_ZONE: 'UTC',
      PAYOUT_DAY: '1',
      PAYMENT_METHODS: 'invoice',
      INVOICE_AT: 'paid',
      DELIVERY_METHODS: '[{"id":"standard","price":1,"countries":["NL"]}]',
    }
    expect(refusal({ API_ORIGIN: 'https://x', [name]: values[name as keyof typeof values] })).toBe(
      `${name} has no effect with API_ORIGIN: leave one of them out.`,
    )
  })
})
