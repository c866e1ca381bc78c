import type { Requirements } from './requirement.ts'

export const call = {
  'call.contract-is-complete': {
    rule: 'Every call lives under /api with exactly the method, path and parameters of the contract.',
    built: true,
  },
  'call.reads-its-own-parameters-only': {
    rule: 'A call refuses what is wrong with its own query parameters, naming them, and ignores all others whatever they hold.',
    built: true,
  },
  'call.sends-json-with-credentials': { rule: 'Calls send JSON with credentials included.', built: true },
  'call.bearer-unless-open': {
    rule: 'Calls carry the access token as a bearer token unless they are open to visitors; the refresh carries the refresh token.',
    built: true,
  },
  'call.delete-ids-in-body-or-query': {
    rule: 'A delete that carries a body carries the same ids in the query, and the server takes either.',
    built: true,
  },
  'call.idempotency-key-happens-once': {
    rule: 'A call under an Idempotency-Key is carried out once and answered alike.',
    built: true,
  },
  'call.costly-needs-a-key': {
    rule: 'Ordering, paying and paying commission out are refused without an Idempotency-Key.',
    built: true,
  },
  'call.answers-keep-the-contract': {
    rule: 'An answer that breaks the contract is unreadable to the client and logged.',
    built: true,
  },
  'call.keeps-its-key-before-sending': {
    rule: 'A call that must happen once stores its key in the browser before it is sent.',
    built: true,
  },
  'call.unanswered-asks-under-the-same-key': {
    rule: 'A call whose answer was lost, or that met a 5xx, is asked again under the same key, on request and after pauses that grow to a minute.',
    built: true,
  },
  'call.unanswered-survives-a-reload': {
    rule: 'After a reload an unanswered call of the same user is asked again under its key, unless they have signed in again since.',
    built: true,
  },
  'call.refusal-ends-it': {
    rule: 'Any answer ends a call that must happen once, also one that says the user must sign in: nothing is sent after it without a press.',
    built: true,
  },
  'call.unanswered-waits-after-a-sign-in': {
    rule: "An unanswered call whose user has signed in again since waits for a press, under the same key. It's said that nobody knows if it was carried out, and it can be let go.",
    built: true,
  },
  'call.unanswered-ends-after-a-day': {
    rule: 'An unanswered call is asked again for a day at most.',
    built: true,
  },
  'call.every-tab-knows-it': {
    rule: "While one tab sends a call that must happen once, the user's other tabs wait for its outcome, and one of them goes on under the same key once that tab is gone.",
    built: true,
  },
  'call.waits-for-what-comes-first': {
    rule: 'A call that depends on unsent changes waits for them, can be called off meanwhile, and is held back where they are lost.',
    built: true,
  },
} satisfies Requirements<'call'>
