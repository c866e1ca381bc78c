import type { Requirements } from './requirement.ts'

export const call = {
  'call.contract-is-complete':
    'Every call lives under /api with exactly the method, path and parameters of the contract.',
  'call.reads-its-own-parameters-only':
    'A call refuses what is wrong with its own query parameters, naming them, and ignores all others whatever they hold.',
  'call.sends-json-with-credentials': 'Calls send JSON with credentials included.',
  'call.bearer-unless-open':
    'Calls carry the access token as a bearer token unless they are open to visitors; the refresh carries the refresh token.',
  'call.delete-ids-in-body-or-query':
    'A delete that carries a body carries the same ids in the query, and the server takes either.',
  'call.idempotency-key-happens-once': 'A call under an Idempotency-Key is carried out once and answered alike.',
  'call.costly-needs-a-key': 'Ordering, paying and paying commission out are refused without an Idempotency-Key.',
  'call.answers-keep-the-contract': 'An answer that breaks the contract is unreadable to the client and logged.',
  'call.keeps-its-key-before-sending': 'A call that must happen once stores its key in the browser before it is sent.',
  'call.unanswered-asks-under-the-same-key':
    'A call whose answer was lost, or that met a 5xx, is asked again under the same key, on request and after pauses that grow to a minute.',
  'call.unanswered-survives-a-reload':
    'After a reload an unanswered call of the same user is asked again under its key, unless they have signed in again since.',
  'call.refusal-ends-it':
    'Any answer ends a call that must happen once, also one that says the user must sign in: nothing is sent after it without a press.',
  'call.unanswered-waits-after-a-sign-in':
    "An unanswered call whose user has signed in again since waits for a press, under the same key. It's said that nobody knows if it was carried out, and it can be let go.",
  'call.unanswered-ends-after-a-day': 'An unanswered call is asked again for a day at most.',
  'call.every-tab-knows-it':
    "While one tab sends a call that must happen once, the user's other tabs wait for its outcome, and one of them goes on under the same key once that tab is gone.",
  'call.waits-for-what-comes-first':
    'A call that depends on unsent changes waits for them, can be called off meanwhile, and is held back where they are lost.',
} satisfies Requirements<'call'>
