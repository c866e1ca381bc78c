import type { GenericSchema } from 'valibot'

import type { ExamplesOf } from '#server/api/examples.ts'
import type { calls } from '#areas/protocols/contract/calls.ts'
import { protocol, protocolPage, protocolProduct, shareRequest } from '#areas/protocols/contract/protocols.ts'
import { ownSupply } from '#areas/protocols/contract/supply/own-supply.ts'
import { sharedProtocol } from '#areas/protocols/contract/shared-protocols.ts'

/** One body for each call that takes JSON, as it stands on the wire. */
export const examples: ExamplesOf<typeof calls> = {
  createProtocol: { name: 'Winter basics', description: 'Eight weeks, with breakfast.' },
  duplicateProtocol: { protocol_id: 8 },
  shareProtocol: {
    id: 8,
    email: 'mara.vos@verbena.test',
    user_id: 31,
    discount: 10,
    notes: 'Start with half the dose.',
  },
  updateProtocol: { name: 'Winter basics', description: 'Twelve weeks, with breakfast.' },
  addProtocolProduct: {
    product_id: 214,
    language_id: 1,
    name: 'Magnesium Glycinate',
    quantity: 1,
    product_variant_id: 731,
  },
  updateProtocolProduct: {
    quantity: 2,
    notes: 'With the evening meal',
    dosage: {
      unit: 'capsule',
      steps: [{ days: null, intakes: [{ at: 'dinner', amount: 2 }] }],
      food: 'with',
      rhythm: null,
      from: null,
      until: null,
    },
    product_variant_id: 731,
  },
  removeProtocolProduct: { product_variant_id: 731 },
  markTaken: { protocol_id: 8, product_variant_id: 731, day: '2026-03-02', at: 'dinner', taken: true },
  shareTaken: { sees_taken: true },
  setOwnSupply: { reminds: true, repeat: { weeks: 4, next_on: '2027-01-04' } },
}

/** The entities that stand in the API's document once, under these names. */
export const entities = {
  Protocol: protocol,
  ProtocolPage: protocolPage,
  ProtocolProduct: protocolProduct,
  ShareRequest: shareRequest,
  SharedProtocol: sharedProtocol,
  OwnSupply: ownSupply,
} satisfies Record<string, GenericSchema>
