import type { Requirements } from './requirement.ts'

export const session = {
  'session.is-in-or-out': {
    rule: 'A browser is loggedin or loggedout; it is loggedin exactly while tokens are stored.',
    built: true,
  },
  'session.four-ways-in': {
    rule: 'Login, account activation, password reset and multipass login make the session loggedin.',
    built: true,
  },
  'session.ends-on-logout': { rule: 'Logging out tells the server first and then lets the tokens go.', built: true },
  'session.ends-on-token-failure': {
    rule: 'A refresh that the server refuses clears the tokens, ends the session and says that it has expired.',
    built: true,
  },
  'session.other-tab-ends-it': {
    rule: 'A logout in one tab is broadcast and ends the session in every other tab without a message.',
    built: true,
  },
  'session.other-tab-changes-it': {
    rule: 'Tokens that another tab stores bring this tab in step: it asks anew who is signed in.',
    built: true,
  },
  'session.tokens-in-local-storage': {
    rule: 'access_token and refresh_token are kept in local storage, and nowhere else.',
    built: true,
  },
  'session.lasts-as-long-as-the-page': {
    rule: 'Where the browser refuses to keep the tokens, the session lasts as long as the page, and a message says so.',
    built: true,
  },
  'session.refreshes-before-expiry': {
    rule: 'The access token is refreshed every 55 minutes (3,300,000 ms), before its 60 minutes are over.',
    built: true,
  },
  'session.looks-at-the-clock': {
    rule: 'The age of the token is also looked at when the page becomes visible or online, since a sleeping device counts no minutes.',
    built: true,
  },
  'session.refresh-needs-a-refresh-token': {
    rule: 'A refresh is only tried with a stored refresh token.',
    built: true,
  },
  'session.one-refresh-for-all-tabs': {
    rule: 'All tabs together refresh once at a time, and the others take the tokens that come of it; also in a browser without locks.',
    built: true,
  },
  'session.calls-wait-for-a-refresh': {
    rule: 'A call waits for a refresh that is due or running and is sent with the new token.',
    built: true,
  },
  'session.failed-refresh-keeps-it': {
    rule: 'A refresh that fails by network or with 5xx, or is not answered within 12 s, keeps the session and is tried again after 5 s.',
    built: true,
  },
  'session.unauthorised-clears-the-tokens': {
    rule: 'A 401 on any authenticated call clears the tokens, if the one that was sent is still stored, and says that they have expired.',
    built: true,
  },
  'session.no-token-no-call': {
    rule: 'Account and cart calls without a stored access token raise Unauthorized before they reach the network.',
    built: true,
  },
  'session.missing-token-asks-to-sign-in': {
    rule: 'A call that finds its token gone ends the session and asks to sign in, by what was to be done; the message goes once someone signs in.',
    built: true,
  },
  'session.keeps-the-screen-awake': {
    rule: 'A screen wake lock is requested while the session is loggedin.',
    built: true,
  },
  'session.access-token-lasts-an-hour': { rule: 'An access token is signed and lasts 60 minutes.', built: true },
  'session.refresh-token-is-hashed': { rule: 'A refresh token is opaque and stored only as its hash.', built: true },
  'session.refresh-token-rotates': {
    rule: 'Each refresh replaces the refresh token; for 30 s the replaced one still answers with a sibling of the same family.',
    built: true,
  },
  'session.late-use-revokes-the-family': {
    rule: 'A replaced refresh token that is used after those 30 s ends its whole family.',
    built: true,
  },
  'session.server-draws-the-visitors-page': {
    rule: "A page drawn by the server is always the visitor's.",
    built: true,
  },
  'session.logout-refused-with-422-is-done': {
    rule: 'A logout that the server refuses with 422 counts as done.',
    built: true,
  },
  'session.failed-logout-says-so': {
    rule: 'Any other failed logout leaves the user signed in and says that logging out failed.',
    built: true,
  },
  'session.profile-by-type': {
    rule: 'The profile comes from the practitioner endpoint for types 2 and 3 and from the client endpoint for type 4; an admin has none.',
    built: true,
  },
  'session.profile-failure-names-the-type': {
    rule: 'An account or profile that cannot be fetched is reported with the number of the user type and can be asked for again.',
    built: true,
  },
} satisfies Requirements<'session'>
