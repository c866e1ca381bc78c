import type { Requirements } from '../../requirements/requirement.ts'

export const clients = {
  'clients.one-practitioner-each':
    'A client has one practitioner, the one they agreed to last, may change that in their profile, and may hold protocols of others.',
  'clients.record-fields': "A client's record has id, first_name, last_name, email and discount_rate.",
  'clients.list-with-search': 'A practitioner sees their clients in a list with a search.',
  'clients.page-of-one': "One client's page shows their protocols and discount rate.",
  'clients.page-shows-orders': "One client's page shows their orders and the last of them.",
  'clients.own-practitioners-rate-counts':
    'One discount counts for a client, the rate last given by the practitioner who is theirs now, or 0 without one; rates of other practitioners count once the client makes one of them theirs.',
  'clients.rate-can-be-changed':
    "A client's own practitioner can change the client's discount rate (clients.own-practitioners-rate-counts).",
  'clients.can-be-invited':
    'An approved practitioner can ask a person by email to be their client, at a discount that the person agrees to with the rest.',
  'clients.invited-becomes-active':
    'A person is invited until they have agreed; until then the page says of each part that needs their yes that it does.',
  'clients.linked-by-their-own-yes':
    'Nobody is linked with a practitioner without a yes of their own; until then there is no rate, no commission, no fit check and no sight of orders.',
  'clients.password-by-link-is-a-yes':
    "Choosing the first password by an invitation's link is the yes to that invitation, and its email says so.",
  'clients.invited-looks-alike':
    'Whoever is invited looks alike to the practitioner, whether the email is unknown, a client’s, a practitioner’s or an admin’s: what was typed, as invited, with the same answer in the same time.',
  'clients.no-is-not-told': 'A no to an invitation is told to nobody, and the client who says it reads so.',
  'clients.asked-once-a-month':
    'The same practitioner can ask the same email again after 30 days; whoever has ended a link is not asked sooner either.',
  'clients.client-ends-the-link':
    'A client sees who is linked and what they see, and ends it at once; what was earned stays, without the name.',
  'clients.approval-gives-clients':
    'Only approved practitioners invite, take over from a file, set rates, share and see what clients tell.',
  'clients.refused-approval-rests':
    'While an approval is refused, rates rest, new orders earn nothing, and no client, order or share is seen; a new approval brings all of it back.',
  'clients.cannot-see-each-other': 'A practitioner sees their own clients only.',
  'clients.file-becomes-clients':
    'A practitioner takes over names and emails from a CSV file or contact cards of their own; who is their client already, or was taken over before, is told and not kept twice.',
  'clients.file-is-read-in-the-browser':
    'A file of clients is read in the browser, in the encodings and with the separators of practice software; only names and emails are sent.',
  'clients.file-format-can-be-chosen':
    'The encoding and the separator of a file of clients are found, shown, and can be chosen; what was mended or left out stays.',
  'clients.file-table-begins-by-email':
    'The table of a file of clients begins with the row that names a column of emails; each row above it is told.',
  'clients.file-asks-which-emails':
    "Where several columns of a file hold emails, such as those of an emergency contact, the practitioner is asked which are the clients'; none is taken by guess.",
  'clients.file-of-contact-cards':
    'Contact cards (vCard 2.1, 3.0 and 4.0, as phones and address books export them) are read like a table, with the email that each card prefers; contacts without an email are counted and left out.',
  'clients.file-loses-nothing-unsaid':
    'A cell with several emails is to be mended, where each of them can be kept by one press, never cut; a quote that never closes is told with its row, which is read without it like the rest of the file.',
  'clients.file-is-checked-by-row':
    'Each row of a file of clients shows what is wrong with it (no email, a broken one, several, one that is there twice, a name that is too long) and can be mended or left out before anything is sent; columns can be corrected.',
  'clients.file-has-limits':
    'A file of clients has at most 1 MB, or 50 MB of contact cards with their photos, and 2,000 people; one that is larger, empty or of another kind is refused with the reason.',
  'clients.imported-has-no-account':
    'Someone taken over from a file is a name and an email of one practitioner, seen by nobody else, and gets no account by that.',
  'clients.imported-gets-no-mail':
    'Taking people over sends no mail; invitations go out when the practitioner asks for them.',
  'clients.imported-invited-at-pace':
    'Invitations of people from a file count to the same hourly limit as single ones, go out as it opens, each once, and can be stopped; the page shows how far they are and when the next one goes.',
  'clients.imported-becomes-a-client':
    'Once invited, by whatever way, someone from a file is invited like any other and no longer in the list.',
  'clients.imported-can-be-deleted': 'People taken over from a file can be deleted without trace, one or all.',
} satisfies Requirements<'clients'>

declare module '../../requirements/index.ts' {
  interface Rules {
    clients: typeof clients
  }
}
