import type { Requirements } from './requirement.ts'

export const security = {
  'security.no-token-in-an-address': { rule: 'No access or refresh token ever stands in an address.', built: true },
  'security.one-time-tokens-leave-the-address': {
    rule: 'The one-time token of an email is taken out of the address on arrival and masked in logs.',
    built: true,
  },
  'security.no-referrer': { rule: 'Pages send Referrer-Policy no-referrer.', built: true },
  'security.strict-content-policy': {
    rule: 'A strict content security policy allows nothing but the shop itself.',
    built: true,
  },
  'security.guessing-is-limited': {
    rule: 'Limits against guessing count the pair of network and email first, and let the owner with the right password in from a network without failures of its own.',
    built: true,
  },
  'security.login-tells-no-accounts': {
    rule: 'A refused login does not tell whether the email has an account.',
    built: true,
  },
  'security.log-holds-no-secret': {
    rule: 'The log never holds a token, a password, the body of an email or a note.',
    built: true,
  },
  'security.no-header-is-trusted-without-a-proxy': {
    rule: 'Headers that name the caller count only behind as many proxies as TRUST_PROXY says.',
    built: true,
  },
  'security.writes-from-elsewhere-are-refused': { rule: 'Writes from another origin are refused.', built: true },
} satisfies Requirements<'security'>
