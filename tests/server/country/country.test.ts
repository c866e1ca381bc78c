import { describe, expect, it } from 'vitest'

import { isCountryCode } from '#server/country/code.ts'
import { lookUpCountry } from '#server/country/database.ts'
import { countryReader } from '#server/country/index.ts'

const nobody = { address: undefined, country: undefined }

describe('the country of a caller', () => {
  it('is what a trusted proxy says, whatever the address (country.read-from-proxy-or-database)', async () => {
    const read = countryReader('DE', () => Promise.resolve('FR'))
    expect(await read({ address: '81.2.69.142', country: 'GB' })).toBe('GB')
    expect(await read({ address: '127.0.0.1', country: 'GB' })).toBe('GB')
  })

  it('stands in the database for a public address (country.read-from-proxy-or-database)', async () => {
    const asked: string[] = []
    const read = countryReader('DE', (address) => {
      asked.push(address)
      return Promise.resolve('FR')
    })
    expect(await read({ ...nobody, address: '81.2.69.142' })).toBe('FR')
    expect(await read({ ...nobody, address: '::ffff:81.2.69.142' })).toBe('FR')
    expect(asked).toEqual(['81.2.69.142', '81.2.69.142'])
  })

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '192.168.0.9', 'fd00::7', 'fe80::1%eth0'])(
    'is the default one at %s, and none without a default (country.read-from-proxy-or-database)',
    async (address) => {
      const lookUp = () => Promise.reject(new Error('asked for'))
      expect(await countryReader('DE', lookUp)({ ...nobody, address })).toBe('DE')
      expect(await countryReader(undefined, lookUp)({ ...nobody, address })).toBeNull()
    },
  )

  it('cannot be told where nobody knows who calls', async () => {
    expect(await countryReader('DE')(nobody)).toBeNull()
  })
})

describe('the database of addresses', () => {
  it.each([
    ['212.58.244.1', 'GB'],
    ['194.25.0.60', 'DE'],
    ['2a02:c7f::1', 'GB'],
    ['2003::1', 'DE'],
    ['8.8.8.8', 'US'],
  ])('knows %s in %s', async (address, country) => {
    expect(await lookUpCountry(address)).toBe(country)
  })

  it('does not know an address that nobody was given', async () => {
    expect(await lookUpCountry('240.0.0.1')).toBeNull()
  })
})

it.each([
  ['GB', true],
  ['DE', true],
  ['UK', false],
  ['ZZ', false],
  ['XX', false],
  ['QQ', false],
  ['gb', false],
  ['GBR', false],
  ['T1', false],
  ['', false],
])('%j is a country code: %s', (text, is) => {
  expect(isCountryCode(text)).toBe(is)
})
