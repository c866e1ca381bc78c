import { describe, expect, it } from 'vitest'

import { INVENTED_OPERATOR } from '#server/operator.ts'
import { readSettings, SettingsError } from '#server/settings.ts'

const NAMED = {
  OPERATOR_NAME: ' Öhler & Söhne GmbH ',
  OPERATOR_ADDRESS: 'Am Markt 1, 10115 Berlin',
  OPERATOR_EMAIL: 'post@oehler.example',
}
const ON_THE_WEB = { DEMO: 'off', PUBLIC_URL: 'https://shop.example' }

const operatorOf = (env: Readonly<Record<string, string | undefined>>) => readSettings(env).operator

const refusal = (env: Record<string, string>): string => {
  try {
    readSettings(env)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

describe('the operator', () => {
  it.each([
    {},
    { PUBLIC_URL: 'https://shop.example' },
    { DEMO: 'off' },
    { DEMO: 'off', PUBLIC_URL: 'http://shop.example' },
    { API_ORIGIN: 'http://localhost:8000' },
  ])('is invented with %j, and marked as that (operations.operator-is-named)', (env) => {
    expect(operatorOf(env)).toEqual(INVENTED_OPERATOR)
    expect(INVENTED_OPERATOR.isDemo).toBe(true)
  })

  it.each([{}, ON_THE_WEB])('is the one that is named, with %j, also without register and tax number', (env) => {
    expect(operatorOf({ ...NAMED, ...env })).toEqual({
      name: 'Öhler & Söhne GmbH',
      address: ['Am Markt 1', '10115 Berlin'],
      email: 'post@oehler.example',
      register: null,
      taxId: null,
      bank: null,
      isDemo: false,
    })
  })

  it('has a register, a tax number and a bank account where they are given', () => {
    const given = { ...NAMED, OPERATOR_REGISTER: 'HRB 1', OPERATOR_TAX_ID: 'DE123456789', OPERATOR_BANK: 'DE89 3704' }
    expect(operatorOf(given)).toMatchObject({ register: 'HRB 1', taxId: 'DE123456789', bank: 'DE89 3704' })
  })

  it.each([
    [String.raw`Haus 3, Am Markt 1\n10115 Berlin`, ['Haus 3, Am Markt 1', '10115 Berlin']],
    ['Haus 3, Am Markt 1\r\n10115 Berlin\n', ['Haus 3, Am Markt 1', '10115 Berlin']],
    ['Am Markt 1,10115 Berlin,, Germany', ['Am Markt 1', '10115 Berlin', 'Germany']],
    ['Am Markt 1', ['Am Markt 1']],
  ])('has the address %j in lines: commas part them only where nothing else does', (text, lines) => {
    expect(operatorOf({ ...NAMED, OPERATOR_ADDRESS: text }).address).toEqual(lines)
  })

  it.each([
    [ON_THE_WEB, 'OPERATOR_NAME is required with PUBLIC_URL on https'],
    [
      { API_ORIGIN: 'https://x', PUBLIC_URL: 'https://shop.example' },
      'OPERATOR_NAME is required with PUBLIC_URL on https',
    ],
    [{ ...ON_THE_WEB, ...NAMED, OPERATOR_ADDRESS: '' }, 'OPERATOR_ADDRESS is required with PUBLIC_URL on https'],
    [{ ...ON_THE_WEB, ...NAMED, OPERATOR_EMAIL: '' }, 'OPERATOR_EMAIL is required with PUBLIC_URL on https'],
    [{ OPERATOR_TAX_ID: 'DE1' }, 'OPERATOR_NAME is required with OPERATOR_TAX_ID'],
    [{ OPERATOR_BANK: 'DE89 3704' }, 'OPERATOR_NAME is required with OPERATOR_BANK'],
    [{ OPERATOR_NAME: 'Öhler' }, 'OPERATOR_ADDRESS is required with OPERATOR_NAME'],
    [{ ...NAMED, OPERATOR_EMAIL: '' }, 'OPERATOR_EMAIL is required with OPERATOR_NAME'],
  ])('is not half named: %j (operations.operator-is-named)', (env, start) => {
    expect(refusal(env as Record<string, string>)).toBe(`${start}: the shop has to say who runs it.`)
  })

  it.each([
    [{ OPERATOR_NAME: '  ' }, 'OPERATOR_NAME must not be blank.'],
    [{ OPERATOR_NAME: 'a'.repeat(121) }, 'OPERATOR_NAME must have at most 120 characters.'],
    [{ OPERATOR_NAME: 'A\nBcc: b' }, 'OPERATOR_NAME must be one line, without control characters.'],
    [{ OPERATOR_REGISTER: 'A\u2028B' }, 'OPERATOR_REGISTER must be one line, without control characters.'],
    [{ OPERATOR_TAX_ID: ' ' }, 'OPERATOR_TAX_ID must not be blank.'],
    [{ OPERATOR_ADDRESS: ' , ,' }, 'OPERATOR_ADDRESS must not be blank.'],
    [{ OPERATOR_ADDRESS: '1,2,3,4,5,6,7,8,9' }, 'OPERATOR_ADDRESS must have at most 8 lines.'],
    [
      { OPERATOR_ADDRESS: `Am Markt 1, ${'a'.repeat(121)}` },
      'OPERATOR_ADDRESS must have lines of at most 120 characters, without control characters.',
    ],
    [{ OPERATOR_EMAIL: 'Anna <a@b.example>' }, 'OPERATOR_EMAIL must be an email address.'],
  ])('is refused with %j in one line (operations.wrong-settings-stop-the-start)', (env, message) => {
    expect(refusal({ ...NAMED, ...(env as Record<string, string>) })).toBe(message)
  })
})
