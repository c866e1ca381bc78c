import type { Requirements } from '../../requirements/requirement.ts'

export const account = {
  'account.index-leads-by-type': "/account leads to the area of the user's type.",
  'account.types-are-four': 'User types are 1 Admin, 2 CertifiedPractitioner, 3 Practitioner and 4 Client.',
  'account.profile-can-be-changed':
    'A user can change their details, their language and, as a practitioner, their practice.',
  'account.forms-send-what-was-changed':
    'A form of the profile sends what the user has changed in it, and writes nothing older over what another tab or device has saved.',
  'account.type-cannot-be-changed': 'No user can change their own type, email or certificate.',
  'account.changed-certificate-is-checked':
    'A certified practitioner who changes what the certificate rests on stays approved while an admin checks it; once the details are as approved again, nothing is checked.',
  'account.check-is-explained':
    'Before saving and while the check runs, the profile says that page, clients and their discounts stay as they are.',
  'account.password-change-signs-out-others':
    'Changing the password takes the present one and signs out every other device.',
  'account.devices-are-listed':
    'A user sees the devices that are signed in and can sign out one of the others or all of them, after a confirmation.',
  'account.data-can-be-exported': 'A user can take along all data that is stored about them as one file.',
  'account.can-be-deleted':
    'A user can delete their account for good, after confirming twice; the session ends with it.',
  'account.last-admin-stays': 'The only admin of a shop cannot delete their account.',
  'account.client-wishes': 'A client names whom products should suit and what they should be free from.',
  'account.client-chooses-the-practitioner':
    'A client can change to another practitioner they are linked with, or to none.',
  'account.consent-is-asked':
    'A client sees on the first page of their area who asks to be their practitioner, what that practitioner will see, which discount they offer and whose place they would take, and answers yes or no.',
  'account.consent-waits-for-the-answer':
    'No practitioner and no discount is shown as agreed before the server has taken the yes; profile and cart are then fetched anew.',
  'account.linked-are-listed':
    "A client's profile lists who is linked with them, since when, what these practitioners see and whose discount counts.",
  'account.link-ends-by-one-press':
    'A client ends the link with a practitioner by one press, beside which the page says what ends and what stays.',
  'account.joining-says-what-is-seen':
    'Before anyone becomes a client by a practice page or a registration, the page says what the practitioner will see.',
  'account.side-navigation':
    'The areas of a practitioner are home, saved folders, protocols, clients, commission, orders, shop, profile and logout, in this order.',
  'account.bar-on-phones':
    'In a narrow window the pages that each kind of user opens most stand in a bar at its foot, the others behind a button there; a quiet page has no bar.',
  'account.trail-leads-up': 'Every page below the first of an area shows the way from there to itself.',
  'account.practitioner-home':
    "The practitioner's home shows their latest protocols, clients who have not opened or ordered, this month's commission and how complete their shop page is.",
  'account.deletion-says-what-is-owed':
    'Before an account is deleted, its person is told what commission is approved and pending, and what is kept until it is paid.',
  'account.contact-form': 'Anyone can write to the shop by the contact form.',
  'account.builder-mode-in-profile': "The profile offers the switch between the builder's Standard and Redesign modes.",
} satisfies Requirements<'account'>

declare module '../../requirements/index.ts' {
  interface Rules {
    account: typeof account
  }
}
