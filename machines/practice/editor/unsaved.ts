import type { Store } from '#areas/practice/contract/store.ts'

import { isTyped, SECTION_OF } from './saved-words.ts'
import type { WordsForm, WordsTyped } from './saved-words.ts'
import { SECTIONS } from './sections.ts'
import type { Section } from './sections.ts'

/**
 * The sections with words that the page has not yet (practice.says-what-is-not-saved). `written` are the lists of which an
 * entry has words that are not sent.
 */
export function unsavedSections(
  store: Store,
  typed: Partial<WordsTyped>,
  written: readonly Section[],
): readonly Section[] {
  const forms = Object.keys(typed) as WordsForm[]
  const unsaved = [...forms.filter((form) => isTyped(store, form, typed)).map((form) => SECTION_OF[form]), ...written]
  return SECTIONS.filter((section) => unsaved.includes(section))
}
