import type { Requirements } from '../../requirements/requirement.ts'

export const session = {
  'session.is-in-or-out': 'A browser is loggedin or loggedout; it is loggedin exactly while tokens are stored.',
  'session.four-ways-in': 'Login, account activation, password reset and multipass login make the session loggedin.',
  'session.ends-on-logout': 'Logging out tells the server first and then lets the tokens go.',
  'session.ends-on-token-failure':
    'A refresh that the server refuses clears the tokens, ends the session and says that it has expired.',
  'session.other-tab-ends-it':
    'A logout in one tab is broadcast and ends the session in every other tab without a message.',
  'session.other-tab-changes-it':
    'Tokens that another tab stores bring this tab in step: it asks anew who is signed in.',
  'session.tokens-in-local-storage': 'access_token and refresh_token are kept in local storage, and nowhere else.',
  'session.lasts-as-long-as-the-page':
    'Where the browser refuses to keep the tokens, the session lasts as long as the page, and a message says so.',
  'session.refreshes-before-expiry':
    'The access token is refreshed every 55 minutes (3,300,000 ms), before its 60 minutes are over.',
  'session.looks-at-the-clock':
    'The age of the token is also looked at when the page becomes visible or online, since a sleeping device counts no minutes.',
  'session.refresh-needs-a-refresh-token': 'A refresh is only tried with a stored refresh token.',
  'session.one-refresh-for-all-tabs':
    'All tabs together refresh once at a time, and the others take the tokens that come of it; also in a browser without locks.',
  'session.calls-wait-for-a-refresh':
    'A call waits for a refresh that is due or running and is sent with the new token.',
  'session.failed-refresh-keeps-it':
    'A refresh that fails by network or with 5xx, or is not answered within 12 s, keeps the session and is tried again after 5 s.',
  'session.unauthorised-clears-the-tokens':
    'A 401 on any authenticated call clears the tokens, if the one that was sent is still stored, and says that they have expired.',
  'session.no-token-no-call':
    'Account and cart calls without a stored access token raise Unauthorized before they reach the network.',
  'session.missing-token-asks-to-sign-in':
    'A call that finds its token gone ends the session and asks to sign in, by what was to be done; the message goes once someone signs in.',
  'session.keeps-the-screen-awake': 'A screen wake lock is requested while the session is loggedin.',
  'session.access-token-lasts-an-hour': 'An access token is signed and lasts 60 minutes.',
  'session.refresh-token-is-hashed': 'A refresh token is opaque and stored only as its hash.',
  'session.refresh-token-rotates':
    'Each refresh replaces the refresh token; for 30 s the replaced one still answers with a sibling of the same family.',
  'session.late-use-revokes-the-family':
    'A replaced refresh token that is used after those 30 s ends its whole family.',
  'session.server-draws-the-visitors-page': "A page drawn by the server is always the visitor's.",
  'session.logout-refused-with-422-is-done': 'A logout that the server refuses with 422 counts as done.',
  'session.failed-logout-says-so':
    'Any other failed logout leaves the user signed in and says that logging out failed.',
  'session.profile-by-type':
    'The profile comes from the practitioner endpoint for types 2 and 3 and from the client endpoint for type 4; an admin has none.',
  'session.profile-failure-names-the-type':
    'An account or profile that cannot be fetched is reported with the number of the user type and can be asked for again.',
} satisfies Requirements<'session'>

declare module '../../requirements/index.ts' {
  interface Rules {
    session: typeof session
  }
}
