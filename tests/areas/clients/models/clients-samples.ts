import type { Client } from '#areas/clients/contract/clients.ts'
import type { ClientDetail } from '#machines/clients/client-page.machine.ts'

/** Clients of a practitioner, as the world of models gives them. */

export const client = (id: number, rest: Partial<Client> = {}): Client => ({
  id,
  first_name: 'Zoë',
  last_name: `Linden ${id}`,
  email: `zoe${id}@mail.example`,
  discount_rate: 10,
  status: 'active',
  shared_protocols: 2,
  unopened_protocols: 1,
  last_opened_at: '2026-01-02T10:00:00.000Z',
  last_ordered_at: null,
  ...rest,
})

export const clientDetail = (id: number, rest: Partial<Client> = {}): ClientDetail => ({
  ...client(id, rest),
  notes: '',
  linked_at: '2026-01-01T10:00:00.000Z',
  protocols: [],
  orders: [],
})
