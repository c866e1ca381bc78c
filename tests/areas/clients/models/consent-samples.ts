import type { Invitation } from '#areas/clients/contract/consent.ts'
import type { Linked } from '#machines/clients/consent/links.ts'

/** Practitioners who ask a client, and who are linked with one. */

const linden = {
  user_id: 3,
  first_name: 'Ada',
  last_name: 'Linden',
  practice_name: 'Linden practice',
  shop_name: 'linden',
}
const sage = { user_id: 4, first_name: 'Bo', last_name: 'Sage', practice_name: '', shop_name: null }

export const byLinden: Invitation = {
  id: 11,
  practitioner: linden,
  discount_rate: 10,
  asked_at: '2026-03-02T09:00:00.000Z',
}
export const bySage: Invitation = { id: 12, practitioner: sage, discount_rate: 0, asked_at: '2026-03-01T09:00:00.000Z' }

export const linkedLinden: Linked = { ...linden, linked_at: '2026-02-02T09:00:00.000Z', discount_rate: 10 }
export const linkedSage: Linked = {
  ...sage,
  linked_at: '2026-01-02T09:00:00.000Z',
  discount_rate: 5,
  may_fill_cart: true,
}

/** As the server answers about what is not there any more. */
export const gone = {
  ok: false,
  problem: { kind: 'refused', status: 404, message: 'This request is no longer open' },
} as const
