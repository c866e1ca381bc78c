import type { LanguageCode } from '#contract/languages.ts'
import { openingHours, timeZone } from '#areas/practice/contract/opening-hours.ts'
import type { Store } from '#areas/practice/contract/store.ts'
import { safeParse } from 'valibot'

import type { Look } from './practice-page.events.ts'
import type { WordsForm, WordsTyped } from './saved-words.ts'
import { isTyped, withWords } from './saved-words.ts'
import { storeHoursForm } from './words-forms.machine.ts'

/** The page as it would be with the words that are typed, in the language of the editor. Hours that break a rule are left out. */
export function previewOf(store: Store, look: Look, typed: Partial<WordsTyped>, language: LanguageCode): Store {
  const forms = Object.keys(typed) as WordsForm[]
  return forms.reduce<Store>(
    (page, form) => {
      const values = typed[form]
      if (!isTyped(store, form, typed)) return page
      if (form === 'storeHours') return withHours(page, typed.storeHours)
      return withWords(page, { type: 'form.sent', form, sent: { at: 0, language, body: values } } as never)
    },
    { ...store, ...look },
  )
}

function withHours(page: Store, typed: WordsTyped['storeHours'] | undefined): Store {
  const { opening_hours, timezone } = storeHoursForm.body(typed ?? storeHoursForm.empty)
  const hours = safeParse(openingHours, opening_hours)
  const zone = safeParse(timeZone, timezone)
  return hours.success && zone.success
    ? { ...page, hours: { opening_hours: hours.output, timezone: zone.output } }
    : page
}
