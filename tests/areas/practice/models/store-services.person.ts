import { entriesPerson } from './entries-person.ts'
import { visibleEntries } from './entries-visible.ts'
import { model, samples } from './store-services.model.ts'

export const person = entriesPerson({ samples, model, saveNew: { ...samples.written.other, id: null } })

export const visible = visibleEntries('leaf')
