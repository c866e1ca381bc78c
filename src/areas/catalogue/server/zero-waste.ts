import type { LanguageCode } from '#contract/languages.ts'

/**
 * The one option of the group zero waste (filters.zero-waste-is-one). Its id is fixed, so its names are not the shop's
 * data but ours.
 */
export const ZERO_WASTE_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'Zero waste',
  de: 'Abfallfrei',
  dk: 'Affaldsfri',
  es: 'Residuo cero',
  fr: 'Zéro déchet',
  hu: 'Hulladékmentes',
  it: 'Zero rifiuti',
  jp: 'ゼロウェイスト',
  nl: 'Afvalvrij',
  pt: 'Desperdício zero',
  ro: 'Zero deșeuri',
  'zh-TW': '零廢棄',
  zh_tw: '零廢棄',
}
