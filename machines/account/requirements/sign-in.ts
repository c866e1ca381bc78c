import type { Requirements } from '../../requirements/requirement.ts'

export const signIn = {
  'sign-in.refused-with-400-shows-why':
    "A login refused with 400 shows the server's message, or that email or password is wrong, and leaves the session alone.",
  'sign-in.refused-with-401-logs-out': 'A login refused with 401, 500 or an unknown status logs out.',
  'sign-in.refused-with-422-tries-a-refresh':
    'A login refused with 422 tries a token refresh and logs out if that fails.',
  'sign-in.status-reaches-the-session': 'Every refused login tells its status to the session.',
  'sign-in.redirect-must-be-https':
    "Where a login answers the refresh token 'redirect', its access token is an address; it is followed only if it parses as https, else the user reads 'Insecure redirect URL detected. Please contact support if this issue persists.' and nothing is stored.",
  'sign-in.other-region-is-led-to-its-shop':
    "An account of the other region's shop is answered with a multipass address below UK_SHOP_URL.",
  'sign-in.guarded-page-leads-to-login':
    'A visitor of a guarded page is led to /login with the way back, and back there after signing in.',
  'sign-in.way-back-stays-on-the-origin': 'The way back is a path of this shop and never an address elsewhere.',
  'sign-in.wrong-type-is-told': 'A signed-in user of another type sees that the page is not for their account.',
  'sign-in.refused-page-asks-for-nothing': 'A page makes no call before its gate has let the user in.',
  'sign-in.known-user-is-led-on':
    'A signed-in user is led on from every way in, to where they came from or to their own area.',
  'sign-in.forgot-password-failure': 'A link for a new password that cannot be sent says so, with the reason.',
  'sign-in.forgot-password-tells-nobody':
    'Asking for a new password is answered alike, and as slowly, whether the email has an account or not.',
  'sign-in.reset-takes-both-passwords':
    'A reset takes password and confirm_password, which must be equal, and answers tokens, user_type_id and a message.',
  'sign-in.failed-reset-leads-to-login':
    'A reset token that is of no use says that it is invalid or expired and leads to /login.',
  'sign-in.failed-activation-leads-to-login': 'A failed activation leads to /login and says why.',
  'sign-in.multipass-failure-says-why': "A failed multipass login shows the server's message or a general one.",
  'sign-in.multipass-scheme':
    'A multipass token is encrypted with AES-128-CBC and signed with HMAC-SHA256, both keys derived from one shared secret, and holds JSON {email, created_at, return_to}.',
  'sign-in.multipass-works-once': 'A multipass token works once and for 15 minutes.',
  'sign-in.multipass-return-stays-here': "return_to leads on only within the shop's own origin.",
  'sign-in.multipass-makes-a-client': 'A multipass token for an unknown email makes an active client.',
  'sign-in.token-survives-no-answer': 'A one-time token that had no answer is kept and can be shown again.',
  'sign-in.redirect-needs-an-access-token': 'A redirect without an access token is an answer that cannot be read.',
} satisfies Requirements<'sign-in'>

declare module '../../requirements/index.ts' {
  interface Rules {
    signIn: typeof signIn
  }
}
