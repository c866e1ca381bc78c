import type { LanguageCode } from '#contract/languages.ts'

import type { Entry, EntryChange, EntryId } from './entries.ts'
import type { PackageWritten, ServiceWritten } from './entry-forms.machine.ts'

export type Written = ServiceWritten | PackageWritten

/**
 * The changes that make an entry what was written: of one that was known before, only what differs.
 *
 * @param keyOf the key of the change at a place of the answer, by which it is known what that makes
 */
export function changesFor(
  before: Entry | undefined,
  written: Written,
  language: LanguageCode,
  keyOf: (at: number) => string,
): readonly EntryChange[] {
  const { name, description } = written
  const words = { name, description, icon: 'icon' in written ? written.icon : '' }
  const entryId: EntryId = before?.id ?? keyOf(0)
  const of = { entryId, name }
  const changes: EntryChange[] = []
  if (!before) changes.push({ kind: 'create', ...of, words, language })
  else if (name !== before.name || description !== before.description || words.icon !== before.icon)
    changes.push({ kind: 'update', ...of, words, language })
  if (!('features' in written)) return changes
  const { features } = written
  for (const { feature_id } of before?.features ?? [])
    if (!features.some((one) => one.feature_id === feature_id))
      changes.push({ kind: 'removeFeature', ...of, featureId: feature_id })
  for (const { feature_id, text } of features) {
    const known = before?.features.find((one) => one.feature_id === feature_id)
    if (known && known.text !== text)
      changes.push({ kind: 'changeFeature', ...of, featureId: known.feature_id, text, language })
    if (!known) changes.push({ kind: 'addFeature', ...of, featureId: keyOf(changes.length), text, language })
  }
  return changes
}
