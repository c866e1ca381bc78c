import type { Store } from '#contract/store.ts'

import { shownEntries } from './entries.ts'
import type { EntryId, KnownEntries } from './entries.ts'

/** The page with the services and packages that its practitioner sees. What has no number yet has one below zero. */
export function withEntries(
  store: Store,
  { services, packages }: { readonly services: KnownEntries | undefined; readonly packages: KnownEntries | undefined },
): Store {
  return {
    ...store,
    ...(services?.kept && {
      services: shownEntries(services).map(({ id, name, description, icon, language }, at) => ({
        id: numberOf(id, at),
        name,
        description,
        icon,
        order: at + 1,
        language,
      })),
    }),
    ...(packages?.kept && {
      packages: shownEntries(packages).map(({ id, name, description, image, features, language }, at) => ({
        id: numberOf(id, at),
        name,
        description,
        image,
        order: at + 1,
        features: features.map((feature, index) => ({ ...feature, feature_id: numberOf(feature.feature_id, index) })),
        language,
      })),
    }),
  }
}

const numberOf = (id: EntryId, at: number): number => (typeof id === 'number' ? id : -1 - at)
