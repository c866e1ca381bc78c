import type { Requirements } from './requirement.ts'

export const account = {
  'account.index-leads-by-type': { rule: "/account leads to the area of the user's type.", built: true },
  'account.types-are-four': {
    rule: 'User types are 1 Admin, 2 CertifiedPractitioner, 3 Practitioner and 4 Client.',
    built: true,
  },
  'account.profile-can-be-changed': {
    rule: 'A user can change their details, their language and, as a practitioner, their practice.',
    built: true,
  },
  'account.forms-send-what-was-changed': {
    rule: 'A form of the profile sends what the user has changed in it, and writes nothing older over what another tab or device has saved.',
    built: true,
  },
  'account.type-cannot-be-changed': { rule: 'No user can change their own type, email or certificate.', built: true },
  'account.changed-certificate-is-checked': {
    rule: 'A certified practitioner who changes what the certificate rests on stays approved while an admin checks it; once the details are as approved again, nothing is checked.',
    built: true,
  },
  'account.check-is-explained': {
    rule: 'Before saving and while the check runs, the profile says that page, clients and their discounts stay as they are.',
    built: true,
  },
  'account.password-change-signs-out-others': {
    rule: 'Changing the password takes the present one and signs out every other device.',
    built: true,
  },
  'account.devices-are-listed': {
    rule: 'A user sees the devices that are signed in and can sign out one of the others or all of them, after a confirmation.',
    built: true,
  },
  'account.data-can-be-exported': {
    rule: 'A user can take along all data that is stored about them as one file.',
    built: true,
  },
  'account.can-be-deleted': {
    rule: 'A user can delete their account for good, after confirming twice; the session ends with it.',
    built: true,
  },
  'account.last-admin-stays': { rule: 'The only admin of a shop cannot delete their account.', built: true },
  'account.client-wishes': {
    rule: 'A client names whom products should suit and what they should be free from.',
    built: true,
  },
  'account.client-chooses-the-practitioner': {
    rule: 'A client can change to another practitioner they are linked with, or to none.',
    built: true,
  },
  'account.consent-is-asked': {
    rule: 'A client sees on the first page of their area who asks to be their practitioner, what that practitioner will see, which discount they offer and whose place they would take, and answers yes or no.',
    built: true,
  },
  'account.consent-waits-for-the-answer': {
    rule: 'No practitioner and no discount is shown as agreed before the server has taken the yes; profile and cart are then fetched anew.',
    built: true,
  },
  'account.linked-are-listed': {
    rule: "A client's profile lists who is linked with them, since when, what these practitioners see and whose discount counts.",
    built: true,
  },
  'account.link-ends-by-one-press': {
    rule: 'A client ends the link with a practitioner by one press, beside which the page says what ends and what stays.',
    built: true,
  },
  'account.joining-says-what-is-seen': {
    rule: 'Before anyone becomes a client by a practice page or a registration, the page says what the practitioner will see.',
    built: true,
  },
  'account.side-navigation': {
    rule: 'The areas of a practitioner are home, saved folders, protocols, clients, commission, orders, shop, profile and logout, in this order.',
    built: true,
  },
  'account.trail-leads-up': {
    rule: 'Every page below the first of an area shows the way from there to itself.',
    built: true,
  },
  'account.practitioner-home': {
    rule: "The practitioner's home shows their latest protocols, clients who have not opened or ordered, this month's commission and how complete their shop page is.",
    built: true,
  },
  'account.contact-form': { rule: 'Anyone can write to the shop by the contact form.', built: true },
  'account.builder-mode-in-profile': {
    rule: "The profile offers the switch between the builder's Standard and Redesign modes.",
    built: true,
  },
} satisfies Requirements<'account'>
