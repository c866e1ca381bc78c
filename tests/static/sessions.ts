/** A rule of the specification on sessions, and the sentence of the test that holds it. */
interface Row {
  readonly rule: string
  /** The file of the tests, or the model that they are generated from, and their sentence as it stands there. */
  readonly file: string
  readonly sentence: string
}

const SESSION = 'tests/models/session.model.ts'
const APP = 'tests/models/app-form-rules.ts'
const CALLS = 'tests/actors/session-calls.test.ts'
const TOKENS = 'tests/actors/tokens.test.ts'
const BROWSER = 'tests/browser/session.spec.ts'
const SIGN_IN = 'tests/browser/sign-in.spec.ts'
const BY_TOKEN = 'tests/models/token-sign-in.ts'

/** Where each rule of sections 4 and 8 on sessions, and of decision 22, is tested. */
export const SESSION_RULES: readonly Row[] = [
  {
    rule: '4: loggedout to loggedin on login, activation, password reset or multipass login',
    file: CALLS,
    sentence: 'a way in is told to the session by the store of tokens, whichever it was',
  },
  {
    rule: '4: loggedin by tokens that are stored',
    file: SESSION,
    sentence: 'is loggedin with stored tokens and after each way in, and has the person asked for (section 4)',
  },
  {
    rule: '4: loggedout on logout',
    file: SESSION,
    sentence: 'tells the server that the session ends before anything is let go',
  },
  {
    rule: '4: loggedout on token failure',
    file: SESSION,
    sentence:
      'is loggedout on token failure: the tokens are cleared, and the person is told that they have expired (section 4, section 8)',
  },
  {
    rule: '4: loggedout on a logout broadcast from another tab',
    file: SESSION,
    sentence: 'is loggedout without a word on a logout broadcast from another tab (section 4)',
  },
  { rule: '4: the broadcast itself', file: TOKENS, sentence: 'a logout in one tab is told to the other' },
  {
    rule: '4: token changes in storage made by another tab re-sync the session',
    file: SESSION,
    sentence: 'asks who it is when another tab has stored other tokens (section 4)',
  },
  {
    rule: '4: both in real tabs',
    file: BROWSER,
    sentence:
      'a login in one tab is one in the other, which shows the price that a visitor does not see; a logout there is one here',
  },
  {
    rule: '4: access token refreshed every 55 minutes',
    file: SESSION,
    sentence: 'refreshes the access token 55 minutes after it was stored (section 4, section 9)',
  },
  {
    rule: '9: every 3,300,000 ms',
    file: CALLS,
    sentence: 'is refreshed at exactly 3,300,000 ms and not before (section 9)',
  },
  {
    rule: '4: wake lock while logged in',
    file: CALLS,
    sentence:
      'is held while somebody is logged in, asked for again when the page comes back, and let go at logout (section 4)',
  },
  {
    rule: '8: login 400: message shown',
    file: SESSION,
    sentence: 'leaves who is signed in alone when a login is refused with 400 or comes too often (section 8)',
  },
  {
    rule: '8: login 401, 500 or unknown: log out',
    file: SESSION,
    sentence: 'logs out when a login is refused with 401, 500 or an unknown status (section 8)',
  },
  {
    rule: '8: login 422: try a token refresh',
    file: SESSION,
    sentence: 'tries a refresh when a login is refused with 422, however young the tokens are (section 8)',
  },
  {
    rule: '8: login statuses reach the session',
    file: APP,
    sentence:
      'tells the session with which status a login was refused, and nothing of one without an answer (section 8)',
  },
  {
    rule: '8: logout 422: treated as logged out',
    file: SESSION,
    sentence: 'takes a logout that the server refuses with 422 for one that is done (section 8)',
  },
  {
    rule: '8: other logout failure: message',
    file: SESSION,
    sentence: 'stays after any other failure of a logout and says so (section 8)',
  },
  {
    rule: '8: any 401 on an authenticated call clears the tokens',
    file: SESSION,
    sentence: 'clears the tokens on a 401 of any authenticated call and says so (section 8)',
  },
  {
    rule: '8: profile failure: text plus the user type',
    file: SESSION,
    sentence: 'says with the type of the user that account or profile could not be fetched (section 8)',
  },
  {
    rule: '8: registration failure: server message or the unexpected-error text',
    file: 'tests/browser/register.spec.ts',
    sentence: 'a client reads the terms without losing what was typed, is told why the shop refuses, and registers',
  },
  {
    rule: '8: forgot-password failure: the password-reset text',
    file: SIGN_IN,
    sentence: 'a link for a new password that could not be sent says so, and why (section 8)',
  },
  {
    rule: '8: reset failure: invalid-token text',
    file: APP,
    sentence: 'leads to the login with the invalid-token text after a failed reset (section 8)',
  },
  {
    rule: '8: activation failure: go to /login',
    file: APP,
    sentence: 'leads to the login after a failed activation (section 8)',
  },
  {
    rule: '8: activation and multipass failure: message',
    file: BY_TOKEN,
    sentence:
      'says in the server’s words, or in its own, why the token is of no use, and leads to the login (section 8, decision 25)',
  },
  {
    rule: '22: no token in an address, a line or a message',
    file: BROWSER,
    sentence:
      'no access or refresh token stands in an address, in the console or in what the page says, nor in the history, from the login over a new pair to a refusal',
  },
  {
    rule: '22: server-rendered pages are the visitor’s',
    file: SESSION,
    sentence: 'draws the page on the server for a visitor whom nobody has asked for tokens (decision 22)',
  },
  {
    rule: '22: one refresh at a time across tabs',
    file: BROWSER,
    sentence: 'three tabs whose access token is due ask for a new one once, and a reload keeps the session',
  },
  {
    rule: '22: the timer looks at the clock when the page is in sight',
    file: CALLS,
    sentence: 'is refreshed at once when a laptop wakes that has slept for hours (decision 22)',
  },
  {
    rule: '22: the timer looks at the clock when the page is online',
    file: CALLS,
    sentence: 'is looked at when the network is back',
  },
  {
    rule: '22: a refresh that fails keeps the session and tries again',
    file: SESSION,
    sentence: 'keeps the session when a refresh fails by network or 5xx, and tries again after 5 s (decision 22)',
  },
  {
    rule: '22: calls wait for a refresh',
    file: CALLS,
    sentence: 'waits for a refresh that is due, and is sent with the new token (decision 22)',
  },
  {
    rule: '22: a 401 clears the tokens only if the one sent is still stored',
    file: TOKENS,
    sentence: 'a refused token that was replaced meanwhile changes nothing (decision 22)',
  },
]
