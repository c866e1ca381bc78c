import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/practice/contract/calls.ts'
import { packageFeature, picture, store, storePackage, storeService } from '#areas/practice/contract/store.ts'
import { practice } from '#areas/practice/contract/practice.ts'

const heading = { title: 'Calm days, clear nights', description: 'We start with food, sleep and movement.' }

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  createStore: { type: 'practice', theme: 'linden' },
  updateStore: { name: 'linden-practice', theme: 'sage' },
  updateStoreHeader: heading,
  updateStoreAbout: heading,
  updateStoreMessage: { message: 'Closed in the last week of December.' },
  updateStoreApproach: heading,
  updateStoreContact: { description: 'Write to us, we answer within two days.' },
  updateStoreHours: { opening_hours: [{ day: 1, opens: '09:00', closes: '17:00' }], timezone: 'Europe/Amsterdam' },
  updateServicesHeader: heading,
  createStoreService: { name: 'First consultation', description: 'Ninety minutes', icon: 'leaf' },
  updateStoreService: { name: 'First consultation', description: 'An hour', icon: 'leaf' },
  reorderStoreService: { order: 1 },
  createStorePackage: { name: 'Three months', description: 'Six consultations' },
  updateStorePackage: { name: 'Four months', description: 'Eight consultations' },
  addPackageFeature: { text: 'A plan for every week' },
  updatePackageFeature: { feature_id: 4, text: 'A plan for every day' },
  removePackageFeature: { feature_id: 4 },
  reorderStorePackage: { order: 2 },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  PackageFeature: packageFeature,
  Picture: picture,
  Practice: practice,
  Store: store,
  StorePackage: storePackage,
  StoreService: storeService,
} satisfies Record<string, GenericSchema>
