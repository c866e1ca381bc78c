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
  'clients.page-shows-orders': { rule: "One client's page shows their orders and the last of them.", built: true },
  'clients.own-practitioners-rate-counts': {
    rule: 'One discount counts for a client, the rate last given by the practitioner who is theirs now, or 0 without one; rates of other practitioners count once the client makes one of them theirs.',
    built: true,
  },
  'clients.rate-can-be-changed': {
    rule: "A client's own practitioner can change the client's discount rate (clients.own-practitioners-rate-counts).",
    built: true,
  },
  'clients.can-be-invited': { rule: 'A practitioner can invite a client by email.', built: true },
  'clients.invited-becomes-active': { rule: 'A client is invited until they have chosen a password.', built: true },
  'clients.cannot-see-each-other': { rule: 'A practitioner sees their own clients only.', built: true },
} satisfies Requirements<'clients'>
