import { STORE_SERVICES_MAX } from '#contract/constants.ts'
import { storeServicesMachine } from '#machines/practice/editor/entries/entries.machine.ts'

import { entriesModel, type EntriesSamples } from './entries-model.ts'
import { service } from './entries-samples.ts'

const talk = service(1, 'Talk', { description: 'An hour' })
const other = { id: 1, name: 'First talk', description: 'Half an hour', icon: 'moon' }
const changed = { ...talk, ...other }
const words = { name: 'Walk', description: '', icon: 'sun' }

export const samples: EntriesSamples = {
  machine: storeServicesMachine,
  list: 'storeServices',
  max: STORE_SERVICES_MAX,
  entries: [talk, service(2, 'Walk'), service(3, 'Mail')],
  written: { other, same: { id: 1, name: talk.name, description: talk.description, icon: talk.icon } },
  answers: {
    create: { ...changed, id: 4 },
    update: changed,
    addFeature: talk,
    changeFeature: talk,
    removeFeature: talk,
  },
  again: [
    [{ kind: 'update', entryId: 1, name: 'Walk', words, language: 'en' }],
    [{ kind: 'create', entryId: 'z-4', name: 'Walk', words, language: 'en' }],
  ],
}

export const model = entriesModel(samples)
