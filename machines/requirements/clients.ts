import type { Requirements } from './requirement.ts'

export const clients = {
  'clients.one-practitioner-each': {
    rule: 'A client has one practitioner, the one they agreed to last, may change that in their profile, and may hold protocols of others.',
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
  'clients.can-be-invited': {
    rule: 'An approved practitioner can ask a person by email to be their client, at a discount that the person agrees to with the rest.',
    built: true,
  },
  'clients.invited-becomes-active': {
    rule: 'A person is invited until they have agreed; until then the page says of each part that needs their yes that it does.',
    built: true,
  },
  'clients.linked-by-their-own-yes': {
    rule: 'Nobody is linked with a practitioner without a yes of their own; until then there is no rate, no commission, no fit check and no sight of orders.',
    built: true,
  },
  'clients.password-by-link-is-a-yes': {
    rule: "Choosing the first password by an invitation's link is the yes to that invitation, and its email says so.",
    built: true,
  },
  'clients.invited-looks-alike': {
    rule: 'Whoever is invited looks alike to the practitioner, whether the email is unknown, a client’s, a practitioner’s or an admin’s: what was typed, as invited, with the same answer in the same time.',
    built: true,
  },
  'clients.no-is-not-told': {
    rule: 'A no to an invitation is told to nobody, and the client who says it reads so.',
    built: true,
  },
  'clients.asked-once-a-month': {
    rule: 'The same practitioner can ask the same email again after 30 days; whoever has ended a link is not asked sooner either.',
    built: true,
  },
  'clients.client-ends-the-link': {
    rule: 'A client sees who is linked and what they see, and ends it at once; what was earned stays, without the name.',
    built: true,
  },
  'clients.approval-gives-clients': {
    rule: 'Only approved practitioners invite, take over from a file, set rates, share and see what clients tell.',
    built: true,
  },
  'clients.refused-approval-rests': {
    rule: 'While an approval is refused, rates rest, new orders earn nothing, and no client, order or share is seen; a new approval brings all of it back.',
    built: true,
  },
  'clients.cannot-see-each-other': { rule: 'A practitioner sees their own clients only.', built: true },
  'clients.file-becomes-clients': {
    rule: 'A practitioner takes over names and emails from a CSV file of their own; who is their client already, or was taken over before, is told and not kept twice.',
    built: true,
  },
  'clients.file-is-read-in-the-browser': {
    rule: 'A file of clients is read in the browser, in the encodings and with the separators of practice software; only names and emails are sent.',
    built: true,
  },
  'clients.file-format-can-be-chosen': {
    rule: 'The encoding and the separator of a file of clients are found, shown, and can be chosen; what was mended or left out stays.',
    built: true,
  },
  'clients.file-table-begins-by-email': {
    rule: 'The table of a file of clients begins with the row that names a column of emails; each row above it is told.',
    built: true,
  },
  'clients.file-loses-nothing-unsaid': {
    rule: 'A cell with several emails is to be mended, never cut; a quote that never closes is told with its row, which is read without it like the rest of the file.',
    built: true,
  },
  'clients.file-is-checked-by-row': {
    rule: 'Each row of a file of clients shows what is wrong with it (no email, a broken one, several, one that is there twice, a name that is too long) and can be mended or left out before anything is sent; columns can be corrected.',
    built: true,
  },
  'clients.file-has-limits': {
    rule: 'A file of clients has at most 1 MB and 2,000 rows; one that is larger, empty or of another kind is refused with the reason.',
    built: true,
  },
  'clients.imported-has-no-account': {
    rule: 'Someone taken over from a file is a name and an email of one practitioner, seen by nobody else, and gets no account by that.',
    built: true,
  },
  'clients.imported-gets-no-mail': {
    rule: 'Taking people over sends no mail; invitations go out when the practitioner asks for them.',
    built: true,
  },
  'clients.imported-invited-at-pace': {
    rule: 'Invitations of people from a file count to the same hourly limit as single ones, go out as it opens, each once, and can be stopped; the page shows how far they are and when the next one goes.',
    built: true,
  },
  'clients.imported-becomes-a-client': {
    rule: 'Once invited, by whatever way, someone from a file is invited like any other and no longer in the list.',
    built: true,
  },
  'clients.imported-can-be-deleted': {
    rule: 'People taken over from a file can be deleted without trace, one or all.',
    built: true,
  },
} satisfies Requirements<'clients'>
