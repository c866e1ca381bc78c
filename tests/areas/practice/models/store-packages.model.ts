import { STORE_PACKAGES_MAX } from '#contract/constants.ts'
import { storePackagesMachine } from '#machines/practice/editor/entries/entries.machine.ts'

import { beginning, entriesModel, sent, type EntriesSamples } from './entries-model.ts'
import { feature, storePackage } from './entries-samples.ts'

const talks = feature(8, 'Two talks')
const calm = storePackage(1, 'Calm', [talks, feature(9, 'A walk')])
const entries = [calm, storePackage(2, 'Rest'), storePackage(3, '')] as const
const tea = { feature_id: null, text: 'Tea' }
const other = {
  id: 1,
  name: 'Calmer',
  description: 'For a month',
  features: [{ feature_id: 8, text: 'Three talks' }, tea],
}
const same = { id: 1, name: 'Calm', description: '', features: calm.features }
const updated = { ...calm, name: 'Calmer', description: 'For a month' }
const removed = { ...updated, features: [talks] }
const changed = { ...updated, features: [feature(8, 'Three talks')] }
const whole = { ...updated, features: [feature(8, 'Three talks'), feature(10, 'Tea')] }
const made = { ...updated, id: 4, features: [] }

const add = { type: 'entry.add' } as const
const edit = { type: 'entry.edit', entryId: 1 } as const
const save = (features: readonly object[], words: object = same) =>
  ({ type: 'entry.save', written: { ...words, features } }) as const
const of = { entryId: 'z-4', name: 'Calm' } as const

export const samples: EntriesSamples = {
  machine: storePackagesMachine,
  list: 'storePackages',
  max: STORE_PACKAGES_MAX,
  entries,
  written: { other, same },
  answers: { create: made, update: updated, removeFeature: removed, changeFeature: changed, addFeature: whole },
  again: [
    [{ kind: 'removeFeature', entryId: 1, name: 'Calm', featureId: 9 }],
    [
      { kind: 'create', ...of, words: { name: 'Calm', description: '', icon: '' }, language: 'en' },
      { kind: 'addFeature', ...of, featureId: 'z-5', text: 'A walk', language: 'en' },
      { kind: 'addFeature', ...of, featureId: 'z-6', text: 'Tea', language: 'en' },
      { kind: 'changeFeature', ...of, featureId: 'z-5', text: 'Two walks', language: 'en' },
    ],
  ],
  journeys: [
    // A package is made, and then its features are.
    [
      ...beginning(entries),
      add,
      save([tea], other),
      sent(made),
      sent({ ...made, features: [feature(11, 'Tea')] }),
      { ...edit, entryId: 4 },
      save([], other),
    ],
    // A feature is made while its package is being written again: it is known by its number then.
    [
      ...beginning(entries),
      edit,
      save([...calm.features, tea]),
      edit,
      sent({ ...calm, features: [...calm.features, feature(10, 'Tea')] }),
      save([...calm.features, { feature_id: 'a-1', text: 'Green tea' }]),
    ],
    // It is written again before it is made.
    [
      ...beginning(entries),
      edit,
      save([...calm.features, tea]),
      edit,
      save([...calm.features, { feature_id: 'a-1', text: 'Green tea' }]),
      sent({ ...calm, features: [...calm.features, feature(10, 'Tea')] }),
    ],
  ],
}

export const model = entriesModel(samples)
