import type { Entry, Feature } from '#machines/practice/editor/entries/entries.ts'

/** Small entries of a practice page, as the world of models gives them. */

const entry = (changes: Partial<Entry>): Entry => ({
  id: 1,
  name: '',
  description: '',
  icon: '',
  image: null,
  features: [],
  language: 'en',
  ...changes,
})

export const service = (id: Entry['id'], name: string, changes: Partial<Entry> = {}): Entry =>
  entry({ id, name, icon: 'leaf', ...changes })

export const storePackage = (id: Entry['id'], name: string, features: readonly Feature[] = []): Entry =>
  entry({ id, name, features })

export const feature = (feature_id: Feature['feature_id'], text: string): Feature => ({
  feature_id,
  text,
  language: 'en',
})
