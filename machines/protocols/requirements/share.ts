import type { Requirements } from '../../requirements/requirement.ts'

export const share = {
  'share.needs-certificate':
    'Types 1 and 2 may share; for others the share button is disabled, with a tooltip that the certificate is not approved.',
  'share.admin-shares-own-only':
    'An admin may share their own objects only; the builder still shows to types 2 and 3 alone.',
  'share.needs-a-recipient': 'At least one recipient is needed.',
  'share.search-picks-a-client':
    'Clients are searched while typing; arrow keys move through the list and Enter chooses.',
  'share.enter-takes-who-was-typed':
    'Enter chooses among the clients of what is typed now: while they are looked for, it only takes a typed address.',
  'share.client-search-waits':
    'The client search starts above 2 characters, waits 500 ms after the last key and asks for 100 clients at most.',
  'share.client-search-failure':
    'A failed client search shows the text of the key search.failed-to-fetch-clients, and an empty result that of search.no-client.',
  'share.typed-email-is-checked':
    "A typed email must be valid, and 'email invalid' shows once more than 2 characters are typed.",
  'share.no-recipient-twice':
    'A client or email that is chosen already is refused with a message, also where a search finds nobody else.',
  'share.invalid-recipient-blocks': "Any invalid recipient blocks sending, with 'emails invalid'.",
  'share.new-email-needs-both-names': "Inviting a new email needs first_name and last_name, else 'form.empty-field'.",
  'share.discount-choices':
    'The discount is 0, 5, 10, 15 or 20 percent, as far as that is not above the base rate of commission.',
  'share.discount-starts-unchosen':
    "No discount is chosen at first, and 0 is a choice; a known client's own rate is preselected.",
  'share.discount-shows-both-sides':
    'While choosing, each rate shows what the client pays and what the practitioner earns.',
  'share.discount-of-their-own-practitioner':
    "A practitioner who is not the client's own is told so in place of a rate, in the share form and on the client's page, and their shares and emails promise none (clients.own-practitioners-rate-counts).",
  'share.address-is-looked-up':
    'An address is looked up among all own clients before names are asked for it; the form says that it is looking, and a failed look-up can be tried again.',
  'share.when-sending-is-disabled':
    'Sending is disabled without recipients, while the account is not approved, while text remains in the search box, and while a new client is added without a discount.',
  'share.not-approved-is-type-three': 'An account that is not approved is one of type 3.',
  'share.one-call-per-recipient':
    'Each recipient gets a call of their own, in order and with its own result; those that failed stay in the form with their reason.',
  'share.waits-for-the-lines':
    'A share is sent once everything that was done to the lines is with the server; until then it can be called off, and what is lost on the way holds it back.',
  'share.request-fields':
    'A share sends id of the protocol, email, first_name, last_name, user_id, discount and notes.',
  'share.failure-says-why': "A failed share shows the server's message or 'protocol failed to share'.",
  'share.unknown-email-is-invited':
    'Sharing with an unknown email makes an inactive account of type 4, whose email leads to choosing a password, which activates it and is the yes to the practitioner (clients.password-by-link-is-a-yes).',
  'share.unlinked-is-asked':
    'Someone who is not linked holds a shared protocol at full price, is asked with it, and nothing they do with it is told before they agree.',
  'share.sets-the-clients-rate':
    'Sharing a protocol sets the rate that its practitioner gives the client (clients.own-practitioners-rate-counts).',
  'share.fit-check':
    'A line without what the chosen client asks for (diet, allergies) is marked in the form, with products of the same main ingredient that have it; of whoever has not agreed to be a client it says that this is not known yet.',
  'share.keeps-what-was-typed':
    'Leaving the form and coming back keeps its recipients, note and discount; another protocol starts an empty one.',
  'share.shows-earlier-shares': 'A protocol shared before says with whom, when, and whether it was opened.',
  'share.shows-orders': 'A protocol shared before says who has ordered from it.',
  'share.mail-can-be-read': 'The practitioner can read the email to a client as it was sent, without its link.',
  'share.mail-goes-out-once':
    'A share writes one email to the client in the same transaction, without notes on health; a repeated call writes none.',
  'share.recent-clients-first':
    'Before anything is typed, the form offers the five clients shared with or linked last.',
} satisfies Requirements<'share'>

declare module '../../requirements/index.ts' {
  interface Rules {
    share: typeof share
  }
}
