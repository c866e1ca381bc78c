import type { Requirements } from './requirement.ts'

export const clients = {
  'clients.one-practitioner-each': {
    rule: 'A client has one practitioner, the first who invited them, may change that in their profile, and may hold protocols of others.',
    built: true,
  },
  'clients.record-fields': {
    rule: "A client's record has id, first_name, last_name, email and discount_rate.",
    built: true,
  },
  'clients.list-with-search': { rule: 'A practitioner sees their clients in a list with a search.', built: true },
  'clients.page-of-one': { rule: "One client's page shows their protocols and discount rate.", built: true },
  'clients.page-shows-orders': { rule: "One client's page shows their orders and the last of them.", built: false },
  'clients.rate-can-be-changed': { rule: "The practitioner can change a client's discount rate.", built: true },
  'clients.can-be-invited': { rule: 'A practitioner can invite a client by email.', built: true },
  'clients.invited-becomes-active': { rule: 'A client is invited until they have chosen a password.', built: true },
  'clients.cannot-see-each-other': { rule: 'A practitioner sees their own clients only.', built: true },
} satisfies Requirements<'clients'>
