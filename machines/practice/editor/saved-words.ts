import type { Store } from '#areas/practice/contract/store.ts'

import type { Section } from './sections.ts'
import type {
  servicesHeaderForm,
  storeApproachForm,
  storeContactForm,
  storeHeaderForm,
  storeHoursForm,
  storeMessageForm,
  Saved,
} from './words-forms.machine.ts'
import type { BodyOf } from '../../form/form.ts'

/** The forms of words by their names, each with what it saves. */
interface SavedBy {
  storeHeader: Saved<BodyOf<typeof storeHeaderForm>>
  storeAbout: Saved<BodyOf<typeof storeHeaderForm>>
  storeMessage: Saved<BodyOf<typeof storeMessageForm>>
  servicesHeader: Saved<BodyOf<typeof servicesHeaderForm>>
  storeApproach: Saved<BodyOf<typeof storeApproachForm>>
  storeContact: Saved<BodyOf<typeof storeContactForm>>
  storeHours: Saved<BodyOf<typeof storeHoursForm>>
}
export type WordsForm = keyof SavedBy

/** The fact by which a form of words says that it is saved. */
export type WordsSaved = {
  [Form in WordsForm]: { type: 'form.sent'; form: Form; sent: SavedBy[Form] }
}[WordsForm]

export const SECTION_OF: Readonly<Record<WordsForm, Section>> = {
  storeHeader: 'header',
  storeAbout: 'about',
  storeMessage: 'message',
  servicesHeader: 'services',
  storeApproach: 'approach',
  storeContact: 'contact',
  storeHours: 'hours',
}

/** A page with the words that were saved last. */
export function withWords(store: Store, { form, sent }: WordsSaved): Store {
  const { language } = sent
  switch (form) {
    case 'storeHeader':
      return { ...store, header: { ...sent.body, language } }
    case 'storeAbout':
      return { ...store, about: { ...sent.body, language } }
    case 'storeMessage':
      return { ...store, message: { ...sent.body, language } }
    case 'servicesHeader':
      return { ...store, services_header: { ...sent.body, language } }
    case 'storeApproach':
      return { ...store, approach: { ...store.approach, ...sent.body, language } }
    case 'storeContact':
      return { ...store, contact: { ...sent.body, language } }
    case 'storeHours':
      return { ...store, hours: sent.body as Store['hours'] }
    default:
      return store
  }
}

/** Values of the forms, as they stand in their fields. */
export type WordsTyped = ReturnType<typeof wordsOf>

/** The values of each form as the page has them. */
export const wordsOf = (store: Store) => ({
  storeHeader: heading(store.header),
  storeAbout: heading(store.about),
  storeMessage: { message: store.message.message },
  servicesHeader: heading(store.services_header),
  storeApproach: heading(store.approach),
  storeContact: { description: store.contact.description },
  storeHours: {
    opening_hours: store.hours.opening_hours.map((span) => ({
      ...span,
      closes: span.closes === '24:00' ? '00:00' : span.closes,
    })),
    timezone: store.hours.timezone ?? '',
  },
})

const heading = ({ title, description }: { readonly title: string; readonly description: string }) => ({
  title,
  description,
})

/** True if a form holds other words than the page has. */
export const isTyped = (store: Store, form: WordsForm, typed: Partial<WordsTyped>): boolean =>
  typed[form] !== undefined && JSON.stringify(typed[form]) !== JSON.stringify(wordsOf(store)[form])
