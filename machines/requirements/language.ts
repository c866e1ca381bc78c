import type { Requirements } from './requirement.ts'

export const language = {
  'language.thirteen-codes':
    'The shop speaks en, de, dk, es, fr, hu, it, jp, nl, pt, ro, zh-TW and zh_tw, under these codes in addresses, language_code and file names.',
  'language.english-is-the-fallback': 'English is the default language and the one that a page falls back to.',
  'language.loads-only-the-current-one':
    'Only the texts of exactly the current language are loaded, from /locales/{lng}/{ns}.json, each file once.',
  'language.remembered-order':
    'The remembered language is that of the cookie preferred_language, else of the local storage key i18nextLng, else English.',
  'language.remembered-on-change':
    'Opening an address in another language stores it in the cookie preferred_language for 365 days, in i18nextLng and in the cookie i18next.',
  'language.menu-has-twelve-entries':
    'The language menu has 12 entries, each in its own language; zh_tw is not offered.',
  'language.alias-equals-zh-tw':
    'zh_tw is an alias: it is served, its texts equal those of zh-TW, and its pages name zh-TW as canonical.',
  'language.standard-tags':
    'Where a standard tag is due (html lang, Intl, plural rules, hreflang), dk is da, jp is ja, and both spellings of zh-TW are zh-Hant-TW.',
  'language.change-keeps-the-place':
    'Choosing another language keeps path, query and hash, and shows the same place in it.',
  'language.retries-on-network-and-5xx':
    'Loading texts is tried again at most 5 times, first after 350 ms and then after twice the wait before, on network errors and 5xx only, with at most 10 reads at once.',
  'language.load-failure-is-logged':
    'Texts that cannot be loaded log a warning, and the page says that it speaks English instead.',
  'language.calls-carry-language-code': 'Every call carries language_code, the language of the page that makes it.',
  'language.unsupported-code-means-english': 'A call with an unsupported language_code is answered in English.',
  'language.content-is-translated':
    'Option names and the texts of demo products exist in every language; imported texts stay as they are and are marked with their own language.',
  'language.other-language-replaces-answers':
    'An answer in another language replaces what is shown, however new that is.',
  'language.screens-are-all-translated':
    'No text that a user sees is missing in a language or shown in English by mistake.',
  'language.family-name-first':
    'Wherever a full name stands, and in the order of its fields, the family name comes first in Hungarian, Japanese and Chinese, and last elsewhere.',
  'language.addresses-from-large-to-small':
    'In Japanese and Chinese a postal address begins with its postal code, after 〒 in Japanese, and goes from large to small, down to the name; the checkout asks for postal code and town before the street.',
  'language.translated-pages-go-on':
    'A page that the browser translates goes on to change with what is done, and prices are never translated.',
} satisfies Requirements<'language'>
