import type { Requirements } from './requirement.ts'

export const error = {
  'error.answers-share-one-shape': {
    rule: 'Every refusal is {message, errors?: {field: message}} in the language of language_code.',
    built: true,
  },
  'error.status-meanings': {
    rule: '400 is bad input, 401 not signed in, 403 not allowed, 404 not found or not yours, 409 a conflict, 413 too large, 414 too long an address, 415 a wrong type, 422 a token that cannot be used, 429 too many, 503 starting, overloaded or without a database.',
    built: true,
  },
  'error.busy-answers-say-when': { rule: '429 and 503 carry Retry-After.', built: true },
  'error.nothing-internal-is-shown': {
    rule: 'No answer says anything internal; each carries a request id that the log holds too.',
    built: true,
  },
  'error.one-logger': {
    rule: "What is 'logged only', 'console only' or a warning goes through one logger, and a test that expects such a line names it.",
    built: true,
  },
  'error.lost-code-reloads-once': {
    rule: 'A page whose code cannot be loaded reloads once per build; if that fails, an error page offers a way on.',
    built: true,
  },
  'error.page-of-the-router': {
    rule: "An error that no screen handles shows the heading 'Unexpected Application Error!', followed by its message or status.",
    built: true,
  },
  'error.unknown-icon-is-logged': { rule: 'An unknown icon type is logged and draws nothing.', built: true },
} satisfies Requirements<'error'>
