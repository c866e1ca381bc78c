import type { Requirements } from './requirement.ts'

export const share = {
  'share.needs-certificate': {
    rule: 'Types 1 and 2 may share; for others the share button is disabled, with a tooltip that the certificate is not approved.',
    built: true,
  },
  'share.admin-shares-own-only': {
    rule: 'An admin may share their own objects only; the builder still shows to types 2 and 3 alone.',
    built: true,
  },
  'share.needs-a-recipient': { rule: 'At least one recipient is needed.', built: true },
  'share.search-picks-a-client': {
    rule: 'Clients are searched while typing; arrow keys move through the list and Enter chooses.',
    built: true,
  },
  'share.client-search-waits': {
    rule: 'The client search starts above 2 characters, waits 500 ms after the last key and asks for 100 clients at most.',
    built: true,
  },
  'share.client-search-failure': {
    rule: 'A failed client search shows the text of the key search.failed-to-fetch-clients, and an empty result that of search.no-client.',
    built: true,
  },
  'share.typed-email-is-checked': {
    rule: "A typed email must be valid, and 'email invalid' shows once more than 2 characters are typed.",
    built: true,
  },
  'share.no-recipient-twice': {
    rule: 'A client or email that is chosen already is refused with a message, also where a search finds nobody else.',
    built: true,
  },
  'share.invalid-recipient-blocks': {
    rule: "Any invalid recipient blocks sending, with 'emails invalid'.",
    built: true,
  },
  'share.new-email-needs-both-names': {
    rule: "Inviting a new email needs first_name and last_name, else 'form.empty-field'.",
    built: true,
  },
  'share.discount-choices': {
    rule: 'The discount is 0, 5, 10, 15 or 20 percent, as far as that is not above the base rate of commission.',
    built: true,
  },
  'share.discount-starts-unchosen': {
    rule: "No discount is chosen at first, and 0 is a choice; a known client's own rate is preselected.",
    built: true,
  },
  'share.discount-shows-both-sides': {
    rule: 'While choosing, each rate shows what the client pays and what the practitioner earns.',
    built: true,
  },
  'share.discount-of-their-own-practitioner': {
    rule: "A practitioner who is not the client's own is told so in place of a rate, in the share form and on the client's page, and their shares and emails promise none (clients.own-practitioners-rate-counts).",
    built: true,
  },
  'share.address-is-looked-up': {
    rule: 'An address is looked up among all own clients before names are asked for it; the form says that it is looking, and a failed look-up can be tried again.',
    built: true,
  },
  'share.when-sending-is-disabled': {
    rule: 'Sending is disabled without recipients, while the account is not approved, while text remains in the search box, and while a new client is added without a discount.',
    built: true,
  },
  'share.not-approved-is-type-three': { rule: 'An account that is not approved is one of type 3.', built: true },
  'share.one-call-per-recipient': {
    rule: 'Each recipient gets a call of their own, in order and with its own result; those that failed stay in the form with their reason.',
    built: true,
  },
  'share.waits-for-the-lines': {
    rule: 'A share is sent once everything that was done to the lines is with the server; until then it can be called off, and what is lost on the way holds it back.',
    built: true,
  },
  'share.request-fields': {
    rule: 'A share sends id of the protocol, email, first_name, last_name, user_id, discount and notes.',
    built: true,
  },
  'share.failure-says-why': {
    rule: "A failed share shows the server's message or 'protocol failed to share'.",
    built: true,
  },
  'share.unknown-email-is-invited': {
    rule: 'Sharing with an unknown email makes an inactive account of type 4, whose email leads to choosing a password, which activates it and is the yes to the practitioner (clients.password-by-link-is-a-yes).',
    built: true,
  },
  'share.unlinked-is-asked': {
    rule: 'Someone who is not linked holds a shared protocol at full price, is asked with it, and nothing they do with it is told before they agree.',
    built: true,
  },
  'share.sets-the-clients-rate': {
    rule: 'Sharing a protocol sets the rate that its practitioner gives the client (clients.own-practitioners-rate-counts).',
    built: true,
  },
  'share.fit-check': {
    rule: 'A line without what the chosen client asks for (diet, allergies) is marked in the form, with products of the same main ingredient that have it; of whoever has not agreed to be a client it says that this is not known yet.',
    built: true,
  },
  'share.keeps-what-was-typed': {
    rule: 'Leaving the form and coming back keeps its recipients, note and discount; another protocol starts an empty one.',
    built: true,
  },
  'share.shows-earlier-shares': {
    rule: 'A protocol shared before says with whom, when, and whether it was opened.',
    built: true,
  },
  'share.shows-orders': { rule: 'A protocol shared before says who has ordered from it.', built: true },
  'share.mail-can-be-read': {
    rule: 'The practitioner can read the email to a client as it was sent, without its link.',
    built: true,
  },
  'share.mail-goes-out-once': {
    rule: 'A share writes one email to the client in the same transaction, without notes on health; a repeated call writes none.',
    built: true,
  },
  'share.recent-clients-first': {
    rule: 'Before anything is typed, the form offers the five clients shared with or linked last.',
    built: true,
  },
} satisfies Requirements<'share'>
