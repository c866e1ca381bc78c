import type { Requirements } from './requirement.ts'

export const security = {
  'security.no-token-in-an-address': 'No access or refresh token ever stands in an address.',
  'security.one-time-tokens-leave-the-address':
    'The one-time token of an email is taken out of the address on arrival and masked in logs.',
  'security.no-referrer': 'Pages send Referrer-Policy no-referrer.',
  'security.strict-content-policy': 'A strict content security policy allows nothing but the shop itself.',
  'security.guessing-is-limited':
    'Limits against guessing count the pair of network and email first, and let the owner with the right password in from a network without failures of its own.',
  'security.login-tells-no-accounts': 'A refused login does not tell whether the email has an account.',
  'security.log-holds-no-secret': 'The log never holds a token, a password, the body of an email or a note.',
  'security.no-header-is-trusted-without-a-proxy':
    'Headers that name the caller count only behind as many proxies as TRUST_PROXY says.',
  'security.writes-from-elsewhere-are-refused': 'Writes from another origin are refused.',
} satisfies Requirements<'security'>
