import type { Requirements } from './requirement.ts'

export const error = {
  'error.answers-share-one-shape':
    'Every refusal is {message, errors?: {field: message}} in the language of language_code.',
  'error.status-meanings':
    '400 is bad input, 401 not signed in, 403 not allowed, 404 not found or not yours, 409 a conflict, 413 too large, 414 too long an address, 415 a wrong type, 422 a token that cannot be used, 429 too many, 503 starting, overloaded or without a database.',
  'error.busy-answers-say-when': '429 and 503 carry Retry-After.',
  'error.nothing-internal-is-shown':
    'No answer says anything internal; each carries a request id that the log holds too.',
  'error.one-logger':
    "What is 'logged only', 'console only' or a warning goes through one logger, and a test that expects such a line names it.",
  'error.lost-code-reloads-once':
    'A page whose code cannot be loaded reloads once per build; if that fails, an error page offers a way on.',
  'error.page-of-the-router':
    "An error that no screen handles shows the heading 'Unexpected Application Error!', followed by its message or status.",
  'error.unknown-icon-is-logged': 'An unknown icon type is logged and draws nothing.',
} satisfies Requirements<'error'>
