import { feature } from './entries-samples.ts'
import { entriesPerson } from './entries-person.ts'
import { visibleEntries } from './entries-visible.ts'
import { model, samples } from './store-packages.model.ts'

const { create } = samples.answers

export const person = entriesPerson({
  samples,
  model,
  saveNew: {
    id: null,
    name: create.name,
    description: create.description,
    features: [{ feature_id: null, text: 'Tea' }],
  },
  grown: [{ ...create, features: [feature(11, 'Tea')] }],
})

export const visible = visibleEntries('')
