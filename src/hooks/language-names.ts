import type { LanguageCode } from '#contract/languages.ts'

/** Each language by its own name; `zh_tw` is an alias and not offered (language.menu-has-twelve-entries). */
export const LANGUAGE_NAMES: Record<LanguageCode, string> = {
  en: 'English',
  de: 'Deutsch',
  dk: 'Dansk',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  it: 'Italiano',
  jp: '日本語',
  nl: 'Nederlands',
  pt: 'Português',
  ro: 'Română',
  'zh-TW': '繁體中文',
  zh_tw: '繁體中文',
}
