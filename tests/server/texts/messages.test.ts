import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, describe, expect, it } from 'vitest'

import { loadMessages } from '#server/texts/messages.ts'

const locales = mkdtempSync(join(tmpdir(), 'verbena-messages-'))
afterAll(() => rmSync(locales, { recursive: true }))
cpSync('public/locales/en', join(locales, 'en'), { recursive: true })

function write(language: string, texts: Readonly<Record<string, string>>): void {
  mkdirSync(join(locales, language), { recursive: true })
  writeFileSync(join(locales, language, 'server.json'), JSON.stringify(texts))
}

describe('the texts of the server', () => {
  it('have the plural forms of their language, also where its code is not the standard one', () => {
    write('ro', {
      stockLeft_one: '{{count}} bucată',
      stockLeft_few: '{{count}} bucăți',
      stockLeft_other: '{{count}} de bucăți',
    })
    write('dk', { stockLeft_one: '{{count}} stk. tilbage', stockLeft_other: '{{count}} stk. i alt' })
    const messages = loadMessages(locales)
    expect([1, 2, 20].map((count) => messages('ro', 'stockLeft', { count }))).toEqual([
      '1 bucată',
      '2 bucăți',
      '20 de bucăți',
    ])
    expect(messages('dk', 'stockLeft', { count: 1 })).toBe('1 stk. tilbage')
  })

  it('write numbers as their language does', () => {
    for (const language of ['de', 'jp', 'dk', 'zh_tw']) write(language, { cartFull: '{{count, number}}' })
    const messages = loadMessages(locales)
    expect(messages('de', 'cartFull', { count: 12_345 })).toBe('12.345')
    expect(messages('dk', 'cartFull', { count: 12_345 })).toBe('12.345')
    expect(messages('jp', 'cartFull', { count: 12_345 })).toBe('12,345')
    expect(messages('zh_tw', 'cartFull', { count: 12_345 })).toBe('12,345')
  })

  it('take what people typed as it is', () => {
    const messages = loadMessages('public/locales')
    const typed = `<b>$t(notFound)</b> {{email}} {{- email}} $& $1 & 'quoted' {{`
    const mail = messages('en', 'mailContactBody', {
      name: typed,
      message: typed,
      email: 'a@example.com',
      language: '',
    })
    expect(mail.split(typed)).toHaveLength(3)
  })

  it('stop the start where English lacks one, be it one with plural forms', () => {
    const { stockLeft: _, ...rest } = JSON.parse(readFileSync('public/locales/en/server.json', 'utf8')) as Record<
      string,
      string
    >
    write('en', rest)
    expect(() => loadMessages(locales)).toThrow('server.json of en lacks: stockLeft')
    write('en', { ...rest, stockLeft_one: '{{count}} left', stockLeft_other: '{{count}} left' })
    expect(loadMessages(locales)('en', 'stockLeft', { count: 2 })).toBe('2 left')
  })
})
