import type { Requirements } from './requirement.ts'

export const signIn = {
  'sign-in.refused-with-400-shows-why': {
    rule: "A login refused with 400 shows the server's message, or that email or password is wrong, and leaves the session alone.",
    built: true,
  },
  'sign-in.refused-with-401-logs-out': {
    rule: 'A login refused with 401, 500 or an unknown status logs out.',
    built: true,
  },
  'sign-in.refused-with-422-tries-a-refresh': {
    rule: 'A login refused with 422 tries a token refresh and logs out if that fails.',
    built: true,
  },
  'sign-in.status-reaches-the-session': { rule: 'Every refused login tells its status to the session.', built: true },
  'sign-in.redirect-must-be-https': {
    rule: "Where a login answers the refresh token 'redirect', its access token is an address; it is followed only if it parses as https, else the user reads 'Insecure redirect URL detected. Please contact support if this issue persists.' and nothing is stored.",
    built: true,
  },
  'sign-in.other-region-is-led-to-its-shop': {
    rule: "An account of the other region's shop is answered with a multipass address below UK_SHOP_URL.",
    built: true,
  },
  'sign-in.guarded-page-leads-to-login': {
    rule: 'A visitor of a guarded page is led to /login with the way back, and back there after signing in.',
    built: true,
  },
  'sign-in.way-back-stays-on-the-origin': {
    rule: 'The way back is a path of this shop and never an address elsewhere.',
    built: true,
  },
  'sign-in.wrong-type-is-told': {
    rule: 'A signed-in user of another type sees that the page is not for their account.',
    built: true,
  },
  'sign-in.refused-page-asks-for-nothing': {
    rule: 'A page makes no call before its gate has let the user in.',
    built: true,
  },
  'sign-in.known-user-is-led-on': {
    rule: 'A signed-in user is led on from every way in, to where they came from or to their own area.',
    built: true,
  },
  'sign-in.forgot-password-failure': {
    rule: 'A link for a new password that cannot be sent says so, with the reason.',
    built: true,
  },
  'sign-in.forgot-password-tells-nobody': {
    rule: 'Asking for a new password is answered alike, and as slowly, whether the email has an account or not.',
    built: true,
  },
  'sign-in.reset-takes-both-passwords': {
    rule: 'A reset takes password and confirm_password, which must be equal, and answers tokens, user_type_id and a message.',
    built: true,
  },
  'sign-in.failed-reset-leads-to-login': {
    rule: 'A reset token that is of no use says that it is invalid or expired and leads to /login.',
    built: true,
  },
  'sign-in.failed-activation-leads-to-login': {
    rule: 'A failed activation leads to /login and says why.',
    built: true,
  },
  'sign-in.multipass-failure-says-why': {
    rule: "A failed multipass login shows the server's message or a general one.",
    built: true,
  },
  'sign-in.multipass-scheme': {
    rule: 'A multipass token is encrypted with AES-128-CBC and signed with HMAC-SHA256, both keys derived from one shared secret, and holds JSON {email, created_at, return_to}.',
    built: true,
  },
  'sign-in.multipass-works-once': { rule: 'A multipass token works once and for 15 minutes.', built: true },
  'sign-in.multipass-return-stays-here': { rule: "return_to leads on only within the shop's own origin.", built: true },
  'sign-in.multipass-makes-a-client': {
    rule: 'A multipass token for an unknown email makes an active client.',
    built: true,
  },
  'sign-in.token-survives-no-answer': {
    rule: 'A one-time token that had no answer is kept and can be shown again.',
    built: true,
  },
  'sign-in.redirect-needs-an-access-token': {
    rule: 'A redirect without an access token is an answer that cannot be read.',
    built: true,
  },
} satisfies Requirements<'sign-in'>
