import { latestProtocolsMachine } from '#machines/home/latest-protocols.machine.ts'

import { freshDataModel } from '#tests/models/fresh-data.ts'

export const model = freshDataModel(
  latestProtocolsMachine,
  [
    {
      protocol_id: 3,
      name: 'Sleep better',
      description: '',
      total_price: 39.8,
      products: [],
      updated_at: '2026-01-02T10:00:00.000Z',
      shared_with: 1,
    },
  ],
  2000,
)
