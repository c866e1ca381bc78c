import { readFileSync } from 'node:fs'

import type { LanguageCode } from '#contract/languages.ts'
import { operator } from '#tests/support/operator.ts'

/** The shop whose pages are drawn. */
export const shop = {
  name: 'Verbena',
  region: 'eu',
  origin: 'https://shop.test',
  timeZone: 'Europe/Berlin',
  operator,
  ukShop: null,
  paymentMethods: ['invoice'],
} as const

/** A file of texts, as the server reads it. */
export const texts = (language: LanguageCode, file: string) =>
  JSON.parse(readFileSync(`public/locales/${language}/${file}.json`, 'utf8')) as Record<string, unknown>
