import type { LanguageCode } from '#contract/languages.ts'
import type { Store } from '#areas/practice/contract/store.ts'

import { entryList, entryOf, shownEntries } from './entries.ts'
import type { Entry, EntryId, KnownEntries } from './entries.ts'
import { changesFor } from './entry-changes.ts'
import type { Written } from './entry-changes.ts'

/** The open form of an entry; `entryId` is null for a new one. */
export interface EntryForm {
  readonly entryId: EntryId | null
  readonly written: Written
}

interface ListAndForm {
  readonly list: KnownEntries | undefined
  readonly form?: EntryForm | undefined
}

/** The page with the services and packages as they are saved and typed. What has no number yet has one below zero. */
export function withEntries(
  store: Store,
  { services, packages }: { readonly services: ListAndForm; readonly packages: ListAndForm },
  language: LanguageCode,
): Store {
  return {
    ...store,
    ...(services.list?.kept && {
      services: withTyped(services.list, services.form, language).map(
        ({ id, name, description, icon, language }, at) => ({
          id: numberOf(id, at),
          name,
          description,
          icon,
          order: at + 1,
          language,
        }),
      ),
    }),
    ...(packages.list?.kept && {
      packages: withTyped(packages.list, packages.form, language).map(
        ({ id, name, description, image, features, language }, at) => ({
          id: numberOf(id, at),
          name,
          description,
          image,
          order: at + 1,
          features: features.map((feature, index) => ({ ...feature, feature_id: numberOf(feature.feature_id, index) })),
          language,
        }),
      ),
    }),
  }
}

const numberOf = (id: EntryId, at: number): number => (typeof id === 'number' ? id : -1 - at)

/** A new entry is shown once something is typed into it, and a feature likewise. */
function withTyped(list: KnownEntries, form: EntryForm | undefined, language: LanguageCode): readonly Entry[] {
  const entries = shownEntries(list)
  if (form === undefined) return entries
  const before = entryOf(entries, form.entryId)
  const written =
    'features' in form.written
      ? { ...form.written, features: form.written.features.filter(({ text }) => text.trim() !== '') }
      : form.written
  const isBlank =
    `${written.name}${written.description}`.trim() === '' && !('features' in written && written.features.length > 0)
  if (before === undefined && isBlank) return entries
  return changesFor(before, written, language, (at) => `typed-${at}`).reduce(entryList.apply, entries)
}
