import type { Requirements } from './requirement.ts'

export const language = {
  'language.thirteen-codes': {
    rule: 'The shop speaks en, de, dk, es, fr, hu, it, jp, nl, pt, ro, zh-TW and zh_tw, under these codes in addresses, language_code and file names.',
    built: true,
  },
  'language.english-is-the-fallback': {
    rule: 'English is the default language and the one that a page falls back to.',
    built: true,
  },
  'language.loads-only-the-current-one': {
    rule: 'Only the texts of exactly the current language are loaded, from /locales/{lng}/{ns}.json, each file once.',
    built: true,
  },
  'language.remembered-order': {
    rule: 'The remembered language is that of the cookie preferred_language, else of the local storage key i18nextLng, else English.',
    built: true,
  },
  'language.remembered-on-change': {
    rule: 'Opening an address in another language stores it in the cookie preferred_language for 365 days, in i18nextLng and in the cookie i18next.',
    built: true,
  },
  'language.menu-has-twelve-entries': {
    rule: 'The language menu has 12 entries, each in its own language; zh_tw is not offered.',
    built: true,
  },
  'language.alias-equals-zh-tw': {
    rule: 'zh_tw is an alias: it is served, its texts equal those of zh-TW, and its pages name zh-TW as canonical.',
    built: true,
  },
  'language.standard-tags': {
    rule: 'Where a standard tag is due (html lang, Intl, plural rules, hreflang), dk is da, jp is ja, and both spellings of zh-TW are zh-Hant-TW.',
    built: true,
  },
  'language.change-keeps-the-place': {
    rule: 'Choosing another language keeps path, query and hash, and shows the same place in it.',
    built: true,
  },
  'language.retries-on-network-and-5xx': {
    rule: 'Loading texts is tried again at most 5 times, first after 350 ms and then after twice the wait before, on network errors and 5xx only, with at most 10 reads at once.',
    built: true,
  },
  'language.load-failure-is-logged': {
    rule: 'Texts that cannot be loaded log a warning, and the page says that it speaks English instead.',
    built: true,
  },
  'language.calls-carry-language-code': {
    rule: 'Every call carries language_code, the language of the page that makes it.',
    built: true,
  },
  'language.unsupported-code-means-english': {
    rule: 'A call with an unsupported language_code is answered in English.',
    built: true,
  },
  'language.content-is-translated': {
    rule: 'Option names and the texts of demo products exist in every language; imported texts stay as they are and are marked with their own language.',
    built: true,
  },
  'language.other-language-replaces-answers': {
    rule: 'An answer in another language replaces what is shown, however new that is.',
    built: true,
  },
  'language.screens-are-all-translated': {
    rule: 'No text that a user sees is missing in a language or shown in English by mistake.',
    built: true,
  },
  'language.family-name-first': {
    rule: 'Wherever a full name stands, and in the order of its fields, the family name comes first in Hungarian, Japanese and Chinese, and last elsewhere.',
    built: true,
  },
  'language.addresses-from-large-to-small': {
    rule: 'In Japanese and Chinese a postal address begins with its postal code, after 〒 in Japanese, and goes from large to small, down to the name; the checkout asks for postal code and town before the street.',
    built: true,
  },
  'language.translated-pages-go-on': {
    rule: 'A page that the browser translates goes on to change with what is done, and prices are never translated.',
    built: true,
  },
} satisfies Requirements<'language'>
