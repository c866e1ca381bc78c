import type { Requirements } from './requirement.ts'

export const retry = {
  'retry.same-question-once-in-two-seconds': 'The same data is not asked for twice within 2 s.',
  'retry.failed-reads-after-five-seconds':
    'What a screen could not fetch is asked for again after 5 s, then after growing pauses up to a minute.',
  'retry.at-once-when-the-user-returns':
    'What is missing is asked for at once when the window gets the focus, when the connection is back, and at a press.',
  'retry.old-data-stays-in-sight': 'What was fetched before stays in sight while newer data is on its way.',
  'retry.cached-data-expires': "Cached data carries a key with the shop's prefix and expires.",
  'retry.failed-writes-five-more-times':
    'A change answered with 5xx or 429 is tried again with growing pauses, obeying Retry-After, at most 5 more times within 60 s.',
  'retry.given-up-write-blames-the-shop':
    'A change that still fails is undone, says that the shop had a problem rather than the connection, and can be tried again.',
  'retry.lines-never-wait-for-each-other': 'A line that keeps failing holds up no other line.',
  'retry.offline-writes-wait': 'Only a lost connection keeps a change waiting without end.',
} satisfies Requirements<'retry'>
